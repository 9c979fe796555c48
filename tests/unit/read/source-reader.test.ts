import { expect, test } from 'vitest';
import { hash } from '../../../src/lib/hash.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { createSourceReader } from '../../../src/read/source-reader.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';

/** A reader of a site with one page, which notes what it lists and hashes. */
function reader() {
  const disk = memoryFileSystem({ '/site/content/a.md': 'a' });
  const events: string[] = [];
  const files = {
    ...disk,
    list: async (...given: Parameters<typeof disk.list>) => {
      events.push(`list ${given[0]}`);
      return disk.list(...given);
    },
  };
  const hashOf = async (file: FilePath) => {
    events.push(`hash ${file.slice('/site/content/'.length)}`);
    const text = await disk.readText(file);
    return text === undefined ? undefined : hash(text);
  };
  const sources = createSourceReader(configOf(''), {
    files,
    hashOf,
    onListed: (listed) => events.push(`listed ${listed.length}`),
  });
  /** What happened since the last call. */
  const happened = () => events.splice(0);
  return { disk, sources, happened };
}

const at = (name: string) => `/site/content/${name}` as FilePath;
const changes = (...paths: string[]) => ({ paths, configChanged: false });

test('the first read lists and hashes everything', async () => {
  const { sources, happened } = reader();
  expect(sources.latest()).toBeUndefined();
  const read = await sources.read();
  expect(read.all().map(({ path }) => path)).toEqual(['a.md']);
  expect(sources.latest()).toBe(read);
  expect(happened()).toEqual([
    'list /site/content',
    'list /site/templates/components',
    'listed 1',
    'hash a.md',
  ]);
});

test('changed files are read alone', async () => {
  const { disk, sources, happened } = reader();
  const before = await sources.read();
  happened();
  await disk.write(at('b.md'), 'b');
  const after = await sources.read(changes(at('b.md')));
  expect(after.all().map(({ path }) => path)).toEqual(['a.md', 'b.md']);
  expect(after.get(before.all()[0]?.path ?? ('' as never))).toBe(before.all()[0]);
  expect(happened()).toEqual(['hash b.md']);
});

test('after a change of a whole source folder, and in the first read, all files are listed', async () => {
  const { sources, happened } = reader();
  await sources.read(changes(at('a.md')));
  expect(happened()).toContain('list /site/content');
  await sources.read(changes('/site/content'));
  expect(happened()).toContain('list /site/content');
});

test('files may be listed before the next read, once', async () => {
  const { sources, happened } = reader();
  await sources.listAhead();
  expect(happened()).toEqual(['list /site/content', 'list /site/templates/components', 'listed 1']);
  expect(await sources.listed()).toHaveLength(1);
  await sources.read();
  expect(happened()).toEqual(['hash a.md']);
  await sources.read();
  expect(happened()).toContain('list /site/content');
});

test('sources that were read ahead are those of the next read, and of no other', async () => {
  const { sources, happened } = reader();
  const ahead = await sources.readAhead();
  happened();
  expect(await sources.read()).toBe(ahead);
  expect(happened()).toEqual([]);
  await sources.readAhead();
  happened();
  // A change that was reported meanwhile is read.
  await sources.read(changes(at('a.md')));
  expect(happened()).toEqual(['hash a.md']);
  await sources.read();
  expect(happened()).toContain('list /site/content');
});

test('some files are read, or taken from those that are read already', async () => {
  const { sources, happened } = reader();
  const listed = await sources.listed();
  happened();
  expect((await sources.readSome(listed)).map(({ path }) => path)).toEqual(['a.md']);
  expect(happened()).toEqual(['hash a.md']);
  const read = await sources.read();
  happened();
  expect((await sources.readSome(listed))[0]).toBe(read.all()[0]);
  expect(happened()).toEqual([]);
});

test('sources from elsewhere are kept unless there are some', async () => {
  const [one, other] = [reader(), reader()];
  const read = await one.sources.read();
  other.sources.keep(read);
  expect(other.sources.latest()).toBe(read);
  other.sources.keep(await reader().sources.read());
  expect(other.sources.latest()).toBe(read);
});
