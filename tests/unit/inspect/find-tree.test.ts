import { expect, test } from 'vitest';
import { findTree } from '../../../src/inspect/find-tree.ts';
import { projectName } from '../../../src/inspect/project-name.ts';
import { UserError } from '../../../src/model/diagnostic.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

async function find(from: string, files: Readonly<Record<string, string>>) {
  const { folder, tree, inside } = await findTree(from, memoryFileSystem(files));
  return { folder, paths: tree.paths, ...(inside !== undefined && { inside }) };
}

const workspaces = '{ "workspaces": ["packages/*"] }';
const demo = '# A\n\n{{"demo": "A.js"}}\n';

test('pages without demos need no more than their folder', async () => {
  const files = { '/r/package.json': workspaces, '/r/docs/a.md': '# A\n', '/r/other.md': '' };
  expect(await find('/r/docs', files)).toEqual({ folder: '/r/docs', paths: ['a.md'] });
});

test.each([
  ['a demo', '{{"demo": "A.js"}}'],
  ['a component', '{{ "component": "modules/A.js" }}'],
  ['an included file of VitePress', '<<< ../src/a.ts'],
  ['included Markdown', '<!-- @include: ../part.md -->'],
  ['an included file of Fumadocs', '  <include cwd>../part.md</include>'],
  ['an embedded file', "<embed src='../part.md'></embed>"],
])('pages with %s need their repository, without its other pages', async (_, line) => {
  const files = {
    '/r/package.json': workspaces,
    '/r/docs/a.md': `# A\n\n${line}\n`,
    '/r/other.md': '',
    '/r/src/a.ts': '',
  };
  expect(await find('/r/docs', files)).toEqual({
    folder: '/r',
    paths: ['docs/a.md', 'package.json', 'src/a.ts'],
    inside: 'docs',
  });
});

test.each([
  ['a file beside the page', '<<< ./a.ts'],
  ['an included file below it', '<!-- @include: ./part.md -->'],
  ['words', 'Write {{"demo": "A.js"}}.'],
])('pages with %s need no more than their folder', async (_, line) => {
  const files = { '/r/package.json': workspaces, '/r/docs/a.md': `# A\n\n${line}\n` };
  expect((await find('/r/docs', files)).folder).toBe('/r/docs');
});

test.each<[string, Record<string, string>, string]>([
  ['workspaces', { '/r/package.json': workspaces }, '/r'],
  ['a workspace of pnpm', { '/r/pnpm-workspace.yaml': '' }, '/r'],
  ['lerna', { '/r/lerna.json': '{}' }, '/r'],
  ['Git and a manifest', { '/r/package.json': '{}', '/r/.git/HEAD': '' }, '/r'],
  ['paths of TypeScript', { '/r/tsconfig.json': '{ "paths" : {} }' }, '/r'],
  ['a base of TypeScript', { '/r/tsconfig.json': '{ "baseUrl": "." }' }, '/r'],
  ['a manifest alone', { '/r/package.json': '{}' }, '/r/a/docs'],
  ['Git alone', { '/r/.git/HEAD': '' }, '/r/a/docs'],
  ['other options of TypeScript', { '/r/tsconfig.json': '{ "strict": true }' }, '/r/a/docs'],
  ['a repository of its own', { '/r/a/docs/lerna.json': '{}', '/r/lerna.json': '{}' }, '/r/a/docs'],
])('the repository of demos: %s', async (_, files, folder) => {
  expect((await find('/r/a/docs', { ...files, '/r/a/docs/a.md': demo })).folder).toBe(folder);
});

test('a repository is at most four folders above', async () => {
  const files = { '/r/lerna.json': '{}', '/r/a/b/c/docs/a.md': demo, '/r/a/b/c/d/docs/a.md': demo };
  expect(await find('/r/a/b/c/docs', files)).toMatchObject({ folder: '/r', inside: 'a/b/c/docs' });
  expect(await find('/r/a/b/c/d/docs', files)).toMatchObject({ folder: '/r/a/b/c/d/docs' });
});

