import { expect, test } from 'vitest';
import { createFileHashes } from '../../../src/cache/file-hashes.ts';
import { seal } from '../../../src/cache/sealed-text.ts';
import { hash } from '../../../src/lib/hash.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { type MemoryFileSystem, memoryFileSystem } from '../../support/memory-file-system.ts';

const memory = '/cache/hashes.json' as FilePath;
const a = '/site/a.md' as FilePath;
const plain = { force: false };

/** A disk that counts how often a file is read. */
function countingDisk(): { disk: MemoryFileSystem; reads: string[] } {
  const reads: string[] = [];
  const disk = memoryFileSystem({ [a]: 'one', '/site/b.md': 'two' });
  const { readBytes } = disk;
  disk.readBytes = (file) => {
    reads.push(file);
    return readBytes(file);
  };
  return { disk, reads };
}

test('a file is read once, also by the next run', async () => {
  const { disk, reads } = countingDisk();
  const first = await createFileHashes(disk, memory, plain);
  expect(await first.of(a)).toBe(hash('one'));
  expect(await first.of(a)).toBe(hash('one'));
  await first.save({ keepUnused: false });
  const second = await createFileHashes(disk, memory, plain);
  expect(await second.of(a)).toBe(hash('one'));
  expect(reads).toEqual([a]);
});

test('a file with another stamp is read again', async () => {
  const { disk } = countingDisk();
  const first = await createFileHashes(disk, memory, plain);
  await first.of(a);
  await first.save({ keepUnused: false });
  disk.files.set(a, Buffer.from('other'));
  expect(await (await createFileHashes(disk, memory, plain)).of(a)).toBe(hash('other'));
  expect(await first.of(a)).toBe(hash('other'));
});

test('a missing file has no hash', async () => {
  const { disk } = countingDisk();
  const hashes = await createFileHashes(disk, memory, plain);
  expect(await hashes.of('/site/none.md' as FilePath)).toBeUndefined();
  await hashes.of(a);
  disk.files.delete(a);
  expect(await hashes.of(a)).toBeUndefined();
});

test('with force, no hash is known', async () => {
  const { disk, reads } = countingDisk();
  const first = await createFileHashes(disk, memory, plain);
  await first.of(a);
  await first.save({ keepUnused: false });
  await (await createFileHashes(disk, memory, { force: true })).of(a);
  expect(reads).toEqual([a, a]);
});

test.each(['', '{', 'null', '{}', '[1]', '[[1,2,3]]', '[["/site/a.md"]]', '[["/site/a.md","x"]]'])(
  'a damaged memory, %j, is an empty one',
  async (text) => {
    const { disk } = countingDisk();
    for (const written of [text, seal(text)]) {
      disk.files.set(memory, Buffer.from(written));
      expect(await (await createFileHashes(disk, memory, plain)).of(a)).toBe(hash('one'));
    }
  },
);

test('a hash with another digit is not believed', async () => {
  const { disk } = countingDisk();
  const first = await createFileHashes(disk, memory, plain);
  await first.of(a);
  await first.save({ keepUnused: false });
  const text = disk.texts('/cache')['hashes.json'] ?? '';
  disk.files.set(memory, Buffer.from(text.replace(hash('one'), hash('two'))));
  expect(await (await createFileHashes(disk, memory, plain)).of(a)).toBe(hash('one'));
});

test('save drops unused hashes, and writes only changes', async () => {
  const { disk } = countingDisk();
  const first = await createFileHashes(disk, memory, plain);
  for (const file of [a, '/site/b.md' as FilePath]) await first.of(file);
  await first.save({ keepUnused: false });
  const partial = await createFileHashes(disk, memory, plain);
  await partial.of(a);
  await partial.save({ keepUnused: true });
  expect(disk.texts('/cache')['hashes.json']).toContain('b.md');
  const second = await createFileHashes(disk, memory, plain);
  await second.of(a);
  await second.save({ keepUnused: false });
  expect(disk.texts('/cache')['hashes.json']).not.toContain('b.md');
  const changes: string[] = [];
  disk.beforeChange = (_operation, path) => changes.push(path);
  const third = await createFileHashes(disk, memory, plain);
  await third.of(a);
  await third.save({ keepUnused: false });
  expect(changes).toEqual([]);
});

test('a session writes what has changed since it saved last', async () => {
  const { disk } = countingDisk();
  const hashes = await createFileHashes(disk, memory, plain);
  let writes = 0;
  disk.beforeChange = () => void writes++;
  const writesOfSave = async () => {
    writes = 0;
    await hashes.save({ keepUnused: true });
    return writes > 0;
  };
  await hashes.of(a);
  expect(await writesOfSave()).toBe(true);
  await hashes.of(a);
  expect(await writesOfSave()).toBe(false);
  disk.files.set(a, Buffer.from('other'));
  await hashes.of(a);
  expect(await writesOfSave()).toBe(true);
  expect(await (await createFileHashes(disk, memory, plain)).of(a)).toBe(hash('other'));
});
