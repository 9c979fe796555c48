import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { linkReactTypes } from '../support/react-types.ts';
import { readTree } from '../support/read-tree.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test as base } from '../support/workspace.ts';

/** Runs `docs` in the workspace, or in one of its folders. */
const test = base.extend<{ docs: (args: string, folder?: string) => ReturnType<typeof spawnDocs> }>({
  docs: async ({ workspace }, use) => {
    await use((args, folder = '') => spawnDocs(args.split(' '), { cwd: join(workspace.root, folder) }));
  },
});

/** A text that each kind of page contains. */
const kinds = [
  ['home', 'index.html', '<h1>Acme UI</h1>'],
  ['product', 'ui/index.html', 'Every component with live demos'],
  ['text', 'ui/getting-started/index.html', 'These pages are an example'],
  ['component', 'ui/react-button/index.html', 'MuiButton-outlined'],
  ['API', 'ui/api/notice/index.html', 'How much the notice matters.'],
  ['versions', 'versions/index.html', 'v1.0.0'],
  ['error messages', 'production-error/index.html', 'needs an aria-label'],
  ['not found', '404.html', 'There is no page at this address'],
  ['offline', '_app/index.html', 'You are offline'],
  ['translation', 'de/ui/getting-started/index.html', 'Erste Schritte'],
  ['translated shell', 'de/ui/index.html', 'Jede Komponente mit interaktiven Beispielen'],
  ['redirect', '_redirects', '/start/ /ui/getting-started/ 301'],
] as const;

test('a new site has no problems, and a page of each kind', async ({ workspace, docs }) => {
  expect(await docs('init acme-ui')).toEqual({
    stdout:
      'Created a site with 24 files → acme-ui\n\nNext steps:\n  cd acme-ui\n  npm install\n  npx docs dev --open\n',
    stderr: '',
    code: 0,
  });
  expect((await readdir(join(workspace.root, 'acme-ui'))).sort()).toEqual([
    '.gitignore',
    'README.md',
    'content',
    'package.json',
    'tsconfig.json',
  ]);
  // npm installs them next, and the API page follows from them.
  await linkReactTypes(join(workspace.root, 'acme-ui'));
  expect(await docs('check --strict', 'acme-ui')).toMatchObject({
    stdout: 'No problems in 8 pages.\n',
    code: 0,
  });
  expect(await docs('build --strict --quiet', 'acme-ui')).toEqual({ stdout: '', stderr: '', code: 0 });
  const website = await workspace.output('acme-ui/dist');
  const missing = kinds.filter(([, path, text]) => website.get(path)?.includes(text) !== true);
  expect(missing).toEqual([]);
});

test.for([
  [
    'pnpm/12.21.0 npm/? node/v24.1.0',
    'pnpm install',
    'pnpm exec docs dev --open',
    'corepack enable && pnpm install --frozen-lockfile',
    'pnpm-workspace.yaml',
    '  esbuild: false',
  ],
  [
    'yarn/1.22.22 npm/? node/v24.1.0',
    'yarn install',
    'yarn docs dev --open',
    'yarn install --frozen-lockfile',
    '.yarnrc.yml',
    undefined,
  ],
  [
    'yarn/4.18.1 npm/? node/v24.1.0',
    'yarn install',
    'yarn docs dev --open',
    'corepack enable && corepack prepare yarn@stable --activate && yarn install --immutable',
    '.yarnrc.yml',
    'nodeLinker: node-modules',
  ],
] as const)(
  'started by %s, the next steps, settings and workflow are its own',
  async ([agent, install, run, cleanInstall, file, setting], { workspace }) => {
    const env = { npm_config_user_agent: agent };
    const { stdout } = await spawnDocs(['init', 'site'], { cwd: workspace.root, env });
    expect(stdout).toContain(`\n  cd site\n  ${install}\n  ${run}\n`);
    const texts = await readTree(join(workspace.root, 'site'));
    expect(texts.get(file)?.split('\n').at(-2)).toBe(setting);
    const readme = texts.get('README.md');
    expect(readme).toContain(`\n${install}    # once\n`);
    const publishing = texts.get('content/guides/publishing/publishing.md');
    expect(publishing).toContain(
      `\n      - run: ${cleanInstall}\n      - run: ${run.split(' dev')[0]} check `,
    );
    for (const text of [readme, publishing]) expect(text).not.toMatch(/\bnpm |\bnpx /);
  },
);

test('a site in a workspace of pnpm stays a part of it', async ({ workspace }) => {
  await workspace.write({ 'pnpm-workspace.yaml': 'packages: [docs]\n' });
  const env = { npm_config_user_agent: 'pnpm/12.21.0 npm/? node/v24.1.0' };
  await spawnDocs(['init', 'docs', '--quiet'], { cwd: workspace.root, env });
  expect([...(await readTree(join(workspace.root, 'docs'))).keys()]).not.toContain('pnpm-workspace.yaml');
});

