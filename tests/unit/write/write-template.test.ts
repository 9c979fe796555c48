import { expect, test } from 'vitest';
import type { FilePath } from '../../../src/model/path.ts';
import { writeTemplate } from '../../../src/write/write-template.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const root = '/site' as FilePath;
const template = { path: 'layout/footer.tsx', text: 'export function Footer() {}\n' };

test.each(['content/site.yaml', 'content/site.ts'])(
  'a site with %s gets the template',
  async (configuration) => {
    const disk = memoryFileSystem({ [`/site/${configuration}`]: '' });
    await writeTemplate(root, template, disk);
    expect(disk.texts('/site')).toEqual({
      [configuration]: '',
      'templates/layout/footer.tsx': template.text,
    });
  },
);

test('a folder without a configuration is no site', async () => {
  const disk = memoryFileSystem({ '/site/site.yaml': '', '/site/content/a.md': '' });
  await expect(writeTemplate(root, template, disk)).rejects.toThrow(
    'There is no content/site.yaml in /site. Pass the folder that contains content/.',
  );
  expect(Object.keys(disk.texts('/site')).sort()).toEqual(['content/a.md', 'site.yaml']);
});

test('a template that exists is left unchanged, since it may contain changes', async () => {
  const disk = memoryFileSystem({
    '/site/content/site.yaml': '',
    '/site/templates/layout/footer.tsx': 'mine',
  });
  await expect(writeTemplate(root, template, disk)).rejects.toThrow(
    'templates/layout/footer.tsx already exists and was left unchanged. To see our version, run docs eject layout/footer --print.',
  );
  expect(disk.texts('/site/templates')).toEqual({ 'layout/footer.tsx': 'mine' });
});
