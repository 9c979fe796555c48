import { expect, test } from 'vitest';
import {
  type ExtractionState,
  freshDocuments,
  joinState,
} from '../../../src/extract/cache/extraction-state.ts';
import type { PieceKey } from '../../../src/extract/dependencies/piece-keys.ts';
import type { ExtractedResult, FilePiece } from '../../../src/extract/extraction-task.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';

const path = (name: string) => `/w/${name}` as FilePath;
const piece = (file: number, key: string, hash: string): FilePiece => [file, key as PieceKey, hash];

/** A document that depends on files and pieces, by their numbers. */
function result(name: string, files: readonly number[], pieces: readonly number[]): ExtractedResult {
  const file = { name, imports: [], properties: {} };
  return { document: { source: `api/${name}.json` as SourcePath, file }, problems: [], files, pieces };
}

const state: ExtractionState = {
  files: [
    [path('a'), 'h1'],
    [path('b'), 'h2'],
    [path('absent'), null],
    [path('unused'), 'h4'],
    [path('list'), 'h5'],
  ],
  pieces: [piece(1, 'k1', 'p1'), piece(0, 'k2', 'p2')],
  identity: 'i1',
  surface: [4],
  problems: [],
  documents: [result('x', [0], []), result('y', [], [0]), result('z', [2], [1])],
};

const hashes = { a: 'h1', b: 'h2', unused: 'h4', list: 'h5' };
const doubtful = (name: string, ...pieces: readonly unknown[]) => ({ source: `api/${name}.json`, pieces });

test.each<[string, Record<string, string | undefined>, unknown]>([
  ['no file', {}, 'all'],
  ['a file that nothing uses', { unused: 'new' }, 'all'],
  [
    'a file of which a document uses a piece',
    { b: 'new' },
    {
      identity: 'i1',
      sources: ['api/x.json', 'api/z.json'],
      doubtful: [doubtful('y', ['/w/b', 'k1', 'p1'])],
    },
  ],
  [
    'a file that a document uses as a whole',
    { a: 'new' },
    { identity: 'i1', sources: ['api/y.json'], doubtful: [doubtful('z', ['/w/a', 'k2', 'p2'])] },
  ],
  [
    'a file that appears',
    { absent: 'new' },
    { identity: 'i1', sources: ['api/x.json', 'api/y.json'], doubtful: [] },
  ],
  [
    'a file that disappears',
    { b: undefined },
    {
      identity: 'i1',
      sources: ['api/x.json', 'api/z.json'],
      doubtful: [doubtful('y', ['/w/b', 'k1', 'p1'])],
    },
  ],
  [
    'the list of exports',
    { list: 'new' },
    { identity: 'i1', sources: ['api/x.json', 'api/y.json', 'api/z.json'], doubtful: [] },
  ],
])('after a change of %s, other documents are fresh', async (_, changes, fresh) => {
  const present = new Map(
    Object.entries({ ...hashes, ...changes }).map(([name, hash]) => [path(name), hash]),
  );
  expect(await freshDocuments(state, async (file) => present.get(file))).toEqual(fresh);
});

test('the next state has new documents, earlier ones, and none that neither has', () => {
  const [, , earlier] = state.documents;
  const next = joinState(
    {
      sources: ['api/x.json', 'api/y.json', 'api/w.json'] as SourcePath[],
      identity: 'i2',
      documents: [result('x', [1, 9], [0, 8])],
      isComplete: true,
      problems: [],
      files: [0],
    },
    {
      files: [path('list'), path('a')],
      pieces: [piece(1, 'k2', 'p2')],
      previous: {
        ...state,
        documents: [result('x', [0], []), result('y', [1, 0], [0, 1]), ...(earlier ? [earlier] : [])],
      },
      hashOf: (file) => (file === path('b') ? null : `now ${file}`),
    },
  );
  expect(next).toEqual({
    identity: 'i2',
    surface: [2],
    problems: [],
    documents: [result('x', [0], [0]), result('y', [1, 0], [1, 0])],
    pieces: [piece(0, 'k2', 'p2'), piece(1, 'k1', 'p1')],
    files: [
      [path('a'), 'now /w/a'],
      [path('b'), null],
      [path('list'), 'now /w/list'],
    ],
  });
});
