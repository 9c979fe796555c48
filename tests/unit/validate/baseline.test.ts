import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { newProblems, readBaseline, writeBaseline } from '../../../src/validate/baseline.ts';

const problem = (file: string, line: number, message = 'Words.'): Diagnostic => ({
  severity: 'error',
  code: 'missing-page',
  message,
  place: { file, line, column: 1 },
});

const before = [problem('b.md', 3), problem('a.md', 9), problem('a.md', 4)];
const compare = (now: readonly Diagnostic[]) =>
  newProblems(now, readBaseline(writeBaseline(before)) ?? { problems: [] });

test('a baseline has a line for each kind of problem, sorted', () => {
  expect(writeBaseline(before)).toBe(
    [
      ...['{', '  "version": 1,', '  "problems": ['],
      '    {"file":"a.md","code":"missing-page","message":"Words.","count":2},',
      '    {"file":"b.md","code":"missing-page","message":"Words.","count":1}',
      ...['  ]', '}', ''],
    ].join('\n'),
  );
  expect(readBaseline(writeBaseline([]))).toEqual({ problems: [] });
});

test('a known problem may move', () => {
  expect(compare([problem('a.md', 5), problem('a.md', 50), problem('b.md', 1)])).toEqual({
    diagnostics: [],
    known: 3,
    fixed: 0,
  });
});

test('one more of a kind, another message and another file are new', () => {
  const others = [problem('a.md', 10), problem('b.md', 3, 'Others.'), problem('c.md', 1)];
  expect(compare([problem('a.md', 4), problem('a.md', 9), ...others])).toEqual({
    diagnostics: others,
    known: 2,
    fixed: 1,
  });
});

const known = (count: string) =>
  `{"version":1,"problems":[{"file":"a.md","code":"missing-page","message":"Words.","count":${count}}]}`;

test.each(['-1', '0.5', '1e300', '"1"'])('a baseline has no count of %s', (count) => {
  expect(readBaseline(known('3'))?.problems).toHaveLength(1);
  expect(readBaseline(known(count))).toBeUndefined();
});

test.each(['', '{', '[]', '{"version":2,"problems":[]}', '{"version":1,"problems":[{}]}'])(
  '%j is no baseline',
  (text) => {
    expect(readBaseline(text)).toBeUndefined();
  },
);
