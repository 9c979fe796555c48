import { expect, test } from 'vitest';
import type { FileEntry } from '../../../src/effects/file-system.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { fixProblems } from '../../../src/write/fix-problems.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const root = '/site' as FilePath;

const slash = (file: string, line = 1): Diagnostic => ({
  severity: 'warning',
  code: 'link-slash',
  message: 'No slash.',
  place: { file, line, column: 1 },
  fix: { from: '/a', to: '/a/' },
});

test('each file is replaced once, with all of its corrections', async () => {
  const disk = memoryFileSystem({
    '/site/content/a.md': '[a](/a)\n[b](/a)\n',
    '/site/content/b.md': '[a](/a)',
  });
  const replaced: string[] = [];
  const { replace } = disk;
  disk.replace = async (file, content) => {
    replaced.push(file);
    await replace(file, content);
  };
  const fixed = await fixProblems(
    [slash('content/a.md'), slash('content/b.md'), slash('content/a.md', 2)],
    { root },
    disk,
  );
  expect(fixed.map(({ file, line, to }) => `${file}:${line} ${to}`)).toEqual([
    'content/a.md:1 /a/',
    'content/a.md:2 /a/',
    'content/b.md:1 /a/',
  ]);
  expect(replaced).toEqual(['/site/content/a.md', '/site/content/b.md']);
  expect(disk.texts('/site/content')).toEqual({ 'a.md': '[a](/a/)\n[b](/a/)\n', 'b.md': '[a](/a/)' });
});

test('problems without a correction or a place, and texts that have changed, are left alone', async () => {
  const disk = memoryFileSystem({ '/site/content/a.md': 'Other text' });
  disk.replace = async () => {
    throw new Error('Nothing is to be written.');
  };
  const { fix: _, ...unfixed } = slash('content/a.md');
  const { place: _place, ...everywhere } = slash('content/a.md');
  expect(
    await fixProblems([unfixed, everywhere, slash('content/a.md'), slash('content/gone.md')], { root }, disk),
  ).toEqual([]);
});

test.each<[string, string, FileEntry, Uint8Array]>([
  ['outside of the site', '../a.md', {}, Buffer.from('[a](/a)')],
  ['outside, by a longer path', 'content/../../a.md', {}, Buffer.from('[a](/a)')],
  ['behind a link', 'a.md', { target: '/elsewhere/a.md' as FilePath }, Buffer.from('[a](/a)')],
  ['that is no regular file', 'a.md', { fault: 'special-file' }, Buffer.from('[a](/a)')],
  ['that is not UTF-8', 'a.md', {}, Buffer.from('[a](/a) \u00e9', 'latin1')],
])('a file %s is left alone', async (_, file, entry, bytes) => {
  const written: string[] = [];
  const files = {
    entry: async () => entry,
    readBytes: async () => bytes,
    replace: async (path: FilePath) => void written.push(path),
  };
  expect(await fixProblems([slash(file)], { root }, files)).toEqual([]);
  expect(written).toEqual([]);
});

test('a byte order mark and line ends stay', async () => {
  const disk = memoryFileSystem({ '/site/a.md': '\ufeff[a](/a)\r\nText\r\n' });
  await fixProblems([slash('a.md')], { root }, disk);
  expect(Buffer.from(disk.files.get('/site/a.md') ?? []).toString()).toBe('\ufeff[a](/a/)\r\nText\r\n');
});
