import { expect, test } from 'vitest';
import { apiFileText, planApiFiles } from '../../../../src/assemble/api/plan-api-files.ts';
import type { ApiFile } from '../../../../src/model/api-file.ts';
import type { SourcePath } from '../../../../src/model/path.ts';

const file = (name: string): ApiFile => ({ name, imports: [], props: {} });

const document = (name: string) => ({ source: `kit/api/${name}.json` as SourcePath, file: file(name) });

const plan = (names: readonly string[], committed: Readonly<Record<string, string>>) => {
  const files = Object.entries(committed).map(
    ([name, text]) => [`kit/api/${name}.json` as SourcePath, text] as const,
  );
  const { written, removed, unchanged, foreign } = planApiFiles(names.map(document), new Map(files));
  const short = (paths: readonly SourcePath[]) =>
    paths.map((path) => path.replace(/^kit\/api\/|\.json$/g, ''));
  return {
    written: short(written.map(({ path }) => path)),
    removed: short(removed),
    unchanged: short(unchanged),
    foreign: short(foreign),
  };
};

const nothing = { written: [], removed: [], unchanged: [], foreign: [] };
const own = apiFileText(file('a'));

test('a document begins with a mark', () => {
  expect(own).toBe(`{
  "generator": "docs api",
  "name": "a",
  "imports": [],
  "props": {}
}
`);
});

test.each<[string, readonly string[], Readonly<Record<string, string>>, object]>([
  ['writes a document that is new', ['a'], {}, { written: ['a'] }],
  ['writes a document that has changed', ['a'], { a: own.replace('[]', '["x"]') }, { written: ['a'] }],
  ['leaves an unchanged document', ['a'], { a: own }, { unchanged: ['a'] }],
  [
    'leaves a document with other line ends',
    ['a'],
    { a: own.replaceAll('\n', '\r\n') },
    { unchanged: ['a'] },
  ],
  [
    'leaves a document that is formatted otherwise',
    ['a'],
    { a: JSON.stringify(JSON.parse(own)) },
    { unchanged: ['a'] },
  ],
  ['removes a document that no export has', ['a'], { a: own, b: own }, { unchanged: ['a'], removed: ['b'] }],
  ['writes a document of its own that is broken', ['a'], { a: own.slice(0, -4) }, { written: ['a'] }],
  ['replaces no document of someone else', ['a'], { a: '{ "name": "a" }' }, { foreign: ['a'] }],
  ['removes no document of someone else', [], { b: '{ "name": "b" }', c: 'text' }, {}],
])('%s', (_, names, committed, expected) => {
  expect(plan(names, committed)).toEqual({ ...nothing, ...expected });
});
