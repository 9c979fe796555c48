import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { BundlerOptions } from '../../src/bundle/esbuild/bundle-options.ts';
import { createBundler } from '../../src/bundle/esbuild/create-bundler.ts';
import { preparedShell, type ShellRecord } from '../../src/bundle/shell/prepared-shell.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { packageRoot } from '../../src/effects/package-root.ts';
import { hash } from '../../src/lib/hash.ts';
import type { FilePath } from '../../src/model/path.ts';
import { bundlerOptions } from '../support/bundler-options.ts';
import { type SiteFiles, test } from '../support/workspace.ts';

const ours = packageRoot();
const folder = join(ours, 'lib/shell') as FilePath;
const files = nodeFileSystem();

async function hashOf(file: FilePath): Promise<string | undefined> {
  const bytes = await files.readBytes(file);
  return bytes && hash(bytes);
}

const optionsFor = (root: string, given: Partial<BundlerOptions> = {}) =>
  bundlerOptions(root, { hashOf, ...given });

test('the prepared shell equals the bundles of our templates', async () => {
  const shell = await preparedShell(folder, optionsFor(ours), files);
  const bundler = createBundler(optionsFor(ours));
  try {
    const browser = await bundler.bundleShell();
    const server = await bundler.bundleServer([], [], new Map());
    const names = (made: typeof browser | typeof server | undefined) => made?.files.map(({ path }) => path);
    expect(names(shell?.browser)).toEqual(names(browser));
    // Its modules become CommonJS, whose compiled code outlives a process.
    const commonJs = (path: string) => path.replace(/\.js$/, '.cjs');
    expect(names(shell?.server)).toEqual(server.files.map(({ path }) => commonJs(path)));
    expect(shell?.browser.assets).toEqual(browser.assets);
    const { templates } = server;
    expect(shell?.server?.templates).toEqual({ ...templates, path: commonJs(templates.path) });
    expect(shell?.workers.register.script).toBe((await bundler.bundleServiceWorker('register')).script);
  } finally {
    await bundler.close();
  }
});

const reactOf = (version: string): SiteFiles => ({
  'node_modules/react/package.json': JSON.stringify({ name: 'react', version }),
});

describe('the prepared shell is used for a site that', () => {
  test.for<[string, SiteFiles, Partial<BundlerOptions>]>([
    ['has no templates, aliases or licences', {}, {}],
    [
      'has additional templates',
      { 'templates/layout/our-banner.tsx': 'export const Banner = () => null;' },
      {},
    ],
    ['has aliases for its own folders', {}, { alias: { docs: './docs', '@acme/ui': './src' } }],
    ['has a licence key for a package of its demos', {}, { licences: { '@mui/x-license': 'key' } }],
  ])('%s', async ([, site, given], { workspace }) => {
    await workspace.write(site);
    expect(await preparedShell(folder, optionsFor(workspace.root, given), files)).toBeDefined();
  });

  test('has the same packages in another folder', async ({ workspace }) => {
    const text = await readFile(join(ours, 'node_modules/react/package.json'), 'utf8');
    await workspace.write({ 'node_modules/react/package.json': text });
    expect(await preparedShell(folder, optionsFor(workspace.root), files)).toBeDefined();
  });
});

describe('the prepared shell is not used for a site that', () => {
  test.for<[string, SiteFiles, Partial<BundlerOptions>]>([
    ['replaces one of our templates', { 'templates/layout/footer.tsx': '' }, {}],
    ['has an alias for a package in the shell', {}, { alias: { react: 'preact/compat' } }],
    [
      'has an alias for a module of a package in the shell',
      {},
      { alias: { 'react/jsx-runtime': './runtime' } },
    ],
    ['has an alias for the scope of packages in the shell', {}, { alias: { '@mui': './mui' } }],
    ['has another version of React', reactOf('18.0.0'), {}],
    ['is built with other templates', {}, { hashOf: async () => 'another' }],
  ])('%s', async ([, site, given], { workspace }) => {
    await workspace.write(site);
    expect(await preparedShell(folder, optionsFor(workspace.root, given), files)).toBeUndefined();
  });
});

test('a missing or incomplete prepared shell is not used', async ({ workspace }) => {
  const options = optionsFor(workspace.root);
  const copy = join(workspace.root, 'shell') as FilePath;
  expect(await preparedShell(copy, options, files)).toBeUndefined();
  await cp(folder, copy, { recursive: true });
  expect(await preparedShell(copy, options, files)).toBeDefined();
  const record = JSON.parse(await readFile(join(copy, 'shell.json'), 'utf8')) as ShellRecord;
  await rm(join(copy, 'server', record.server.files[0] ?? ''));
  expect(await preparedShell(copy, options, files)).toBeUndefined();
  await writeFile(join(copy, 'shell.json'), '{');
  await expect(preparedShell(copy, options, files)).rejects.toThrow(SyntaxError);
});
