import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { createIslandBundler } from '../../../../src/bundle/esbuild/island-bundler.ts';
import { createServerBundler } from '../../../../src/bundle/esbuild/server-bundler.ts';
import type { LiveEntry, ModuleEntry } from '../../../../src/model/entry.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { bundlerOptions } from '../../../support/bundler-options.ts';
import { folderWith } from '../../../support/folder-with.ts';
import { quickTemplates } from '../../../support/quick-templates.ts';

type Files = Readonly<Record<string, string>>;

/** Bundles demos of a site for both sides, and returns the bundles with paths from its folder. */
async function bundle(files: Files, demos: readonly string[], live: readonly LiveEntry['modules'][] = []) {
  await using folder = await folderWith({ ...quickTemplates, 'site/content/site.yaml': '', ...files });
  const at = (path: string) => join(folder.path, 'site', path) as FilePath;
  const hashOf = async (file: FilePath) => files[relative(folder.path, file)];
  const templates = join(folder.path, 'program/templates') as FilePath;
  const options = { ...bundlerOptions(at(''), { hashOf }), templates };
  const entries = demos.map((path): ModuleEntry => ({ kind: 'demo', id: `demo:${path}`, file: at(path) }));
  const lives = live.map(
    (modules, index): LiveEntry => ({
      kind: 'live',
      id: `live:${demos[index]}`,
      file: at(demos[index] ?? ''),
      modules,
    }),
  );
  const server = await createServerBundler(options, true).bundle(entries, lives, new Map());
  const browser = await createIslandBundler(options, true).bundle([...entries, ...lives], new Map());
  const shown = (file: string) => relative(at(''), file);
  const importers = [...server.importers].map(([file, by]) => [shown(file), by.map(shown)]);
  return { server, browser, importers: Object.fromEntries(importers), inputs: server.inputs.map(shown) };
}

const site: Files = {
  'site/content/A.tsx':
    "import { rows } from './rows';\nimport './a.css';\nimport { kit } from 'kit';\nexport default [rows, kit];",
  'site/content/B.tsx': "import { rows } from './rows';\nexport default [rows, process.env.NAME];",
  'site/content/rows.ts': 'export const rows = 1;',
  'site/content/a.css': '.a { color: red }',
  'site/node_modules/kit/index.js': 'export const kit = 2;',
};
const demos = ['content/A.tsx', 'content/B.tsx'];

test('the bundle for Node names the module, the styles and the importers of each demo', async () => {
  const { server, importers, inputs } = await bundle(site, demos);
  expect([...server.demos.keys()]).toEqual(['demo:content/A.tsx', 'demo:content/B.tsx']);
  const [a, b] = [server.demos.get('demo:content/A.tsx'), server.demos.get('demo:content/B.tsx')];
  expect(a?.path).toMatch(/^demo-content-A-[A-Z0-9]{8}\.js$/);
  expect(a?.styles).toMatch(/^demo-content-A-[A-Z0-9]{8}\.css$/);
  expect(b).toEqual({ path: expect.stringMatching(/^demo-content-B-/), hash: expect.any(String) });
  const paths = server.files.map(({ path }) => path);
  for (const path of [server.templates.path, server.offers, a?.path, a?.styles, b?.path])
    expect(paths).toContain(path);
  expect(importers['content/rows.ts']).toEqual(demos);
  expect(importers['content/a.css']).toEqual(['content/A.tsx']);
  expect(Object.keys(importers).filter((file) => file.includes('node_modules'))).toEqual([]);
  expect(inputs).toContain('node_modules/kit/index.js');
  expect(new Set([a?.hash, b?.hash, server.templates.hash]).size).toBe(3);
});

test('the hash of a demo is that of its own modules', async () => {
  const hashes = async (changes: Files) => {
    const { server } = await bundle({ ...site, ...changes }, demos);
    return [...server.demos.values(), server.templates].map(({ hash }) => hash);
  };
  const before = await hashes({});
  const changed = async (changes: Files) => (await hashes(changes)).map((hash, at) => hash !== before[at]);
  expect(await changed({ 'site/content/a.css': '.a { color: blue }' })).toEqual([true, false, false]);
  expect(await changed({ 'site/content/rows.ts': 'export const rows = 3;' })).toEqual([true, true, false]);
});

test.each<[what: string, files: Files, ownTemplates: boolean]>([
  ['of ours alone', {}, false],
  ['one of the site', { 'site/templates/layout/footer.tsx': 'export const Footer = 2;' }, true],
  ['the theme of the site', { 'site/content/theme.ts': 'export const theme = 2;' }, true],
])('templates: %s', async (_, files, ownTemplates) => {
  const { server } = await bundle(files, []);
  expect(server.ownTemplates).toBe(ownTemplates);
  expect([server.offers, server.offered, server.demos.size]).toEqual(['', [], 0]);
});

test('packages of live entries are offered to patches in Node', async () => {
  const { server } = await bundle(site, demos, [[{ specifier: 'kit', names: ['kit'] }]]);
  expect(server.offered).toContain('kit');
  expect(server.offers).toMatch(/^offers-[A-Z0-9]{8}\.js$/);
});

test('in the browser each entry has an asset, and live entries with equal imports share one', async () => {
  const modules = [{ specifier: 'kit', names: ['kit'] }];
  const { browser } = await bundle(site, demos, [modules, modules]);
  const pathOf = (id: string) => browser.assets.get(id)?.path;
  expect([...browser.assets.keys()].sort()).toEqual([
    ...['demo-runtime', 'demo:content/A.tsx', 'demo:content/B.tsx'],
    ...['live:content/A.tsx', 'live:content/B.tsx'],
  ]);
  expect(pathOf('live:content/A.tsx')).toBe(pathOf('live:content/B.tsx'));
  expect(pathOf('demo:content/A.tsx')).toMatch(/^assets\/demo-content-A-[A-Z0-9]{8}\.js$/);
  const styles = browser.assets.get('demo:content/A.tsx')?.styles;
  expect(styles).toMatch(/^assets\/.*\.css$/);
  const paths = browser.files.map(({ path }) => path);
  expect(paths.filter((path) => path.endsWith('.css'))).toEqual([styles]);
  for (const { path, imports, lazy = [] } of browser.assets.values())
    for (const one of [path, ...imports, ...lazy]) expect(paths).toContain(one);
});

test('a site without entries has no scripts in the browser', async () => {
  const { browser } = await bundle({}, []);
  expect(browser).toEqual({ files: [], assets: new Map(), inputs: [] });
});
