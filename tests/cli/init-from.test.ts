import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { readTree } from '../support/read-tree.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test as base } from '../support/workspace.ts';

// A folder in `trees` is documentation that was written for another tool: `docs init --from` must print what
// it finds, write the site in `expected/init-from`, and leave the tree as it is.
const trees = fileURLToPath(new URL('trees', import.meta.url));
const kinds = await readdir(trees);

/** Runs `docs` in the workspace. */
const test = base.extend<{ docs: (args: string) => ReturnType<typeof spawnDocs> }>({
  docs: async ({ workspace }, use) => {
    await use((args) => spawnDocs(args.split(' '), { cwd: workspace.root }));
  },
});

describe.each(kinds)('%s', (kind) => {
  test('becomes a site that builds, and stays as it is', async ({ workspace, docs }) => {
    const tree = join(workspace.root, 'tree');
    await cp(join(trees, kind), tree, { recursive: true });
    const { stdout, stderr, code } = await docs('init site --from tree');
    const expected = `expected/init-from/${kind}`;
    await expect(stdout).toMatchFileSnapshot(`${expected}/output.txt`);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const written = await readTree(join(workspace.root, 'site'));
    for (const [path, text] of written)
      if (path.startsWith('content/'))
        await expect(Buffer.from(text, 'latin1').toString()).toMatchFileSnapshot(`${expected}/${path}`);
    const manifest = (written.get('package.json') ?? '').replace(/"file:[^"]*"/, '"file:…"');
    await expect(manifest).toMatchFileSnapshot(`${expected}/package.json`);
    const check = await docs('check site');
    await expect(check.stdout).toMatchFileSnapshot(`${expected}/check.txt`);
    expect(check.code).toBe(0);
    expect(await docs('build site --quiet')).toMatchObject({ code: 0 });
    expect(await readTree(tree)).toEqual(await readTree(join(trees, kind)));
  });
});

test.for([
  ['a missing folder', 'init site --from missing', '"{root}/missing" does not exist.'],
  ['a file', 'init site --from notes.txt', '"{root}/notes.txt" is not a folder with Markdown files.'],
  ['an empty folder', 'init site --from empty', '"{root}/empty" is not a folder with Markdown files.'],
  ['a folder without pages', 'init site --from code', '"{root}/code" is not a folder with Markdown files.'],
] as const)('%s is refused', async ([, args, sentence], { workspace, docs }) => {
  await workspace.write({ 'notes.txt': 'Mine.\n', 'code/.github/pull_request.md': '# A\n' });
  await mkdir(join(workspace.root, 'empty'));
  const { stdout, stderr, code } = await docs(args);
  const expected = `${sentence.replace('{root}', workspace.root)} Pass the folder of an existing documentation.\n`;
  expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: expected, code: 2 });
  expect(await readdir(workspace.root)).not.toContain('site');
});

test('a site cannot be created among its own pages', async ({ workspace, docs }) => {
  await workspace.write({ 'docs/a.md': '# A\n', 'docs/b/c.md': '# C\n' });
  const { stderr, code } = await docs('init docs/site --from docs');
  const { root } = workspace;
  expect({ stderr, code }).toEqual({
    stderr: `"${root}/docs/site" is inside "${root}/docs", the folder of the pages. Create the site in another folder.\n`,
    code: 2,
  });
  expect((await readdir(join(root, 'docs'))).sort()).toEqual(['a.md', 'b']);
});

test('a new site must still be a new or empty folder', async ({ workspace, docs }) => {
  await workspace.write({ 'docs/a.md': '# A\n', 'site/mine.txt': 'Mine.\n' });
  const { stderr, code } = await docs('init site --from docs');
  expect({ stderr, code }).toEqual({
    stderr: `"${workspace.root}/site" is not empty: it contains "mine.txt". Choose a new or an empty folder.\n`,
    code: 2,
  });
});

