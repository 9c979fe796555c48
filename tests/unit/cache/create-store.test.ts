import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStore, type Store } from '../../../src/cache/create-store.ts';
import { readRecords } from '../../../src/cache/pack-files.ts';
import { seal, unseal } from '../../../src/cache/sealed-text.ts';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { hash } from '../../../src/lib/hash.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { type MemoryFileSystem, memoryFileSystem } from '../../support/memory-file-system.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = '/cache/store' as FilePath;
const bytes = (text: string) => new TextEncoder().encode(text);

const open = (disk: MemoryFileSystem, packName: string, force = false) =>
  createStore(disk, folder, { force, packName });

async function read(store: Store, key: string): Promise<string | undefined> {
  const value = await store.get(key);
  return value && new TextDecoder().decode(value);
}

/** Returns a disk with a saved store of these values. */
async function saved(values: Readonly<Record<string, string>>): Promise<MemoryFileSystem> {
  const disk = memoryFileSystem();
  const store = await open(disk, 'first');
  for (const [key, value] of Object.entries(values)) await store.put(key, bytes(value));
  await store.save({ keepUnused: false });
  return disk;
}

const values = { one: 'the first value', two: 'the second', empty: '' };

describe('a value', () => {
  test('is available before it is saved', async () => {
    const store = await open(memoryFileSystem(), 'p');
    await store.put('one', bytes('1'));
    expect(await read(store, 'one')).toBe('1');
    expect(await read(store, 'two')).toBeUndefined();
  });

  test.each(Object.entries(values))('%s is available after reopening', async (key, value) => {
    expect(await read(await open(await saved(values), 'second'), key)).toBe(value);
  });

  test('has a place once it is on the disk', async () => {
    const disk = await saved(values);
    const store = await open(disk, 'second');
    await store.put('three', bytes('pending'));
    expect(store.place('three')).toBeUndefined();
    expect(store.place('missing')).toBeUndefined();
    const place = store.place('two');
    expect(place).toMatchObject({ folder, pack: 'first.pack', offset: 15, length: 10 });
    const found = place && (await readRecords(disk, place.folder, [place]));
    expect([...(found?.values() ?? [])]).toEqual([bytes(values.two)]);
    // What has only a place is used, too, and stays.
    await store.save({ keepUnused: false });
    expect(await read(await open(disk, 'third'), 'two')).toBe(values.two);
  });

  test('is read together with others that are asked for at once', async () => {
    const disk = await saved(values);
    let opened = 0;
    const counting: MemoryFileSystem = {
      ...disk,
      readRanges: async (file, ranges) => {
        opened += 1;
        return disk.readRanges(file, ranges);
      },
    };
    const store = await open(counting, 'second');
    const keys = ['one', 'missing', 'two', 'one'];
    expect(await Promise.all(keys.map((key) => read(store, key)))).toEqual([
      values.one,
      undefined,
      values.two,
      values.one,
    ]);
    expect(opened).toBe(1);
  });

  test('that was stored again replaces the first one', async () => {
    const disk = await saved(values);
    const store = await open(disk, 'second');
    await store.put('one', bytes('new'));
    expect(await read(store, 'one')).toBe('new');
    await store.save({ keepUnused: true });
    expect(await read(await open(disk, 'third'), 'one')).toBe('new');
  });

  test('larger than the buffer is stored', async () => {
    const disk = memoryFileSystem();
    const store = await open(disk, 'p');
    const large = 'x'.repeat(5 * 1024 * 1024);
    await store.put('small', bytes('s'));
    await Promise.all([store.put('large', bytes(large)), store.put('late', bytes('l'))]);
    expect(await read(store, 'large')).toBe(large);
    await store.save({ keepUnused: false });
    const again = await open(disk, 'q');
    expect(await read(again, 'small')).toBe('s');
    expect(await read(again, 'large')).toHaveLength(large.length);
    expect(await read(again, 'late')).toBe('l');
  });

  test('at an offset of three gigabytes is available after reopening', async () => {
    await using temporary = await temporaryFolder();
    const store = (packName: string) =>
      createStore(nodeFileSystem(), temporary.path as FilePath, { force: false, packName });
    // A sparse file, which uses no space on the disk.
    await writeFile(join(temporary.path, 'p.pack'), '');
    await truncate(join(temporary.path, 'p.pack'), 3 * 2 ** 30);
    const first = await store('p');
    await first.put('one', bytes('the last value'));
    await first.save({ keepUnused: false });
    expect(await read(await store('q'), 'one')).toBe('the last value');
  });
});

