import { describe, expect, test } from 'vitest';
import { hash } from '../../../src/lib/hash.ts';
import type { FilePath, OutputPath } from '../../../src/model/path.ts';
import { type OutputPlace, readOutputState, saveManifest } from '../../../src/write/output-manifest.ts';
import { type MemoryFileSystem, memoryFileSystem } from '../../support/memory-file-system.ts';

const out = '/site/dist' as FilePath;
const place: OutputPlace = { outDir: out, cacheDir: '/site/.cache' as FilePath, tool: 'a 1' };
const list = (files: unknown, stamp = '') => JSON.stringify({ generator: 'colophon', stamp, files });

function folderOf(files: Readonly<Record<string, string>>): MemoryFileSystem {
  return memoryFileSystem(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${out}/${path}`, text])),
  );
}

async function stateOf(disk: MemoryFileSystem) {
  const state = await readOutputState(disk, place);
  return state.kind === 'ours' ? Object.fromEntries(state.manifest.files) : state.kind;
}

test.each<[string, Readonly<Record<string, string>>, unknown]>([
  ['a missing folder', {}, 'empty'],
  ['a folder of another program', { 'index.html': 'x' }, 'foreign'],
  ['a folder with a hidden file', { '.git': 'x' }, 'foreign'],
  // An interrupted first build leaves only this file.
  ['a folder with an incomplete file only', { '.colophon-tmp/1-manifest': '{"gen' }, 'empty'],
  [
    'a folder of ours without a cache',
    { '.colophon.json': list(['a.html'], 'h'), 'a.html': 'x' },
    { 'a.html': hash('x') },
  ],
  ['a listed file that is missing', { '.colophon.json': list(['a.html']) }, {}],
  ['a file that is not listed', { '.colophon.json': list([]), CNAME: 'x' }, {}],
])('%s', async (_name, files, expected) => {
  expect(await stateOf(folderOf(files))).toEqual(expected);
});

describe('a damaged list contains no files', () => {
  test.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{}',
    '{"files":null}',
    '{"files":[1]}',
    '{"files":{"a.html":"h"}}',
  ])('%j', async (text) => {
    expect(await stateOf(folderOf({ '.colophon.json': text, 'a.html': 'x' }))).toEqual({});
  });
});

test('a list with another digit in a path contains no files', async () => {
  const disk = folderOf({ 'a1.html': 'x' });
  await saveManifest(disk, place, { files: new Map([['a1.html' as OutputPath, hash('x')]]) });
  expect(await stateOf(disk)).toEqual({ 'a1.html': hash('x') });
  const written = disk.texts(out)['.colophon.json'] ?? '';
  disk.files.set(`${out}/.colophon.json`, Buffer.from(written.replace('a1.html', 'a2.html')));
  disk.files.set(`${out}/a2.html`, Buffer.from('of the user'));
  expect(await stateOf(disk)).toEqual({});
});

test('a list cannot contain paths outside the folder', async () => {
  const disk = memoryFileSystem({
    [`${out}/.colophon.json`]: list(['../content/a.md', '/etc/hosts', 'a/../../b', 'c\\..\\..\\d']),
    '/site/content/a.md': 'a',
  });
  expect(await stateOf(disk)).toEqual({});
});

test('links and whatever is no file are not ours, and what is no file is an obstacle', async () => {
  const disk = folderOf({
    '.colophon.json': list(['a.html', 'link.html', 'pipe.html']),
    'a.html': 'a',
    'link.html': 'of the user',
    'pipe.html': '',
  });
  const listed: typeof disk.list = async (...given) =>
    (await disk.list(...given)).map((entry) => ({
      ...entry,
      ...(entry.path === 'link.html' && { target: '/elsewhere' as FilePath }),
      ...(entry.path === 'pipe.html' && { fault: 'special-file' as const }),
    }));
  expect(await readOutputState({ ...disk, list: listed }, place)).toEqual({
    kind: 'ours',
    manifest: { files: new Map([['a.html', hash('a')]]), obstacles: ['pipe.html'] },
  });
});

describe('a saved manifest', () => {
  // Not the hashes of the files, to show that they come from the manifest.
  const files = new Map(Object.entries({ 'a b.html': '1', __proto: '2' })) as never;
  const saved = async () => {
    const disk = folderOf({ 'a b.html': 'x', __proto: 'y' });
    await saveManifest(disk, place, { files });
    return disk;
  };
  const manifestFile = (disk: MemoryFileSystem) => {
    const found = [...disk.files.keys()].filter((file) => file.startsWith(`${place.cacheDir}/`));
    expect(found).toHaveLength(1);
    return found[0] ?? '';
  };
  const hashed = { 'a b.html': hash('x'), __proto: hash('y') };

  test('is loaded', async () => {
    expect(await readOutputState(await saved(), place)).toEqual({ kind: 'ours', manifest: { files } });
  });

  test('is written once', async () => {
    const disk = await saved();
    const changes: string[] = [];
    disk.beforeChange = (operation, path) => changes.push(`${operation} ${path}`);
    await saveManifest(disk, place, { files });
    expect(changes).toEqual([]);
  });

  test.each<[string, (text: string) => string]>([
    ['cut short', (text) => text.slice(0, -1)],
    ['of another state of the folder', (text) => text.replace('"1"', '"9"')],
    ['empty', () => ''],
  ])('is ignored when it is %s', async (_name, damage) => {
    const disk = await saved();
    const file = manifestFile(disk);
    disk.files.set(file, Buffer.from(damage(Buffer.from(disk.files.get(file) ?? []).toString())));
    expect(await stateOf(disk)).toEqual(hashed);
  });

  test('is ignored for an older copy of its folder', async () => {
    const disk = await saved();
    const older = new Map(disk.files);
    await saveManifest(disk, place, { files: new Map([['a b.html', '3']]) as never });
    disk.files.set(`${out}/.colophon.json`, older.get(`${out}/.colophon.json`) ?? new Uint8Array());
    expect(await stateOf(disk)).toEqual(hashed);
  });

  test('is ignored by another version of the program, and the list does not name it', async () => {
    const disk = await saved();
    const list = disk.texts(out)['.colophon.json'];
    const later = { ...place, tool: 'a 2' };
    expect(await readOutputState(disk, later)).toEqual({
      kind: 'ours',
      manifest: { files: new Map(Object.entries(hashed)) },
    });
    await saveManifest(disk, later, { files });
    expect(disk.texts(out)['.colophon.json']).toBe(list);
    expect(await readOutputState(disk, later)).toEqual({ kind: 'ours', manifest: { files } });
    expect(await stateOf(disk)).toEqual(hashed);
  });

  test('applies to its own folder only', async () => {
    const disk = await saved();
    const other = { ...place, outDir: '/site/other' as FilePath };
    await saveManifest(disk, other, { files: new Map() });
    expect(await stateOf(disk)).toEqual({ 'a b.html': '1', __proto: '2' });
  });
});
