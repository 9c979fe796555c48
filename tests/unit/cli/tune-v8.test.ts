import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { tuneV8 } from '../../../cli/tune-v8.ts';

function flagsFor(version: string): string[] {
  const flags: string[] = [];
  tuneV8(version, (flag) => flags.push(flag));
  return flags;
}

test('an unknown V8 gets only the memory flag', () => {
  expect(flagsFor('13.6.233.17-node.53')).toEqual(['--max-semi-space-size=16']);
});

test('the current Node.js accepts every flag', () => {
  const { stderr, status } = spawnSync(process.execPath, [...flagsFor(process.versions.v8), '-e', '0'], {
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
