import { expect, test } from 'vitest';
import { bundleUntilAborted } from '../../../src/bundle/bundle-until-aborted.ts';
import type { Bundler } from '../../../src/bundle/esbuild/create-bundler.ts';

/** A bundler whose bundle of the shell ends when it is cancelled, as esbuild's does, with a failure. */
function cancellableBundler() {
  const calls: string[] = [];
  let fail = (_: Error): void => {};
  const bundler = {
    bundleShell() {
      calls.push('bundleShell');
      return new Promise((_, reject) => {
        fail = reject;
      });
    },
    bundleIslands: async () => calls.push('bundleIslands'),
    cancel: async () => {
      calls.push('cancel');
      fail(new Error('The build was canceled'));
    },
  };
  return { calls, bundler: bundler as unknown as Bundler };
}

test('a bundle in progress is cancelled and rejects with the reason, and no other begins', async () => {
  const { calls, bundler } = cancellableBundler();
  const stopped = new AbortController();
  const until = bundleUntilAborted(bundler, stopped.signal);
  const bundling = until.bundleShell();
  stopped.abort(new Error('A newer edit.'));
  await expect(bundling).rejects.toThrow('A newer edit.');
  await expect(until.bundleIslands([], new Map())).rejects.toThrow('A newer edit.');
  expect(calls).toEqual(['bundleShell', 'cancel']);
});

test('nothing is cancelled after a bundle has ended', async () => {
  const { calls, bundler } = cancellableBundler();
  const stopped = new AbortController();
  await bundleUntilAborted(bundler, stopped.signal).bundleIslands([], new Map());
  stopped.abort();
  expect(calls).toEqual(['bundleIslands']);
});