describe('saving', () => {
  test('drops unused values', async () => {
    const disk = await saved(values);
    const store = await open(disk, 'second');
    await store.get('one');
    await store.save({ keepUnused: false });
    const again = await open(disk, 'third');
    expect(await read(again, 'one')).toBe(values.one);
    expect(await read(again, 'two')).toBeUndefined();
  });

  test('keeps unused values with keepUnused', async () => {
    const disk = await saved(values);
    await (await open(disk, 'second')).save({ keepUnused: true });
    expect(await read(await open(disk, 'third'), 'two')).toBe(values.two);
  });

  test('keeps unused values whose keys are given', async () => {
    const disk = await saved(values);
    const store = await open(disk, 'second');
    await store.get('one');
    await store.save({ keepUnused: false, kept: ['two', 'unknown'] });
    const again = await open(disk, 'third');
    expect(await read(again, 'two')).toBe(values.two);
    expect(again.has('unknown')).toBe(false);
  });

  test('writes nothing when nothing is new and everything was used', async () => {
    const disk = await saved(values);
    const store = await open(disk, 'second');
    await store.getMany(Object.keys(values));
    disk.beforeChange = (operation, path) => {
      throw new Error(`${operation} ${path}`);
    };
    await store.save({ keepUnused: false });
    expect(await read(await open(disk, 'third'), 'two')).toBe(values.two);
  });

  test('removes the files of killed builds, but not those of running builds', async () => {
    const name = (ms: number, process: number) => `${ms.toString(36)}-${process}`;
    const now = 1_800_000_000_000;
    const hour = 60 * 60 * 1000;
    const disk = memoryFileSystem();
    const killed = await open(disk, name(now - 2 * hour, 11));
    await killed.put('lost', bytes('x'.repeat(5 * 1024 * 1024)));
    disk.files.set(`${folder}/index.json.${name(now - 2 * hour, 11)}.tmp`, bytes('{"form'));
    const busy = await open(disk, name(now - hour / 2, 12));
    await busy.put('busy', bytes('y'.repeat(5 * 1024 * 1024)));
    const store = await open(disk, name(now, 13));
    await store.put('one', bytes('1'));
    await store.save({ keepUnused: false });
    expect(Object.keys(disk.texts(folder)).sort()).toEqual(
      ['index.json', `${name(now - hour / 2, 12)}.pack`, `${name(now, 13)}.pack`].sort(),
    );
    await busy.save({ keepUnused: true });
    expect(await read(await open(disk, name(now, 14)), 'busy')).toHaveLength(5 * 1024 * 1024);
  });

  test('removes packs without used values', async () => {
    const disk = await saved(values);
    const store = await open(disk, 'second');
    await store.put('other', bytes('o'));
    await store.save({ keepUnused: false });
    expect(Object.keys(disk.texts(folder)).sort()).toEqual(['index.json', 'second.pack']);
  });

  test('moves the values of a mostly unused pack, and drops damaged ones', async () => {
    const disk = await saved({ large: 'x'.repeat(100), damaged: 'was good', small: 'stays', empty: '' });
    const pack = disk.files.get(`${folder}/first.pack`);
    pack?.fill(0, 100, 101);
    const store = await open(disk, 'second');
    for (const key of ['small', 'damaged', 'empty']) store.has(key);
    await store.save({ keepUnused: false });
    expect(Object.keys(disk.texts(folder)).sort()).toEqual(['index.json', 'second.pack']);
    const third = await open(disk, 'third');
    expect(await read(third, 'small')).toBe('stays');
    expect(await read(third, 'empty')).toBe('');
    expect([third.has('damaged'), third.has('large')]).toEqual([false, false]);
    expect(await read(store, 'small')).toBe('stays');
  });

  test('drops values of a pack that another build has removed', async () => {
    const disk = await saved({ one: '1' });
    const [dev, build] = [await open(disk, 'dev'), await open(disk, 'build')];
    await build.put('other', bytes('o'));
    await build.save({ keepUnused: false });
    await dev.put('dev', bytes('d'));
    await dev.save({ keepUnused: true });
    const next = await open(disk, 'next');
    expect(next.has('one')).toBe(true);
    expect(await read(next, 'one')).toBeUndefined();
    expect(next.has('one')).toBe(false);
    const other = await open(disk, 'another');
    other.has('one');
    await other.put('new', bytes('n'));
    await other.save({ keepUnused: false });
    expect((await open(disk, 'last')).has('one')).toBe(false);
  });

  test('keeps what another run has saved since it began', async () => {
    const disk = await saved({ one: '1', shared: 'old' });
    const [dev, build] = [await open(disk, 'dev'), await open(disk, 'build')];
    await build.get('one');
    for (const [key, value] of Object.entries({ other: 'o', shared: 'new' }))
      await build.put(key, bytes(value));
    await build.save({ keepUnused: false });
    for (const value of ['d', 'e']) {
      await dev.put('dev', bytes(value));
      await dev.save({ keepUnused: true });
      const next = await open(disk, 'next');
      const found = await Promise.all(['one', 'other', 'shared', 'dev'].map((key) => read(next, key)));
      expect(found).toEqual(['1', 'o', 'new', value]);
    }
    const last = await open(disk, 'last');
    await last.get('dev');
    await last.save({ keepUnused: false });
    expect((await open(disk, 'later')).has('other')).toBe(false);
  });

  test('keeps values that it cannot move, on a full disk', async () => {
    const disk = await saved({ large: 'x'.repeat(100), small: 'stays' });
    const store = await open(disk, 'second');
    store.has('small');
    disk.beforeChange = (operation) => {
      if (operation === 'append') throw Object.assign(new Error('No space is left.'), { code: 'ENOSPC' });
    };
    await store.save({ keepUnused: false });
    expect(await read(await open(disk, 'third'), 'small')).toBe('stays');
  });

  test('keeps a mostly used pack', async () => {
    const disk = await saved({ large: 'x'.repeat(100), small: 'goes' });
    const store = await open(disk, 'second');
    expect(await read(store, 'large')).toHaveLength(100);
    await store.save({ keepUnused: false });
    expect(Object.keys(disk.texts(folder)).sort()).toEqual(['first.pack', 'index.json']);
  });

  test('moves nothing with keepUnused', async () => {
    const disk = await saved({ large: 'x'.repeat(100), small: 'stays' });
    const store = await open(disk, 'second');
    await store.put('large', bytes('y'.repeat(100)));
    await store.save({ keepUnused: true });
    expect(Object.keys(disk.texts(folder)).sort()).toEqual(['first.pack', 'index.json', 'second.pack']);
  });

  test('does not move its own values, since its pack would only grow', async () => {
    const disk = memoryFileSystem();
    const store = await open(disk, 'p');
    await store.put('small', bytes('s'));
    for (const letter of ['a', 'b', 'c']) {
      await store.put('large', bytes(letter.repeat(100)));
      await store.save({ keepUnused: false });
    }
    expect(disk.files.get(`${folder}/p.pack`)).toHaveLength(301);
  });

  test('limits the number of packs after a hundred builds, and keeps all values', async () => {
    const disk = memoryFileSystem();
    const keys = Array.from({ length: 100 }, (_, build) => `key-${build}`);
    for (const [build, key] of keys.entries()) {
      const store = await open(disk, `build-${build}`);
      await store.getMany(keys.slice(0, build));
      await store.put(key, bytes(`value of ${key}`.repeat(1 + (build % 7))));
      await store.save({ keepUnused: false });
      expect(Object.keys(disk.texts(folder)).length).toBeLessThan(20);
    }
    const last = await open(disk, 'last');
    for (const [build, key] of keys.entries())
      expect(await read(last, key)).toBe(`value of ${key}`.repeat(1 + (build % 7)));
  });

  test('can be repeated', async () => {
    const disk = memoryFileSystem();
    const store = await open(disk, 'p');
    for (const key of ['a', 'b', 'c']) {
      await store.put(key, bytes(`value of ${key}`));
      await store.save({ keepUnused: true });
    }
    const again = await open(disk, 'q');
    for (const key of ['a', 'b', 'c']) expect(await read(again, key)).toBe(`value of ${key}`);
  });
});

