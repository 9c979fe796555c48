import { expect, test } from 'vitest';
import type { FilePath } from '../../../src/model/path.ts';
import { writeNewSite } from '../../../src/write/write-new-site.ts';
import { writeTemplate } from '../../../src/write/write-template.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const texts = new Map([
  ['content/site.yaml', 'name: Acme'],
  ['README.md', '# Acme'],
]);

test.each([
  ['that does not exist', {}],
  ['after git init', { '/new/.git/HEAD': '', '/new/.DS_Store': '' }],
])('a site is written into a folder %s', async (_, present) => {
  const disk = memoryFileSystem(present);
  await writeNewSite('/new', texts, disk);
  expect(disk.texts('/new')).toMatchObject({ 'README.md': '# Acme', 'content/site.yaml': 'name: Acme' });
});

test('nothing is written beside other files', async () => {
  const disk = memoryFileSystem({ '/new/.git/HEAD': '', '/new/notes.txt': '' });
  await expect(writeNewSite('/new', texts, disk)).rejects.toThrow(
    '"/new" is not empty: it contains "notes.txt". Choose a new or an empty folder.',
  );
  expect(Object.keys(disk.texts('/new'))).toEqual(['.git/HEAD', 'notes.txt']);
});

test.each([
  ['EEXIST', '"/new" is a file, or a path inside a file. Choose a new or an empty folder.'],
  ['ENOTDIR', '"/new" is a file, or a path inside a file. Choose a new or an empty folder.'],
  ['ENOSPC', 'Cannot create a site in "/new": no space left.'],
])('the error %s of the system is explained', async (code, message) => {
  const disk = memoryFileSystem();
  disk.write = async () => {
    throw Object.assign(new Error('no space left'), { code, syscall: 'write' });
  };
  await expect(writeNewSite('/new', texts, disk)).rejects.toThrow(message);
});

test('a mistake of ours is not explained as one of the system', async () => {
  const disk = memoryFileSystem();
  disk.write = async () => {
    throw new TypeError('no such function');
  };
  await expect(writeNewSite('/new', texts, disk)).rejects.toThrow(TypeError);
});

const root = '/site' as FilePath;
const footer = { path: 'layout/footer.tsx', text: 'ours' };

test.each(['site.yaml', 'site.ts'])('a template is copied into a site with %s', async (name) => {
  const disk = memoryFileSystem({ [`/site/content/${name}`]: '' });
  await writeTemplate(root, footer, disk);
  expect(disk.texts('/site/templates')).toEqual({ 'layout/footer.tsx': 'ours' });
});

test('a template is copied into no other folder, and never over another', async () => {
  await expect(writeTemplate(root, footer, memoryFileSystem())).rejects.toThrow(
    'There is no content/site.yaml in /site. Pass the folder that contains content/.',
  );
  const disk = memoryFileSystem({
    '/site/content/site.yaml': '',
    '/site/templates/layout/footer.tsx': 'theirs',
  });
  await expect(writeTemplate(root, footer, disk)).rejects.toThrow(
    'templates/layout/footer.tsx already exists and was left unchanged. To see our version, run docs eject layout/footer --print.',
  );
  expect(disk.texts('/site/templates')).toEqual({ 'layout/footer.tsx': 'theirs' });
});