test('loops of symbolic links and packages are not followed', async ({ workspace, docs }) => {
  await workspace.write({ 'docs/a.md': '# A\n', 'docs/node_modules/x/readme.md': '# X\n' });
  await symlink('.', join(workspace.root, 'docs/loop'));
  await symlink('self', join(workspace.root, 'docs/self'));
  const { stdout, code } = await docs('init site --from docs');
  expect(code).toBe(0);
  expect(stdout).toContain('  1 page\n');
});

test('folders that the site links to are named', async ({ workspace, docs }) => {
  await workspace.write({
    'tree/docs/.vitepress/config.js': 'export default {};',
    'tree/docs/index.md': '---\ndescription: All about Acme.\n---\n\n# Acme\n\n![Acme](/logo.svg)\n',
    'tree/docs/public/robots.txt': '',
    'tree/art/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  });
  await symlink('../../art/logo.svg', join(workspace.root, 'tree/docs/public/logo.svg'));
  expect(await docs('init site --from tree')).toMatchObject({ code: 0 });
  expect(await workspace.read('site/content/site.yaml')).toContain('followLinks:\n  - ../../tree/art\n');
  expect(await docs('check site --strict')).toMatchObject({ code: 0 });
});

test('a site inside the repository keeps the editor of the pages', async ({ workspace, docs }) => {
  const editor = 'https://github.com/acme/ui/edit/main';
  await workspace.write({
    'tree/docs/.vitepress/config.js': `export default { themeConfig: { editLink: { pattern: '${editor}/docs/:path' } } };`,
    'tree/docs/index.md': '# Acme\n\nWords.\n',
  });
  const outside = await docs('init site --from tree');
  expect(outside.stdout).toContain(
    `  1 setting for a site inside the repository of the pages\n    editUrl: "${editor}/docs"\n`,
  );
  expect(await workspace.read('site/content/site.yaml')).not.toContain('editUrl');
  const inside = await docs('init tree/website --from tree');
  expect(inside.stdout).not.toContain('editUrl');
  expect(await workspace.read('tree/website/content/site.yaml')).toContain(`editUrl: ${editor}/website\n`);
});

const configs: readonly (readonly [string, string])[] = [
  ['throws', "throw new Error('No network.');\nexport default {};"],
  ['has a syntax error', 'export default {'],
  ['never ends', 'const f = () => f();\nwhile (true) {}\nexport default { title: f() };'],
  ['multiplies its values', `${multiplied()}\nexport default { title: 'A', themeConfig: { sidebar: v40 } };`],
  ['is nested deeply', `export default ${'['.repeat(50_000)}${']'.repeat(50_000)};`],
];

/** Each value is twice the one before it. */
function multiplied(): string {
  const lines = Array.from(
    { length: 40 },
    (_, index) => `const v${index + 1} = [...v${index}, ...v${index}];`,
  );
  return ["const v0 = [{ text: 'A' }];", ...lines].join('\n');
}

test.for(configs)('a configuration that %s is never executed', async ([, text], { workspace, docs }) => {
  await workspace.write({ 'docs/.vitepress/config.js': text, 'docs/a.md': '# A\n\nText.\n' });
  const { stdout, stderr, code } = await docs('init site --from docs');
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  expect(stdout).toContain('Found a site of VitePress');
  expect(await docs('check site')).toMatchObject({ code: 0 });
});

test('the pages of one language can be chosen by their folder', async ({ workspace, docs }) => {
  await cp(join(trees, 'vitepress'), join(workspace.root, 'tree'), { recursive: true });
  const { stdout } = await docs('init site --from tree/docs/en');
  expect(stdout).toContain('Found a site of VitePress in tree/docs/en (.vitepress/config.mts)\n  4 pages\n');
  expect(stdout).toContain('1 language: en\n');
  expect(await docs('check site')).toMatchObject({ code: 0 });
});

test('the pages of a configuration may be beside its folder, and import texts', async ({
  workspace,
  docs,
}) => {
  await workspace.write({
    'tree/website/docusaurus.config.js':
      "module.exports = {\n  title: 'Acme',\n  presets: [['classic', { docs: { path: '../docs', sidebarPath: './sidebars.json' } }]],\n};\n",
    'tree/website/sidebars.json': '{ "docs": { "Guides": ["expect", "cli"] } }\n',
    'tree/docs/ExpectAPI.md': '---\nid: expect\ntitle: Expect\n---\n\nSee [the CLI](cli#bail).\n',
    'tree/docs/Cli.md':
      "---\nid: cli\ntitle: CLI\n---\n\nimport Note from './_note.md';\n\n<Note />\n\n## Bail\n",
    'tree/docs/_note.md': '---\nunused: true\n---\n\nA note that two pages share.\n',
  });
  const { stdout } = await docs('init site --from tree/website');
  expect(stdout).toContain('(website/docusaurus.config.js)\n  2 pages\n  2 navigation entries\n');
  expect(await docs('check site')).toMatchObject({
    code: 0,
    stdout: expect.not.stringMatching(/missing-(?:file|anchor|page)|foreign/),
  });
  expect(await docs('build site --quiet')).toMatchObject({ code: 0 });
  const built = await readTree(join(workspace.root, 'site/dist'));
  expect(built.get('docs/cli/index.html')).toContain('A note that two pages share.');
  expect(built.get('docs/expect/index.html')).toContain('href="/docs/cli/#bail"');
});

test('the configuration may be in a folder beside the pages', async ({ workspace, docs }) => {
  await workspace.write({
    'tree/website/docusaurus.config.js':
      "module.exports = {\n  title: 'Acme',\n  presets: [['classic', { docs: { path: '../docs', sidebarPath: './sidebars.json' } }]],\n};\n",
    'tree/website/sidebars.json': '{ "docs": { "Guides": ["expect", "cli"] } }\n',
    'tree/docs/ExpectAPI.md': '---\nid: expect\ntitle: Expect\n---\n\nText.\n',
    'tree/docs/Cli.md': '---\nid: cli\ntitle: CLI\n---\n\nText.\n',
  });
  const { stdout } = await docs('init site --from tree/docs');
  expect(stdout).toContain('(website/docusaurus.config.js)\n  2 pages\n  2 navigation entries\n');
});

test('demos of a folder without configuration find the aliases above it', async ({ workspace, docs }) => {
  await workspace.write({
    'tree/tsconfig.json': '{ "compilerOptions": { "paths": { "@acme/ui": ["./packages/ui/src"] } } }\n',
    'tree/packages/ui/src/index.ts': "export function label(): string {\n  return 'Found';\n}\n",
    'tree/notes/other.md': '# Other\n',
    'tree/docs/button.md':
      '---\ndescription: All about buttons.\n---\n\n# Button\n\n{{"demo": "Button.js"}}\n',
    'tree/docs/Button.js':
      "import { label } from '@acme/ui';\n\nexport default function Button() {\n  return <b>{label()}</b>;\n}\n",
  });
  const { stdout } = await docs('init site --from tree/docs');
  expect(stdout).toContain('  1 page\n');
  expect(await workspace.read('site/content/site.yaml')).toContain(
    '"@acme/ui": ../../tree/packages/ui/src\n',
  );
  expect(await docs('build site --quiet --strict')).toMatchObject({ code: 0 });
  expect(await workspace.read('site/dist/button/index.html')).toContain('Found');
});

test('a folder of a repository has the name of the project', async ({ workspace, docs }) => {
  await workspace.write({ 'acme-ui/.git/HEAD': '', 'acme-ui/docs/a.md': '# A\n' });
  expect((await docs('init one --from acme-ui/docs')).stdout).toContain('1 product: Acme ui\n');
  await workspace.write({ 'acme-ui/package.json': '{}', 'acme-ui/README.md': '# Acme UI\n' });
  expect((await docs('init two --from acme-ui/docs')).stdout).toContain('1 product: Acme UI\n');
});