test('with force, the store is empty', async () => {
  const disk = await saved(values);
  expect(await read(await open(disk, 'second', true), 'one')).toBeUndefined();
});

describe('damage only costs time', () => {
  const index = `${folder}/index.json`;
  const pack = `${folder}/first.pack`;
  const indexOf = (disk: MemoryFileSystem) => unseal(disk.texts(folder)['index.json']) ?? '';

  test.each<[string, (disk: MemoryFileSystem) => void]>([
    ['no index', (disk) => disk.files.delete(index)],
    ['an empty index', (disk) => disk.files.set(index, bytes(''))],
    ['half an index', (disk) => disk.files.set(index, disk.files.get(index)?.slice(0, 40) ?? bytes(''))],
    [
      'an index of another version',
      (disk) => disk.files.set(index, bytes(seal(indexOf(disk).replace('"format":3', '"format":0')))),
    ],
    ['an index that is a list', (disk) => disk.files.set(index, bytes(seal('[]')))],
    ['an index without records', (disk) => disk.files.set(index, bytes(seal('{"format":3}')))],
    [
      'malformed records',
      (disk) =>
        disk.files.set(index, bytes(seal('{"format":3,"records":{"one":[1,2],"two":"x","empty":null}}'))),
    ],
    [
      'a record with a path outside the folder',
      (disk) =>
        disk.files.set(index, bytes(seal('{"format":3,"records":{"one":["../../etc/x.pack",0,1,7]}}'))),
    ],
    [
      'a record with impossible numbers',
      (disk) =>
        disk.files.set(
          index,
          bytes(
            seal(
              '{"format":3,"records":{"one":["first.pack",-1,-5,7],"two":["first.pack",0,9007199254740991,7]}}',
            ),
          ),
        ),
    ],
    [
      'malformed checksums',
      (disk) => {
        const sums = /(?<="first\.pack",\d+,\d+,)(\d+)/g;
        disk.files.set(index, bytes(seal(indexOf(disk).replace(sums, '"$1"'))));
      },
    ],
    [
      'another digit',
      (disk) =>
        disk.files.set(index, bytes((disk.texts(folder)['index.json'] ?? '').replace(/,\d+\]/, ',7]'))),
    ],
    ['no pack', (disk) => disk.files.delete(pack)],
    ['an empty pack', (disk) => disk.files.set(pack, bytes(''))],
  ])('%s', async (_name, damage) => {
    const disk = await saved({ one: '1', two: '2' });
    damage(disk);
    const store = await open(disk, 'second');
    expect([await read(store, 'one'), await read(store, 'two')]).toEqual([undefined, undefined]);
    // The next run finds the values of this one.
    await store.put('one', bytes('new'));
    await store.save({ keepUnused: false });
    expect(await read(await open(disk, 'third'), 'one')).toBe('new');
  });

  const contents = new Map(
    ['a', 'b', 'c', 'd'].map((name) => [`body:${hash(name)}`, `the value of ${name}`.repeat(3)]),
  );

  /** Expects each value to be correct or missing. */
  async function expectCorrectOrMissing(disk: MemoryFileSystem): Promise<void> {
    const store = await open(disk, 'second');
    for (const [key, value] of contents) expect([value, undefined]).toContain(await read(store, key));
  }

  test.each([index, pack])('any byte of %s may be damaged', async (file) => {
    const whole = await saved(Object.fromEntries(contents));
    const original = whole.files.get(file) ?? bytes('');
    await fc.assert(
      fc.asyncProperty(fc.nat(original.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = original.slice();
        damaged[at] = (damaged[at] ?? 0) ^ change;
        whole.files.set(file, damaged);
        await expectCorrectOrMissing(whole);
      }),
      { numRuns: 300 },
    );
  });

  test.each([index, pack])('%s may end anywhere', async (file) => {
    const whole = await saved(Object.fromEntries(contents));
    const original = whole.files.get(file) ?? bytes('');
    for (let length = 0; length < original.length; length += 1) {
      whole.files.set(file, original.slice(0, length));
      await expectCorrectOrMissing(whole);
    }
  });

  test('an interrupted save leaves the previous index', async () => {
    const disk = await saved(values);
    const store = await open(disk, 'second');
    await store.put('one', bytes('new'));
    disk.beforeChange = (operation) => {
      if (operation === 'rename') throw new Error('The power is out.');
    };
    await expect(store.save({ keepUnused: true })).rejects.toThrow('The power is out.');
    disk.beforeChange = () => {};
    expect(await read(await open(disk, 'third'), 'one')).toBe(values.one);
  });

  test('a failed save rejects, and the next save includes its values', async () => {
    const disk = memoryFileSystem();
    const store = await open(disk, 'p');
    disk.beforeChange = () => {
      throw new Error('No space is left.');
    };
    await store.put('one', bytes('1'));
    await expect(store.save({ keepUnused: true })).rejects.toThrow('No space is left.');
    disk.beforeChange = () => {};
    await store.put('two', bytes('2'));
    await store.save({ keepUnused: true });
    const next = await open(disk, 'next');
    expect([await read(next, 'one'), await read(next, 'two')]).toEqual(['1', '2']);
  });

  test('a value stored during a save is part of the next save', async () => {
    const disk = memoryFileSystem();
    const store = await open(disk, 'p');
    await store.put('one', bytes('1'));
    let isPut = false;
    disk.beforeChange = (operation) => {
      if (operation !== 'rename' || isPut) return;
      isPut = true;
      void store.put('late', bytes('l'));
    };
    await store.save({ keepUnused: true });
    expect(isPut).toBe(true);
    await store.save({ keepUnused: true });
    expect(await read(await open(disk, 'next'), 'late')).toBe('l');
  });

  test('a value that is appended during a read is returned', async () => {
    const disk = await saved(values);
    const store = await open(disk, 'second');
    await store.put('late', bytes('l'));
    const [, found] = await Promise.all([
      store.save({ keepUnused: true }),
      store.getMany(['one', 'two', 'empty', 'late']),
    ]);
    expect(found.map((value) => value && new TextDecoder().decode(value))).toEqual([
      ...Object.values(values),
      'l',
    ]);
  });
});

