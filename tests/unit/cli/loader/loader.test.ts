import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLoader } from '../../../../cli/loader/create-loader.ts';

/** The package `kit` in a folder of its own, with a program of two files. */
let root = '';
const programFolder = () => join(root, 'node_modules/kit/lib/chunks');
const cacheFolder = () => join(root, 'node_modules/.cache/colophon-program');

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'loader-'));
  await mkdir(programFolder(), { recursive: true });
  await writeFile(
    join(programFolder(), 'main.cjs'),
    'const { add } = require("./sum-a1b2c3d4.cjs"); exports.run = async () => add(1, (await __import("node:os")).EOL.length);',
  );
  await writeFile(
    join(programFolder(), 'sum-a1b2c3d4.cjs'),
    'exports.add = (first, second) => first + second;',
  );
  const start = `
    import { openCompiledCode } from ${JSON.stringify(join(import.meta.dirname, '../../../../cli/loader/compiled-code.ts'))};
    import { createLoader } from ${JSON.stringify(join(import.meta.dirname, '../../../../cli/loader/create-loader.ts'))};
    const folder = ${JSON.stringify(programFolder())};
    const kept = openCompiledCode(folder, 'build');
    const reads = [];
    const loader = createLoader(folder, {
      ...kept,
      read: (name) => {
        const data = kept.read(name);
        reads.push([name, data !== undefined]);
        return data;
      },
      keep: (scripts) => {
        reads.push(['compiled anew', [...scripts.keys()].join()]);
        kept.keep(scripts);
      },
    });
    const sum = await loader.load('main.cjs').run();
    loader.keep();
    console.log(JSON.stringify([sum, ...reads]));`;
  await build({
    stdin: { contents: start, resolveDir: root },
    outfile: join(root, 'start.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
});

beforeEach(() => rm(cacheFolder(), { recursive: true, force: true }));
afterAll(() => rm(root, { recursive: true }));

/** Runs the program in a process of its own. */
function run(options: readonly string[] = []): unknown {
  const args = [...options, join(root, 'start.mjs')];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const firstRun = [
  2,
  ['main.cjs', false],
  ['sum-a1b2c3d4.cjs', false],
  ['compiled anew', 'main.cjs,sum-a1b2c3d4.cjs'],
];
const laterRun = [2, ['main.cjs', false], ['sum-a1b2c3d4.cjs', true], ['compiled anew', 'main.cjs']];

test('a second process runs the compiled code of the first, which V8 accepts; import() still works', () => {
  expect(run()).toEqual(firstRun);
  expect(run()).toEqual(laterRun);
});

test('damaged code is compiled anew, and replaced', async () => {
  run();
  const [use = ''] = await readdir(cacheFolder());
  const file = join(cacheFolder(), use, 'sum-a1b2c3d4.cjs.bin');
  const bytes = await readFile(file);
  bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
  await writeFile(file, bytes);
  expect(run()).toEqual(firstRun);
  expect(run()).toEqual(laterRun);
});

test('the code of files that no longer exist is removed', async () => {
  run();
  const [use = ''] = await readdir(cacheFolder());
  await writeFile(join(cacheFolder(), use, 'old-a1b2c3d4.cjs.bin'), '');
  await rm(join(cacheFolder(), use, 'sum-a1b2c3d4.cjs.bin'));
  run();
  expect(await readdir(join(cacheFolder(), use))).toEqual(['sum-a1b2c3d4.cjs.bin']);
});

test('a file that throws does so each time', async () => {
  const folder = join(root, 'throwing');
  await mkdir(folder);
  await writeFile(join(folder, 'main.cjs'), 'exports.half = true; throw new Error("not ready");');
  const { load } = createLoader(folder);
  expect(() => load('main.cjs')).toThrow('not ready');
  expect(() => load('main.cjs')).toThrow('not ready');
});

test('a place that cannot be written costs the gain, and nothing else', async () => {
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  await writeFile(cacheFolder(), 'a file in the place of the folder');
  expect(run()).toEqual(firstRun);
  expect(run()).toEqual(firstRun);
});

test('so does an archive in which Yarn has the program', () => {
  // The errors of its file system have no system call.
  const readOnly = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.mkdirSync = () => { throw Object.assign(new Error('read-only filesystem'), { code: 'EROFS' }); };
    syncBuiltinESMExports();`;
  const options = ['--import', `data:text/javascript,${encodeURIComponent(readOnly)}`];
  expect(run(options)).toEqual(firstRun);
  expect(run(options)).toEqual(firstRun);
});
