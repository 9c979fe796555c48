import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BundleResult } from '../../../../../src/bundle/esbuild/output/read-outputs.ts';
import { withMergedChunks } from '../../../../../src/bundle/esbuild/output/with-merged-chunks.ts';
import { browserTargets } from '../../../../../src/bundle/esbuild/script-forms.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { type TemporaryFolder, temporaryFolder } from '../../../../support/temporary-folder.ts';

/** Long enough that the modules of the library are worth a request. */
const padding = JSON.stringify('x'.repeat(200));

/**
 * A library without effects: each module uses some after it, one is CommonJS, and one has state that its
 * importers see change. Modules of the site note when they run.
 */
const modules: Readonly<Record<string, string>> = {
  'node_modules/lib/package.json': '{ "name": "lib", "sideEffects": false, "exports": { "./*": "./*" } }',
  'node_modules/lib/m0.js': `import { m4 } from './m4.js'; export const m0 = () => 'm0' + m4(); export const pad = ${padding};`,
  'node_modules/lib/m1.js': `import common from './m5.cjs'; export const m1 = () => 'm1' + common.name; export const pad = ${padding};`,
  'node_modules/lib/m2.js': `import { add, total } from './m3.js'; export const m2 = () => { add(); return 'm2' + total; };`,
  'node_modules/lib/m3.js': `export let total = 0; export const add = () => { total += 1; }; export const pad = ${padding};`,
  'node_modules/lib/m4.js': `export class Four { name = 'm4'; } export const m4 = () => new Four().name; export const pad = ${padding};`,
  'node_modules/lib/m5.cjs': `exports.name = 'm5'; exports.default = 'not this'; exports.pad = ${padding};`,
  'content/effect.js': `globalThis.ran.push('effect'); export const effect = 'effect';`,
  'content/lazy.js': `import { m3 } from './three.js'; export const lazy = () => 'lazy' + m3();`,
  'content/three.js': `import { total } from 'lib/m3.js'; export const m3 = () => 'm3:' + total;`,
};

/** Entries that share modules in many ways: each of them loads seven chunks. */
const many = Array.from({ length: 6 }, (_, entry) => {
  const used = Array.from({ length: 10 }, (_, module) => module).filter(
    (module) => (module * 7 + 5) & (1 << (entry % 6)) || module % 6 === entry,
  );
  const lines = used.map((module) => `import { p${module} } from 'lib/p${module}.js';`);
  return [
    `h${entry}`,
    `${lines.join('\n')} export default () => ${used.map((module) => `p${module}()`).join(' + ')};`,
  ] as const;
});

const entries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(many),
  a: `import { m0 } from 'lib/m0.js'; import { m1 } from 'lib/m1.js'; export default () => m0() + m1();`,
  b: `import { m0 } from 'lib/m0.js'; import { m2 } from 'lib/m2.js'; export default () => m0() + m2();`,
  c: `import { m1 } from 'lib/m1.js'; import { m2 } from 'lib/m2.js'; export default () => m1() + m2();`,
  d: `import { m4 } from 'lib/m4.js'; import { effect } from './effect.js'; export default () => m4() + effect;`,
  e: `import './effect.js'; import { m2 } from 'lib/m2.js'; export default async () => m2() + (await import('./lazy.js')).lazy();`,
  f: `export { m4 as default } from 'lib/m4.js'; import { total } from 'lib/m3.js'; export const now = () => total;`,
  g: `import * as all from 'lib/m3.js'; export default () => Object.keys(all).join();`,
};

interface Bundled {
  /** How many chunks are shared. */
  readonly shared: number;
  /** Runs an entry, and returns its result with the effects so far. */
  run(entry: string): Promise<string>;
  /** The scripts that an entry loads, with itself. */
  loads(entry: string): number;
}

let folder: TemporaryFolder;
let joined: BundleResult;
let [split, merged]: Bundled[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  const root = folder.path as FilePath;
  const named = Object.entries(entries).map(([name, text]) => [`content/${name}.js`, text] as const);
  const shared = Array.from(
    { length: 10 },
    (_, at) =>
      [
        `node_modules/lib/p${at}.js`,
        `export const p${at} = () => 'p${at}'; export const pad = ${padding};`,
      ] as const,
  );
  for (const [path, text] of [...Object.entries(modules), ...shared, ...named])
    await write(join(root, path), text);
  const result = (await build({
    absWorkingDir: root,
    entryPoints: named.map(([path]) => ({ in: path, out: `assets/${posix.basename(path, '.js')}` })),
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: join(root, 'dist'),
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
  })) as BundleResult;
  const options = { root, templates: join(root, 'templates') as FilePath, target: browserTargets };
  split = await written(result, root, 'split');
  joined = await withMergedChunks(result, options);
  merged = await written(joined, root, 'merged');
  return () => folder[Symbol.asyncDispose]();
});

async function write(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function written(result: BundleResult, root: string, name: string): Promise<Bundled> {
  const { outputs } = result.metafile;
  const target = (path: string) => join(root, name, path);
  await write(target('package.json'), '{ "type": "module" }');
  for (const { path, contents } of result.outputFiles) await write(target(path.slice(root.length)), contents);
  const pathOf = (entry: string) =>
    Object.keys(outputs).find((path) => outputs[path]?.entryPoint === `content/${entry}.js`) ?? '';
  return {
    shared: Object.keys(outputs).filter((path) => path.includes('/chunk-')).length,
    async run(entry) {
      const ran: string[] = [];
      Object.assign(globalThis, { ran });
      const { default: main } = await import(pathToFileURL(target(pathOf(entry))).href);
      return `${await main()} ${ran.join()}`;
    },
    loads(entry) {
      const found = new Set([pathOf(entry)]);
      // A set also yields what is added while it is read.
      for (const path of found)
        for (const one of outputs[path]?.imports ?? [])
          if (one.kind === 'import-statement') found.add(one.path);
      return found.size;
    },
  };
}

test('there are fewer chunks, and no entry loads more of them', () => {
  expect(merged?.shared).toBeLessThan(split?.shared ?? 0);
  for (const entry of Object.keys(entries))
    expect(merged?.loads(entry), entry).toBeLessThanOrEqual(split?.loads(entry) ?? 0);
  expect(merged?.loads('h0')).toBeLessThan(split?.loads('h0') ?? 0);
});

describe('entries do the same', () => {
  // In this order, since modules keep their state: the effect runs with the first entry that imports it.
  test.each(Object.keys(entries))('%s', async (entry) => {
    expect(await merged?.run(entry)).toBe(await split?.run(entry));
  });
});

test('metadata names the files that there are', () => {
  const { outputFiles, metafile } = joined;
  const files = new Map(
    outputFiles.map(({ path, contents }) => [path.slice(folder.path.length + 1), contents]),
  );
  expect([...files.keys()].sort()).toEqual(Object.keys(metafile.outputs).sort());
  for (const [path, { bytes, imports }] of Object.entries(metafile.outputs)) {
    const text = new TextDecoder().decode(files.get(path));
    expect(bytes, path).toBe(files.get(path)?.length);
    for (const one of imports) {
      expect(files.has(one.path), `${path} imports ${one.path}`).toBe(true);
      expect(text).toContain(posix.basename(one.path));
    }
  }
});