describe('two writers', () => {
  test('the last save wins, and neither writer reads a wrong value', async () => {
    const disk = await saved(values);
    const [left, right] = [await open(disk, 'left'), await open(disk, 'right')];
    await left.put('one', bytes('of the left'));
    await right.put('one', bytes('of the right'));
    await left.put('only-left', bytes('l'));
    await left.save({ keepUnused: true });
    await right.save({ keepUnused: true });
    expect(await read(right, 'one')).toBe('of the right');
    expect(['of the left', undefined]).toContain(await read(left, 'one'));
    const next = await open(disk, 'next');
    expect(await read(next, 'one')).toBe('of the right');
    expect(await read(next, 'two')).toBe(values.two);
    expect(['l', undefined]).toContain(await read(next, 'only-left'));
  });

  test('a writer finds its values after the other has removed its pack', async () => {
    const disk = memoryFileSystem();
    const [watching, other] = [await open(disk, 'watching'), await open(disk, 'other')];
    await watching.put('a', bytes('1'));
    await watching.save({ keepUnused: true });
    await other.put('b', bytes('2'));
    await other.save({ keepUnused: true });
    expect(['1', undefined]).toContain(await read(watching, 'a'));
    await watching.put('c', bytes('3'));
    await watching.save({ keepUnused: true });
    expect(await read(watching, 'c')).toBe('3');
    const next = await open(disk, 'next');
    expect(await read(next, 'c')).toBe('3');
    expect([undefined, '1']).toContain(await read(next, 'a'));
  });
});
