import { expect, test } from 'vitest';
import { inspectFolder } from '../../../src/inspect/inspect-folder.ts';
import { UserError } from '../../../src/model/diagnostic.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const vitepress = {
  '/r/docs/.vitepress/config.ts': `export default {
    srcDir: 'src',
    themeConfig: { editLink: { pattern: 'https://github.com/acme/ui/edit/main/docs/:path' } },
  };`,
  '/r/docs/src/a.md': '# A\n',
};

async function siteOf(files: Readonly<Record<string, string>>, from: string, site: string) {
  const found = await inspectFolder({ from, site, name: 'own-name' }, memoryFileSystem(files));
  return found.files.get('content/site.yaml') ?? '';
}

test('a site inside the documentation has the address of its editor', async () => {
  const text = await siteOf(vitepress, '/r/docs', '/r/docs/site');
  expect(text).toContain('\neditUrl: https://github.com/acme/ui/edit/main/docs/site\n');
  expect(text).toContain('\n    content: ../../src\n');
});

test('a site beside the documentation has none', async () => {
  const text = await siteOf(vitepress, '/r/docs', '/r/site');
  expect(text).not.toContain('editUrl');
  expect(text).toContain('\n    content: ../../docs/src\n');
});

test.each(['/r/docs/src', '/r/docs/src/a/site'])('a site in %s would read its own files', async (site) => {
  await expect(siteOf(vitepress, '/r/docs', site)).rejects.toThrow(
    new UserError(
      `"${site}" is inside "/r/docs/src", the folder of the pages. Create the site in another folder.`,
    ),
  );
});

test.each<[string, Record<string, string>, string]>([
  ['its folder', {}, 'own-name'],
  ['its README', { '/r/docs/package.json': '{}', '/r/docs/README.md': '# Acme UI\n' }, 'Acme UI'],
  ['the repository around it', { '/r/.git/HEAD': '' }, 'r'],
])('a folder without settings has the name of %s', async (_, files, name) => {
  const text = await siteOf({ '/r/docs/a.md': '# A\n', ...files }, '/r/docs', '/site');
  expect(text).toContain(`\nname: ${name}\n`);
});

test('a folder in which all Markdown is hidden has no pages', async () => {
  await expect(siteOf({ '/r/docs/.github/a.md': '# A\n' }, '/r/docs', '/site')).rejects.toThrow(
    '"/r/docs" is not a folder with Markdown files.',
  );
});
