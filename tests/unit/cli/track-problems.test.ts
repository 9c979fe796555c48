import { expect, test } from 'vitest';
import { trackProblems } from '../../../cli/track-problems.ts';
import type { Diagnostic } from '../../../src/index.ts';
import { problem } from './fake-terminal.ts';

function warning(file: string, message = 'A page without a description.', line = 1): Diagnostic {
  return problem({ severity: 'warning', message, place: { file, line, column: 1 } });
}

const a = warning('content/guides/a.md');
const b = warning('content/guides/b.md');
const error = problem();

/** The result of an edit that saved the given files and left the given problems. */
const after = (diagnostics: readonly Diagnostic[], saved: readonly string[] = []) => ({
  diagnostics,
  saved,
  ok: diagnostics.every(({ severity }) => severity === 'warning'),
});

test('the first result reports all problems', () => {
  expect(trackProblems()(after([a, error, b]))).toEqual({
    problems: [a, error, b],
    alreadyReported: 0,
    isFixed: false,
  });
});

const again: readonly [string, readonly Diagnostic[], readonly string[], readonly Diagnostic[]][] = [
  ['another file is saved', [a, b], ['content/c.md'], []],
  ['the file of one is saved', [a, b], ['content/guides/b.md'], [b]],
  ['their folder is renamed', [a, b], ['content/guides'], [a, b]],
  ['a folder with a similar name is renamed', [a, b], ['content/guide'], []],
  ['one is fixed', [b], ['content/guides/a.md'], []],
  ['a new warning', [a, b, warning('content/c.md')], ['content/c.md'], [warning('content/c.md')]],
  [
    'a new warning in a file that was not saved',
    [a, warning('content/guides/a.md', 'A link to nothing.'), b],
    [],
    [warning('content/guides/a.md', 'A link to nothing.')],
  ],
  ['one moved to another line', [warning('content/guides/a.md', a.message, 9), b], [], []],
  ['one occurs twice now', [a, a, b], [], [a]],
  ['an error', [a, error, b], [], [error]],
];

test.each(again)('after two warnings: %s', (_name, diagnostics, saved, problems) => {
  const newProblems = trackProblems();
  newProblems(after([a, b]));
  expect(newProblems(after(diagnostics, saved))).toEqual({
    problems,
    alreadyReported: diagnostics.length - problems.length,
    isFixed: false,
  });
});

test('a fixed warning that comes back is reported again', () => {
  const newProblems = trackProblems();
  for (const diagnostics of [[a, b], [b]]) newProblems(after(diagnostics));
  expect(newProblems(after([a, b])).problems).toEqual([a]);
});

test('warnings that an error hid are not reported again', () => {
  const newProblems = trackProblems();
  for (const diagnostics of [[a, b], [error], [error]]) newProblems(after(diagnostics));
  expect(newProblems(after([a, b]))).toEqual({ problems: [], alreadyReported: 2, isFixed: true });
});

test('errors are reported each time', () => {
  const newProblems = trackProblems();
  newProblems(after([error]));
  expect(newProblems(after([error]))).toEqual({ problems: [error], alreadyReported: 0, isFixed: false });
});

test('of many errors, the first are repeated, with new ones and those of the saved file', () => {
  const newProblems = trackProblems();
  const errors = Array.from({ length: 100 }, (_, index) =>
    problem({ place: { file: `content/${index}.md`, line: 1, column: 1 } }),
  );
  expect(newProblems(after(errors)).problems).toEqual(errors);
  const added = problem({ place: { file: 'content/z.md', line: 1, column: 1 } });
  expect(newProblems(after([...errors, added], ['content/50.md']))).toEqual({
    problems: [...errors.slice(0, 20), errors[50], added],
    alreadyReported: 79,
    isFixed: false,
  });
});

test('a problem without a file', () => {
  const { place: _place, ...global } = a;
  const newProblems = trackProblems();
  newProblems(after([global]));
  expect(newProblems(after([global], ['content/a.md']))).toEqual({
    problems: [],
    alreadyReported: 1,
    isFixed: false,
  });
});

test('only the result after the last error is a fixed one', () => {
  const newProblems = trackProblems();
  const results = [[], [error, error], [error], [a], [a]].map((diagnostics) =>
    newProblems(after(diagnostics)),
  );
  expect(results.map(({ isFixed }) => isFixed)).toEqual([false, false, false, true, false]);
});
