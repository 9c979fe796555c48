import { expect, test } from 'vitest';
import { followProblems } from '../../../cli/follow-problems.ts';
import type { Diagnostic } from '../../../src/index.ts';
import { problem } from './fake-terminal.ts';

function warning(file: string, message = 'A page without a description.', line = 1): Diagnostic {
  return problem({ severity: 'warning', message, place: { file, line, column: 1 } });
}

const a = warning('content/guides/a.md');
const b = warning('content/guides/b.md');
const error = problem();

/** A report of the given problems, after an edit of the given files. */
const after = (diagnostics: readonly Diagnostic[], saved: readonly string[] = []) => ({
  diagnostics,
  saved,
  ok: diagnostics.every(({ severity }) => severity === 'warning'),
});

test('at first all is told', () => {
  expect(followProblems()(after([a, error, b]))).toEqual({ told: [a, error, b], before: 0 });
});

const again: readonly [string, readonly Diagnostic[], readonly string[], readonly Diagnostic[]][] = [
  ['an edit elsewhere', [a, b], ['content/c.md'], []],
  ['one of their files is saved', [a, b], ['content/guides/b.md'], [b]],
  ['their folder is renamed', [a, b], ['content/guides'], [a, b]],
  ['a folder of nearly the same name is renamed', [a, b], ['content/guide'], []],
  ['one is mended', [b], ['content/guides/a.md'], []],
  ['a new one', [a, b, warning('content/c.md')], ['content/c.md'], [warning('content/c.md')]],
  [
    'another of the same file, seen from elsewhere',
    [a, warning('content/guides/a.md', 'A link to nothing.'), b],
    [],
    [warning('content/guides/a.md', 'A link to nothing.')],
  ],
  ['one that moved', [warning('content/guides/a.md', a.message, 9), b], [], []],
  ['one that is there twice now', [a, a, b], [], [a]],
  ['an error', [a, error, b], [], [error]],
];

test.each(again)('after two warnings: %s', (_name, diagnostics, saved, told) => {
  const newsOf = followProblems();
  newsOf(after([a, b]));
  expect(newsOf(after(diagnostics, saved))).toEqual({ told, before: diagnostics.length - told.length });
});

test('what is mended and comes back is told again', () => {
  const newsOf = followProblems();
  for (const diagnostics of [[a, b], [b]]) newsOf(after(diagnostics));
  expect(newsOf(after([a, b])).told).toEqual([a]);
});

test('an error that kept the rest from being looked at does not bring it back', () => {
  const newsOf = followProblems();
  for (const diagnostics of [[a, b], [error], [error]]) newsOf(after(diagnostics));
  expect(newsOf(after([a, b]))).toEqual({ told: [], before: 2 });
});

test('errors are told each time', () => {
  const newsOf = followProblems();
  newsOf(after([error]));
  expect(newsOf(after([error]))).toEqual({ told: [error], before: 0 });
});

test('a problem of no file', () => {
  const { place: _place, ...lone } = a;
  const newsOf = followProblems();
  newsOf(after([lone]));
  expect(newsOf(after([lone], ['content/a.md']))).toEqual({ told: [], before: 1 });
});
