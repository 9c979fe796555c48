import { expect, test } from 'vitest';
import { nameImporters } from '../../../../src/bundle/entries/name-importers.ts';
import type { Diagnostic } from '../../../../src/model/diagnostic.ts';
import type { Entry } from '../../../../src/model/entry.ts';
import type { FilePath } from '../../../../src/model/path.ts';

const broken = 'node_modules/kit/index.js';
const other = { message: 'It is also here.', place: { file: 'b.js', line: 1, column: 1 } };

const problem = (file?: string): Diagnostic => ({
  severity: 'error',
  code: 'demo-compile',
  message: 'It does not compile.',
  ...(file !== undefined && { place: { file, line: 7, column: 3 } }),
});

const entry = (kind: 'demo' | 'island', name: string): Entry => ({
  kind,
  id: name,
  file: `/site/${name}` as FilePath,
});

/** Names the importers among these entries, of which all but `whole` contain the broken module. */
function importersOf(entries: readonly Entry[], diagnostic = problem(broken)) {
  const ids = entries.map(({ id }) => id).filter((id) => id !== 'whole');
  const named = nameImporters(diagnostic, {
    entries,
    broken: new Map([...ids.map((id) => [id, new Set([broken])] as const), ['whole', new Set(['other.js'])]]),
    nameOf: (file) => file.slice('/site/'.length),
  });
  return named.related?.map(({ message, place }) => `${place.file}:${place.line}:${place.column} ${message}`);
}

const live: Entry = { kind: 'live', id: 'live', file: '/site/live' as FilePath, modules: [] };
const demos = (count: number) => Array.from({ length: count }, (_, at) => entry('demo', `demo${at + 1}`));

test('demos and components that contain a broken module of a package are named', () => {
  expect(importersOf([entry('demo', 'a'), live, entry('demo', 'whole'), entry('island', 'b')])).toEqual([
    'a:1:1 This demo contains it.',
    'b:1:1 This component contains it.',
  ]);
});

test.each([
  [4, 'demo4:1:1 This demo contains it.'],
  [5, 'demo4:1:1 This demo contains it, and 1 more.'],
  [20, 'demo4:1:1 This demo contains it, and 16 more.'],
])('of %i demos, four are named', (count, last) => {
  const named = importersOf(demos(count));
  expect(named?.slice(0, 3)).toEqual([1, 2, 3].map((at) => `demo${at}:1:1 This demo contains it.`));
  expect(named?.slice(3)).toEqual([last]);
});

test('other places of the problem stay first', () => {
  expect(importersOf(demos(1), { ...problem(broken), related: [other] })).toEqual([
    'b.js:1:1 It is also here.',
    'demo1:1:1 This demo contains it.',
  ]);
});

test.each(['content/Demo.tsx', 'content/my_node_modules/a.js', 'node_modules.js', undefined])(
  'a problem in %s is found without its importers',
  (file) => {
    expect(
      nameImporters(problem(file), {
        entries: demos(1),
        broken: new Map([['demo1', new Set([file ?? ''])]]),
        nameOf: String,
      }),
    ).toEqual(problem(file));
  },
);
