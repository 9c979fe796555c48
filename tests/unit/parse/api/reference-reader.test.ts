import { expect, test } from 'vitest';
import { createStore, type Store } from '../../../../src/cache/create-store.ts';
import { hash } from '../../../../src/lib/hash.ts';
import type { ExtractedDocument } from '../../../../src/model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../../../src/model/path.ts';
import type { SourceFile } from '../../../../src/model/source.ts';
import type { PlannedReference } from '../../../../src/parse/api/plan-references.ts';
import { createReferenceReader } from '../../../../src/parse/api/reference-reader.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

const openStore = () =>
  createStore(memoryFileSystem(), '/store' as FilePath, { force: false, packName: 'a' });

/** Files that count how often each of them is read. */
function filesWith(texts: Record<string, string>) {
  const reads: string[] = [];
  return {
    texts,
    reads,
    readBytes: async (file: FilePath) => {
      reads.push(file);
      const text = texts[file];
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
  };
}

const sourceOf = (path: string, text: string): SourceFile => ({
  path: path as SourcePath,
  file: `/${path}` as FilePath,
  kind: 'api-document',
  hash: hash(text),
});

const written = (text: string, more: Partial<PlannedReference> = {}): PlannedReference => {
  const file = sourceOf('api/button.json', text);
  return {
    product: 'acme',
    language: 'en',
    found: { kind: 'written', path: file.path, file },
    folder: 'api' as SourcePath,
    descriptions: [],
    isTranslation: false,
    ...more,
  };
};

const button = JSON.stringify({ name: 'Button', imports: [], props: { size: { type: {} } } });
const german = JSON.stringify({ propDescriptions: { size: 'Die Größe.' } });

function readerOf(texts: Record<string, string>, store: Store, tool = 'test') {
  const files = filesWith(texts);
  return { files, read: createReferenceReader({ files, store, tool }) };
}

test('a document in two languages', async () => {
  const { read } = readerOf({ '/api/button.json': button, '/t/button-de.json': german }, await openStore());
  const translated = { language: 'de', descriptions: [sourceOf('t/button-de.json', german)] };
  const references = await read([
    written(button),
    written(button, { ...translated, isTranslation: true }),
    written(button, { descriptions: translated.descriptions }),
  ]);
  expect(
    references.map(({ document, diagnostics, ...place }) => ({
      ...place,
      text: document?.groups[0]?.items[0]?.description?.html,
      codes: diagnostics.map(({ code }) => code),
    })),
  ).toEqual([
    {
      product: 'acme',
      language: 'en',
      source: 'api/button.json',
      text: undefined,
      codes: ['api-description'],
    },
    {
      product: 'acme',
      language: 'de',
      source: 't/button-de.json',
      translationOf: 'api/button.json',
      text: 'Die Größe.',
      codes: [],
    },
    { product: 'acme', language: 'en', source: 'api/button.json', text: 'Die Größe.', codes: [] },
  ]);
  const hashes = references.map(({ document }) => document?.hash);
  expect(hashes[0]).toMatch(/^[\w-]{22}$/);
  expect(hashes[1]).not.toBe(hashes[0]);
});

test('a document is the same object until it changes, and the last call is what is kept', async () => {
  const { files, read } = readerOf({ '/api/button.json': button }, await openStore());
  const [first] = await read([written(button)]);
  const [second] = await read([written(button)]);
  expect(second).toBe(first);
  expect(files.reads).toEqual(['/api/button.json']);
  const changed = button.replace('Button', 'Link');
  files.texts['/api/button.json'] = changed;
  const [third] = await read([written(changed)]);
  expect(third?.document?.name).toBe('Link');
  // From the store.
  const [fourth] = await read([written(button)]);
  expect(fourth).not.toBe(first);
  expect(fourth?.document?.name).toBe('Button');
  expect(files.reads).toHaveLength(2);
});

test.each<[what: string, more: Partial<PlannedReference>, tool: string]>([
  ['product', { product: 'other' }, 'test'],
  ['language', { language: 'de' }, 'test'],
  ['folder', { folder: 'a' as SourcePath }, 'test'],
  ['descriptions', { descriptions: [sourceOf('t/button-de.json', german)] }, 'test'],
  ['program', {}, 'another'],
])('a stored document is of one %s', async (_, more, tool) => {
  const texts = { '/api/button.json': button, '/t/button-de.json': german };
  const store = await openStore();
  await readerOf(texts, store).read([written(button)]);
  const same = readerOf(texts, store);
  await same.read([written(button)]);
  expect(same.files.reads).toEqual([]);
  const other = readerOf(texts, store, tool);
  await other.read([written(button, more)]);
  expect(other.files.reads).toContain('/api/button.json');
});

test('a document that was saved after it was hashed is not stored', async () => {
  const store = await openStore();
  const changed = button.replace('Button', 'Link');
  const [reference] = await readerOf({ '/api/button.json': changed }, store).read([written(button)]);
  expect(reference?.document?.name).toBe('Link');
  const [again] = await readerOf({ '/api/button.json': button }, store).read([written(button)]);
  expect(again?.document?.name).toBe('Button');
});

test('text that is not UTF-8 is the one problem of a document', async () => {
  const bytes = new Uint8Array([0x22, 0xfc, 0x22]);
  const files = { readBytes: async () => bytes };
  const read = createReferenceReader({ files, store: await openStore(), tool: 'test' });
  const file = { ...sourceOf('api/button.json', ''), hash: hash(bytes) };
  const [reference] = await read([written('', { found: { kind: 'written', path: file.path, file } })]);
  expect(reference?.document).toBeUndefined();
  expect(reference?.diagnostics).toMatchObject([{ place: { file: 'content/api/button.json', line: 1 } }]);
});

test.each<[declaration: string | undefined, isTranslation: boolean, codes: string[]]>([
  ['src/Button.tsx', false, ['api-description']],
  ['src/Button.tsx', true, []],
  // An author of the site cannot change these.
  ['node_modules/@acme/ui/Button.d.ts', false, []],
  ['../node_modules/@acme/ui/Button.d.ts', false, []],
  ['src/my_node_modules/Button.tsx', false, ['api-description']],
  [undefined, false, []],
])('of an extracted document, declared in %s, translation: %s', async (file, isTranslation, codes) => {
  const source = 'api/button.json' as SourcePath;
  const document: ExtractedDocument = {
    source,
    file: JSON.parse(button),
    ...(file !== undefined && { declaration: { file, line: 2, column: 1 } }),
  };
  const { read } = readerOf({}, await openStore());
  const [reference] = await read([
    written(button, { found: { kind: 'extracted', path: source, document }, isTranslation }),
  ]);
  expect(reference?.document?.name).toBe('Button');
  expect(reference?.diagnostics.map(({ code }) => code)).toEqual(codes);
});
