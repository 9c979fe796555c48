import { expect, test } from 'vitest';
import { type ExtractionState, freshDocuments } from '../../../src/extract/cache/extraction-state.ts';
import { decodeState, encodeState } from '../../../src/extract/cache/stored-state.ts';
import { portablePaths } from '../../../src/lib/portable-paths.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { contentHash } from '../../../src/parse/api/content-hash.ts';

const paths = portablePaths('/site', '/program');

const state: ExtractionState = {
  files: [['/site/a.ts' as FilePath, 'one']],
  pieces: [],
  identity: 'list',
  surface: [0],
  problems: [],
  documents: ['button', 'card'].map((name) => ({
    document: {
      source: `ui/api/${name}.json` as SourcePath,
      file: { name, imports: [], properties: {}, description: 'Two\nlines.' },
      declaration: { file: 'a.ts', line: 1, column: 1 },
      ...(name === 'card' && { accepted: ['tone'] }),
    },
    problems: [],
    files: [0],
    pieces: [],
  })),
};

test('a stored state equals the one that was made', () => {
  const decoded = decodeState(encodeState(state, paths), paths);
  const documents = decoded?.documents.map(({ document: { hash, ...document }, ...result }) => {
    const made = state.documents.find((one) => one.document.source === document.source);
    expect(hash).toBe(made && contentHash(made.document));
    return { ...result, document };
  });
  expect({ ...decoded, documents }).toEqual(state);
  expect(Object.keys(documents?.[0]?.document ?? {})).not.toContain('accepted');
  expect(decoded && decodeState(encodeState(decoded, paths), paths)).toEqual(decoded);
});

test('freshness is decided without the documents', () => {
  const bytes = encodeState(state, paths);
  const cut = decodeState(bytes.subarray(0, bytes.indexOf(10)), paths);
  expect(cut?.documents.map(({ document }) => contentHash(document))).toEqual(
    state.documents.map(({ document }) => contentHash(document)),
  );
  expect(() => cut?.documents[0]?.document.file).toThrow(SyntaxError);
});

test('no document is looked at while all files are as they were', async () => {
  let reads = 0;
  const documents = state.documents.map((one) => ({
    ...one,
    files: [],
    get pieces() {
      reads += 1;
      return one.pieces;
    },
  }));
  expect(await freshDocuments({ ...state, documents }, async () => 'one')).toBe('all');
  expect(reads).toBe(0);
  expect(await freshDocuments({ ...state, documents }, async () => 'two')).toEqual({
    identity: 'list',
    sources: ['ui/api/button.json', 'ui/api/card.json'],
    doubtful: [],
  });
  expect(reads).toBe(2);
});

test('nothing is read of what is not stored', () => {
  expect(decodeState(undefined, paths)).toBeUndefined();
});
