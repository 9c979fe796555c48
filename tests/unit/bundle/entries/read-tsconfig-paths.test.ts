import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTsconfigPaths } from '../../../../src/bundle/entries/read-tsconfig-paths.ts';
import type { FilePath } from '../../../../src/model/path.ts';

/** Reads the paths of a site in `/repo/docs`, with files by their path in the repository. */
async function pathsIn(files: Readonly<Record<string, object>>) {
  const root = join('/repo', 'docs') as FilePath;
  const byFile = new Map(
    Object.entries(files).map(([path, config]) => [join('/repo', path), JSON.stringify(config)]),
  );
  const { paths, files: read } = await readTsconfigPaths(root, {
    readText: async (file) => byFile.get(file),
  });
  return { paths, read };
}

/** How files that several projects extend name the folder of a project. */
const configDir = ['$', '{configDir}'].join('');

const repo = (...parts: string[]) => join('/repo', ...parts);
const options = (compilerOptions: object, extended?: string | string[]) => ({
  compilerOptions,
  ...(extended !== undefined && { extends: extended }),
});

test('paths are relative to the file that contains them', async () => {
  const { paths, read } = await pathsIn({
    'docs/tsconfig.json': options({}, '../tsconfig.base.json'),
    'tsconfig.base.json': options({ paths: { '@/*': ['./src/*'] } }),
  });
  expect(paths).toEqual({ '@/*': [repo('src/*')] });
  expect(read).toEqual([repo('docs/tsconfig.json'), repo('tsconfig.base.json')]);
});

test('paths are relative to baseUrl, also to one that another file sets', async () => {
  const own = await pathsIn({
    'docs/tsconfig.json': options({ baseUrl: 'app', paths: { '@/*': ['*'] } }),
  });
  expect(own.paths).toEqual({ '@/*': [repo('docs/app/*')] });
  const inherited = await pathsIn({
    'docs/tsconfig.json': options({ paths: { '@/*': ['*'] } }, '../tsconfig.base.json'),
    'tsconfig.base.json': options({ baseUrl: './lib' }),
  });
  expect(inherited.paths).toEqual({ '@/*': [repo('lib/*')] });
  const nearer = await pathsIn({
    'docs/tsconfig.json': options({ baseUrl: '.' }, '../tsconfig.base.json'),
    'tsconfig.base.json': options({ baseUrl: './lib', paths: { '@/*': ['*'] } }),
  });
  expect(nearer.paths).toEqual({ '@/*': [repo('docs/*')] });
});

test('the variable "configDir" is the folder of the site, in whatever file it is', async () => {
  const { paths } = await pathsIn({
    'docs/tsconfig.json': options({}, '../tsconfig.base.json'),
    'tsconfig.base.json': options({ paths: { '@/*': [`${configDir}/src/*`, './shared/*'] } }),
  });
  expect(paths).toEqual({ '@/*': [repo('docs/src/*'), repo('shared/*')] });
});

test('a package with the options may be installed above the site', async () => {
  const { paths } = await pathsIn({
    'docs/tsconfig.json': options({}, '@acme/tsconfig/base'),
    'node_modules/@acme/tsconfig/base.json': options({ paths: { ui: [`${configDir}/ui`] } }),
  });
  expect(paths).toEqual({ ui: [repo('docs/ui')] });
});

test('of several files the last one wins, and a circle ends', async () => {
  const several = await pathsIn({
    'docs/tsconfig.json': options({}, ['./a.json', './b.json']),
    'docs/a.json': options({ paths: { a: ['a'] } }),
    'docs/b.json': options({ paths: { b: ['b'] } }),
  });
  expect(several.paths).toEqual({ b: [repo('docs/b')] });
  const circle = await pathsIn({ 'docs/tsconfig.json': options({}, './tsconfig.json') });
  expect(circle.paths).toEqual({});
});
