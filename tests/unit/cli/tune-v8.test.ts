import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { stopGrowth, tuneV8 } from '../../../cli/tune-v8.ts';

function flagsFor(version: string): string[] {
  const flags: string[] = [];
  const add = (flag: string) => flags.push(flag);
  tuneV8(version, add);
  stopGrowth(version, add);
  return flags;
}

test('an unknown V8 gets only the flags of memory and compiled code', () => {
  expect(flagsFor('13.6.233.17-node.53')).toEqual([
    '--min-semi-space-size=16',
    '--semi-space-growth-factor=16',
    '--no-flush-bytecode',
    '--semi-space-growth-factor=1',
  ]);
});

test('the V8 of Node.js 20, which stops growing by itself, keeps the flags that the program was compiled with', () => {
  const flags = flagsFor('11.3.244.8-node.33');
  expect(flags.filter((flag) => flag.startsWith('--semi-space-growth-factor'))).toEqual([
    '--semi-space-growth-factor=16',
  ]);
});

test('the young generation of the main thread has 16 MB in each half, and grows no further', () => {
  const flags: string[] = [];
  tuneV8(process.versions.v8, (flag) => flags.push(flag));
  const last: string[] = [];
  stopGrowth(process.versions.v8, (flag) => last.push(flag));
  const program = `
    import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
    const fill = (count) => Array.from({ length: count }, (_, index) => ({ index }));
    ${JSON.stringify(flags)}.forEach((flag) => setFlagsFromString(flag));
    let kept = fill(400_000);
    ${JSON.stringify(last)}.forEach((flag) => setFlagsFromString(flag));
    for (let round = 0; round < 10; round += 1) kept = [kept, fill(400_000)];
    const { space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    console.log(Math.round(space_size / 2 ** 20), kept.length);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: '32 2\n', stderr: '' });
});

test('the code of functions that ran at the start is kept at the end', () => {
  // Every collection is one of the whole heap, since gc() drops no code.
  const program = `
    const { Script } = require('node:vm');
    const sum = Array.from({ length: 200 }, (_, index) => 'total += ' + index + ';').join('');
    const once = 'function once() { let total = 0; ' + sum + ' return total; }';
    const script = new Script('(function () { ' + once + ' once(); return () => once; })');
    const running = script.runInThisContext()();
    const early = script.createCachedData().length;
    for (let round = 0; round < 40; round += 1) Array.from({ length: 100_000 }, (_, index) => ({ index }));
    console.log(script.createCachedData().length - early, typeof running);`;
  const args = [...flagsFor(process.versions.v8), '--gc-global', '-e', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: '0 function\n', stderr: '' });
});

test('the current Node.js accepts every flag', () => {
  const { stderr, status } = spawnSync(process.execPath, [...flagsFor(process.versions.v8), '-e', '0'], {
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
