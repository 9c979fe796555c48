import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { tuneEngine } from '../../../cli/tune-engine.ts';

function flagsFor(version: string): string[] {
  const flags: string[] = [];
  tuneEngine(version, (flag) => flags.push(flag));
  return flags;
}

test('an engine that is not known is told only how much memory to take', () => {
  expect(flagsFor('13.6.233.17-node.53')).toEqual(['--max-semi-space-size=16']);
});

test('the engine that runs here knows every flag that it is given', () => {
  const { stderr, status } = spawnSync(process.execPath, [...flagsFor(process.versions.v8), '-e', '0'], {
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