test('the site is named after its folder', async ({ workspace, docs }) => {
  await mkdir(join(workspace.root, 'Größe'));
  await docs('init --quiet .', 'Größe');
  const site = await readTree(join(workspace.root, 'Größe'));
  const named = Buffer.from(site.get('content/site.yaml') ?? '', 'latin1').toString();
  expect(named).toContain('name: "Größe"');
  expect([...site].filter(([, text]) => text.includes('Acme UI')).map(([path]) => path)).toEqual([]);
});

test('the current folder is accepted if it contains only a repository', async ({ workspace, docs }) => {
  await workspace.write({ 'site/.git/HEAD': 'ref: refs/heads/main\n' });
  expect(await docs('init .', 'site')).toEqual({
    stdout: 'Created a site with 24 files → .\n\nNext steps:\n  npm install\n  npx docs dev --open\n',
    stderr: '',
    code: 0,
  });
  await linkReactTypes(join(workspace.root, 'site'));
  expect(await docs('check --strict', 'site')).toMatchObject({ code: 0 });
});

test.for([
  ['a folder with a file', 'site', 'is not empty: it contains "notes.txt". Choose a new or an empty folder.'],
  ['an earlier site', 'made', 'is not empty: it contains ".gitignore". Choose a new or an empty folder.'],
  ['a file', 'site/notes.txt', 'is a file, or a path inside a file. Choose a new or an empty folder.'],
] as const)('%s is refused and left unchanged', async ([, dir, sentence], { workspace, docs }) => {
  await workspace.write({ 'site/notes.txt': 'Mine.\n' });
  await docs('init --quiet made');
  const before = await readTree(workspace.root);
  const { stdout, stderr, code } = await docs(`init ${dir}`);
  const expected = `"${join(workspace.root, dir)}" ${sentence}\n`;
  expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: expected, code: 2 });
  expect(await readTree(workspace.root)).toEqual(before);
});

test('the README of a site in one language names no other one', async ({ workspace, docs }) => {
  expect(await docs('init acme --languages en')).toMatchObject({ stderr: '', code: 0 });
  const readme = await workspace.read('acme/README.md');
  expect(readme).toContain('To translate pages, add a language to `languages`');
  expect(readme).not.toContain('German');
});

test('languages, products and API pages are named by options', async ({ workspace, docs }) => {
  const options = '--languages en,fr --product Charts --product date-pickers --api @acme/charts';
  const { stdout, ...outcome } = await docs(`init acme ${options}`);
  expect(outcome).toEqual({ stderr: '', code: 0 });
  expect(stdout).toContain('If a package is in no registry, write its path there');
  expect(stdout).toContain('"@acme/charts": "file:../charts".\n');
  const { dependencies } = JSON.parse(await workspace.read('acme/package.json'));
  expect(dependencies['@acme/charts']).toBe('*');
  const site = await workspace.read('acme/content/site.yaml');
  expect(site).toContain(
    'api: { packages: [{ name: "@acme/ui", entry: ui/src/index.tsx }, "@acme/charts"] }',
  );
  // The package is not there, and everything else has no problem.
  await workspace.write({ 'acme/content/site.yaml': site.replace(', "@acme/charts"', '') });
  await linkReactTypes(join(workspace.root, 'acme'));
  expect(await docs('check --strict', 'acme')).toMatchObject({
    stdout: 'No problems in 9 pages.\n',
    code: 0,
  });
  expect(await docs('build --strict --quiet', 'acme')).toEqual({ stdout: '', stderr: '', code: 0 });
  const website = await workspace.output('acme/dist');
  expect([...website.keys()].filter((path) => path.startsWith('de/'))).toEqual([]);
  expect(website.get('fr/charts/getting-started/index.html')).toContain('How to start with Charts.');
  expect(website.get('date-pickers/index.html')).toContain('Getting started');
  expect(await workspace.read('acme/README.md')).toContain('`button-fr.md` next to `button.md` translates');
});

test.for([
  ['--languages en,english_uk', '"english_uk" is not a language tag. Write one such as en, pt-BR or zh.'],
  ['--languages en,german', '"german" is not a language tag. Did you mean "de"?'],
  ['--product Guides', 'There is already a product "guides".'],
  ['--product Navigation', 'The site uses the name "navigation" itself. Choose another one.'],
  ['--product DE', 'At "/de/", the site has its pages in a language. Choose another name for this product.'],
  [
    '--languages en,pt-BR --product pt-br',
    'At "/pt-br/", the site has its pages in a language. Choose another name for this product.',
  ],
  ['--product 文档', 'Its address needs a letter from a to z.'],
  ['--api ../charts', 'Use the name of a package, such as @acme/charts.'],
  ['--from . --product Charts', '--from finds languages, products and packages in the documentation itself.'],
] as const)('%s is refused', async ([options, sentence], { workspace, docs }) => {
  const { stdout, stderr, code } = await docs(`init made ${options}`);
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  expect(stderr).toContain(sentence);
  expect(await readTree(workspace.root)).toEqual(new Map());
});
