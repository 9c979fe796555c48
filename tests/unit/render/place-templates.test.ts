import { expect, test } from 'vitest';
import { createFileHashes } from '../../../src/cache/file-hashes.ts';
import { hash } from '../../../src/lib/hash.ts';
import type { BundledFile, ServerBundle } from '../../../src/model/entry.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { placeTemplates } from '../../../src/render/place-templates.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const cacheDir = '/site/.cache' as FilePath;
const days = 24 * 60 * 60 * 1000;

function bundleOf(...names: readonly [string, ...string[]]): ServerBundle {
  const files = names.map((name) => ({ path: `${name}.js`, bytes: new TextEncoder().encode(name) }));
  const templates = { path: `${names[0]}.js`, hash: names[0] };
  const demos = { demos: new Map(), offers: '', offered: [], importers: new Map() };
  return { files, templates, ownTemplates: false, ...demos, inputs: [] };
}

/** A disk on which the modules of `written` were written so many days before, and all others now. */
async function placedAfter(written: Readonly<Record<string, number>>, server: ServerBundle) {
  const disk = memoryFileSystem(
    Object.fromEntries(
      Object.keys(written).map((name) => [`${cacheDir}/server/${name}`, name.replace('.js', '')]),
    ),
  );
  const changedAt = async (file: FilePath) =>
    Date.now() - (written[file.slice(`${cacheDir}/server/`.length)] ?? 0) * days;
  const files = { ...disk, changedAt };
  const hashes = await createFileHashes(files, `${cacheDir}/hashes.json` as FilePath, { force: false });
  await placeTemplates(server, { files, hashes, cacheDir, now: Date.now });
  return Object.keys(disk.texts(`${cacheDir}/server`)).sort();
}

test('new modules replace those unused for a month, and partial files of killed builds', async () => {
  const written = { 'old.js': 31, 'older.js.1-2.tmp': 40, 'yesterday.js': 1, 'used.js': 90 };
  expect(await placedAfter(written, bundleOf('new', 'used'))).toEqual(['new.js', 'used.js', 'yesterday.js']);
});

test('nothing is removed unless a module is placed', async () => {
  expect(await placedAfter({ 'old.js': 31, 'used.js': 31 }, bundleOf('used'))).toContain('old.js');
});

test('a module that was compared is only looked for, and placed again once it is gone', async () => {
  const files = memoryFileSystem({});
  const file = (name: string) => `${cacheDir}/server/${name}` as FilePath;
  const compared = new WeakSet<BundledFile>();
  const read: string[] = [];
  const hashes = {
    async of(path: FilePath) {
      read.push(path);
      const bytes = await files.readBytes(path);
      return bytes && hash(bytes);
    },
  };
  const server = bundleOf('one', 'two');
  const place = async (placed: ServerBundle) => {
    read.length = 0;
    await placeTemplates(placed, { files, hashes, cacheDir, compared, now: Date.now });
    return [...read];
  };
  expect(await place(server)).toEqual([file('one.js'), file('two.js')]);
  expect(await place(server)).toEqual([]);
  await files.remove(file('one.js'));
  expect(await place(server)).toEqual([file('one.js')]);
  expect(await files.readText(file('one.js'))).toBe('one');
  const [three] = bundleOf('three').files;
  if (three === undefined) throw new Error('The bundle has a file.');
  expect(await place({ ...server, files: [...server.files, three] })).toEqual([file('three.js')]);
});