test('a folder with a configuration is read with its repository', async () => {
  const files = {
    '/r/lerna.json': '{}',
    '/r/docs/.vitepress/config.js': '',
    '/r/docs/a.md': '# A\n',
    '/r/other.md': '',
  };
  const paths = ['docs/.vitepress/config.js', 'docs/a.md', 'lerna.json', 'other.md'];
  expect(await find('/r/docs', files)).toEqual({ folder: '/r', paths, inside: 'docs' });
});

test.each(['.vitepress/config.mts', 'docusaurus.config.js', 'astro.config.mjs', 'book.toml'])(
  'the folder around the pages has the configuration %s',
  async (config) => {
    const files = {
      '/r/lerna.json': '{}',
      [`/r/docs/${config}`]: '',
      '/r/docs/de/a.md': '# A\n',
      '/r/docs/en/a.md': '# A\n',
    };
    expect(await find('/r/docs/en', files)).toEqual({ folder: '/r/docs', paths: [config, 'en/a.md'] });
  },
);

const beside = { '/r/docs/a.md': '# A\n', '/r/website/docusaurus.config.js': "x({ path: '../docs' });" };

test('a configuration beside the pages may name them', async () => {
  const found = {
    folder: '/r',
    paths: ['docs/a.md', 'website/docusaurus.config.js'],
    inside: 'website',
  };
  expect(await find('/r/docs', beside)).toEqual(found);
  expect(await find('/r/website', beside)).toEqual(found);
});

test('a configuration beside the pages belongs to their repository', async () => {
  const files = Object.entries(beside).map(([path, text]) => [path.replace('/r/', '/r/a/'), text]);
  const found = await find('/r/a/docs', { ...Object.fromEntries(files), '/r/lerna.json': '{}' });
  expect(found).toMatchObject({ folder: '/r', inside: 'a/website' });
});

test.each([
  ['/r/website/book.toml', 'src = "../docs"', '/r'],
  ['/r/website/astro.config.mjs', 'x({ srcDir: `../docs` });', '/r'],
  ['/r/website/docusaurus.config.js', "x({ path: '../docs/en' });", '/r/docs'],
  ['/r/website/other.config.js', "x({ path: '../docs' });", '/r/docs'],
  ['/r/.cache/docusaurus.config.js', "x({ path: '../docs' });", '/r/docs'],
  ['/r/website/docusaurus.config.js', "x({ path: 'docs' });", '/r/docs'],
])('beside the pages, %s with %s', async (config, text, folder) => {
  expect((await find('/r/docs', { '/r/docs/a.md': '# A\n', [config]: text })).folder).toBe(folder);
});

test('a folder that does not exist, or contains a disk, is refused', async () => {
  await expect(find('/gone', {})).rejects.toThrow(
    new UserError('"/gone" does not exist. Pass the folder of an existing documentation.'),
  );
  const disk = memoryFileSystem({ '/r/a.md': '' });
  const entered = Array.from({ length: 200_001 }, (_, index) => String(index));
  const list: typeof disk.list = async (_, enters = () => true) => {
    for (const folder of entered) enters(folder);
    return [];
  };
  await expect(findTree('/r', { ...disk, list })).rejects.toThrow(
    new UserError('"/r" contains more than 200,000 files. Pass the folder of the documentation itself.'),
  );
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['its own README', { '/r/a/docs/package.json': '{}', '/r/a/docs/README.md': '# Own\n' }, 'Own'],
  [
    'a README above',
    { '/r/package.json': '{}', '/r/README.md': '# Acme UI\n', '/r/.git/HEAD': '' },
    'Acme UI',
  ],
  [
    'the folder of the repository',
    { '/r/a/.git/HEAD': '', '/r/package.json': '{}', '/r/README.md': '# R\n' },
    'a',
  ],
  ['nothing', { '/r/README.md': '# R\n' }, undefined],
])('a folder has the name of %s', async (_, files, name) => {
  expect(await projectName('/r/a/docs', memoryFileSystem(files))).toBe(name);
});
