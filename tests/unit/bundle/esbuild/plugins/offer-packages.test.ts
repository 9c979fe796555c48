import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import {
  offeredModules,
  offerPackages,
  offersFile,
  offersPath,
} from '../../../../../src/bundle/esbuild/plugins/offer-packages.ts';
import { packageRoot } from '../../../../../src/effects/package-root.ts';
import type { ImportedModule } from '../../../../../src/model/demo.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

const templates = join(packageRoot(), 'templates') as FilePath;

/** Packages of two folders, of which each has its own kit; one package is CommonJS. */
const packages = {
  'package.json': '{}',
  'node_modules/kit/package.json':
    '{ "name": "kit", "type": "module", "exports": { ".": "./kit.js", "./a/b": "./b.js" } }',
  'node_modules/kit/kit.js':
    'export const Card = "the first Card"; export const List = "List"; export const Unused = "unused";',
  'node_modules/kit/b.js': 'export const B = "B";',
  'node_modules/old/package.json': '{ "name": "old", "main": "old.js" }',
  'node_modules/old/old.js': 'exports.Old = "Old";',
  'b/node_modules/kit/package.json': '{ "name": "kit", "type": "module", "exports": "./kit.js" }',
  'b/node_modules/kit/kit.js': 'export const Card = "another Card"; export const List = "List";',
};

/** Bundles the module that offers the packages of these live entries, by file. */
async function offers(entries: Readonly<Record<string, readonly ImportedModule[]>>) {
  await using folder = await folderWith(packages);
  const root = folder.path as FilePath;
  const live = Object.entries(entries).map(([path, modules]) => ({
    kind: 'live' as const,
    id: `live:${path}`,
    file: join(root, path) as FilePath,
    modules,
  }));
  const { outputFiles, metafile } = await build({
    entryPoints: [offersPath],
    absWorkingDir: root,
    outdir: join(root, 'out'),
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    nodePaths: [join(packageRoot(), 'node_modules')],
    logLevel: 'silent',
    plugins: [offerPackages(async () => live, { root, templates })],
  });
  const text = outputFiles.map((file) => file.text).join('\n');
  return { text, offered: offeredModules(metafile.inputs).sort(), file: offersFile(root), root };
}

test('each package is offered once, as the first demo that imports it finds it', async () => {
  const { text, offered, file, root } = await offers({
    'a.tsx': [
      { specifier: 'kit', names: ['Card', 'List'] },
      { specifier: 'kit/a/b', names: ['B'] },
    ],
    'b/b.tsx': [{ specifier: 'kit', names: ['Card', 'List'] }],
  });
  expect(offered).toEqual(['kit', 'kit/a/b', 'react/jsx-runtime']);
  expect(text).toContain('"the first Card"');
  expect(text).not.toContain('another Card');
  expect(text).not.toContain('"unused"');
  expect(file).toBe(join(root, offersPath));
});

test('a CommonJS package is not offered, except for React', async () => {
  const { offered } = await offers({
    'a.tsx': [
      { specifier: 'old', names: ['Old'] },
      { specifier: 'react', names: ['*'] },
      { specifier: 'react-dom', names: ['flushSync'] },
    ],
  });
  expect(offered).toEqual(['react', 'react-dom', 'react/jsx-runtime']);
});
