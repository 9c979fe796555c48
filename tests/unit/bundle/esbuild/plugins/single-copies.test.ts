import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { singleCopies } from '../../../../../src/bundle/esbuild/plugins/single-copies.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

type Files = Readonly<Record<string, string>>;

/** A package in a folder, whose module names this folder. */
const installed = (folder: string, name: string): Files => ({
  [`${folder}/node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
  [`${folder}/node_modules/${name}/index.js`]: `export const from = ${JSON.stringify(folder)};`,
  [`${folder}/node_modules/${name}/base/index.js`]: `export const from = ${JSON.stringify(`${folder}, base`)};`,
});

const rootsIn = (folder: string) => ({
  root: join(folder, 'work/site') as FilePath,
  templates: join(folder, 'program/templates') as FilePath,
  siteTemplates: join(folder, 'work/site/templates') as FilePath,
  packages: join(folder, 'packages') as FilePath,
});

/** Bundles a module of a package, and returns from which folder it gets another package. */
async function folderOf(specifier: string, files: Files): Promise<string | undefined> {
  await using folder = await folderWith({
    ...files,
    'program/templates/theme.ts': '',
    'work/site/node_modules/kit/index.js': `import { from } from '${specifier}'; console.log(from);`,
  });
  const roots = rootsIn(folder.path);
  const { alias, plugins } = singleCopies(roots);
  const { outputFiles } = await build({
    entryPoints: [join(roots.root, 'node_modules/kit/index.js')],
    absWorkingDir: roots.root,
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    nodePaths: [join(roots.packages, 'node_modules')],
    alias,
    plugins,
  });
  return /from = "([^"]*)"/.exec(outputFiles[0]?.text ?? '')?.[1];
}

/** A copy of each of some packages inside another package. */
const nested = (...names: readonly string[]): Files =>
  Object.assign({}, ...names.map((name) => installed('work/site/node_modules/kit', name)));

test.each<[what: string, specifier: string, files: Files, folder: string]>([
  [
    'in the site',
    'react',
    { ...installed('work/site', 'react'), ...installed('packages', 'react') },
    'work/site',
  ],
  ['in a folder around the site', 'react', installed('work', 'react'), 'work'],
  ['beside this program', '@emotion/react', installed('packages', '@emotion/react'), 'packages'],
  ['where our templates find it', '@emotion/cache', installed('program', '@emotion/cache'), 'program'],
  [
    'there, too, a module of it',
    '@emotion/styled/base',
    installed('program', '@emotion/styled'),
    'program, base',
  ],
])('there is one copy of a package, %s: %s', async (_, specifier, files, folder) => {
  const [, name = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? [];
  expect(await folderOf(specifier, { ...files, ...nested(name) })).toBe(folder);
});

test.each(['clsx', 'react-dom-extra'])('each package has its own copy of %s', async (name) => {
  const files = { ...installed('work/site', name), ...installed('program', name), ...nested(name) };
  expect(await folderOf(name, files)).toBe('work/site/node_modules/kit');
});

test('a package that nothing but its importer has stays', async () => {
  expect(await folderOf('react', nested('react'))).toBe('work/site/node_modules/kit');
});

test('packages that the site can resolve need no plugin', async () => {
  const names = ['react', 'react-dom', '@emotion/react', '@emotion/cache', '@emotion/styled'];
  await using folder = await folderWith(
    Object.assign({}, ...names.map((name) => installed('work/site', name))),
  );
  const { alias, plugins } = singleCopies(rootsIn(folder.path));
  expect(Object.keys(alias)).toEqual(names);
  expect(plugins).toEqual([]);
});
