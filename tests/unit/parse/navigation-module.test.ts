import { expect, test } from 'vitest';
import type { Evaluation } from '../../../src/model/evaluation.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { isNavigationModule, readNavigationModule } from '../../../src/parse/navigation-module.ts';
import { parseMessages } from '../../../src/parse/parse-messages.ts';

const source = (path: string): SourceFile => ({
  path: path as SourcePath,
  file: `/site/content/${path}` as FilePath,
  kind: 'navigation',
  hash: '1',
});

test.each([
  ['a.ts', true],
  ['a.mts', true],
  ['a.cjs', true],
  ['a.js', true],
  ['a.yaml', false],
  ['a.json', false],
  ['a.tsx', false],
])('%s is a program: %s', (path, isModule) => {
  expect(isNavigationModule(source(path))).toBe(isModule);
});

const at = { file: 'content/a.ts', line: 1, column: 1 };
const elsewhere = { file: 'content/b.ts', line: 4, column: 2 };
const data = (value: unknown) => ({ kind: 'data', value }) as const;
const exports = (given: Extract<Evaluation, { kind: 'exports' }>['exports']) =>
  ({ kind: 'exports', exports: given, hash: '', files: [] }) satisfies Evaluation;

/** The pathnames, and the problems with their places. */
async function read(evaluation: Evaluation) {
  const { value, diagnostics } = await readNavigationModule(source('a.ts'), async () => evaluation);
  return {
    pathnames: value.entries.map(({ pathname }) => pathname),
    problems: diagnostics.map(({ code, message, place }) => ({ code, message, place })),
  };
}

test('the export "navigation" comes before the default export', async () => {
  const own = data([{ pathname: '/a/' }]);
  const other = data([{ pathname: '/b/' }]);
  expect(await read(exports({ navigation: own, default: other }))).toEqual({
    pathnames: ['/a'],
    problems: [],
  });
  expect(await read(exports({ default: other }))).toEqual({ pathnames: ['/b'], problems: [] });
});

test.each<[what: string, evaluation: Evaluation, message: string, place: object]>([
  [
    'exports nothing',
    exports({ other: data([]) }),
    'This module has neither an export "navigation" nor a default export.',
    at,
  ],
  [
    'exports a function',
    exports({ navigation: { kind: 'not-data', reason: 'it is a function' } }),
    'The exported navigation is not plain data: it is a function.',
    at,
  ],
  [
    'fails',
    { kind: 'failed', message: 'no words', place: elsewhere },
    'This module failed when it ran: no words.',
    elsewhere,
  ],
  [
    'fails without a place',
    { kind: 'failed', message: 'no words!' },
    'This module failed when it ran: no words!',
    at,
  ],
  [
    'cannot be compiled',
    {
      kind: 'not-compiled',
      diagnostics: [{ severity: 'error', code: 'import-missing', message: 'No "b".', place: elsewhere }],
    },
    'No "b".',
    elsewhere,
  ],
])('a module that %s has no entries', async (_, evaluation, message, place) => {
  expect(await read(evaluation)).toEqual({
    pathnames: [],
    problems: [{ code: 'navigation-module', message, place }],
  });
});

test('messages of error codes are sorted by number', () => {
  const parse = (text: string) => parseMessages('codes.json' as SourcePath, text);
  expect(parse('{ "10": "Ten.", "9": "Nine.", "1": "One." }')).toEqual({
    value: [
      { code: '1', sentence: 'One.' },
      { code: '9', sentence: 'Nine.' },
      { code: '10', sentence: 'Ten.' },
    ],
    diagnostics: [],
  });
  const sorted = parse('{ "E10": "Ten.", "E9": "Nine.", "11": "Eleven.", "E1": "One." }').value;
  expect(sorted.map(({ code }) => code)).toEqual(['11', 'E1', 'E9', 'E10']);
  const codes = (text: string) => parse(text).diagnostics.map(({ code }) => code);
  expect([codes(''), codes('{}'), codes('{ "1": 2 }'), codes('{ "1": ')]).toEqual([
    ['messages-missing'],
    ['messages-missing'],
    ['messages-value'],
    ['messages-yaml'],
  ]);
});
