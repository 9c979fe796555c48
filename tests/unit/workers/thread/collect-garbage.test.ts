import { expect, test } from 'vitest';
import { collectGarbage, releaseBytes } from '../../../../src/workers/thread/collect-garbage.ts';

const megabyte = 1_000_000;

/** Bytes that nobody holds when this returns. */
function waste(count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += new Uint8Array(megabyte).fill(index).length;
  return sum;
}

test('garbage is collected after many bytes were written', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const wasted = waste(30);
  releaseBytes(wasted);
  // V8 gives the bytes back beside us, in some milliseconds; nobody else collects anything so soon.
  const held = () => process.memoryUsage().arrayBuffers - before;
  await expect.poll(held, { interval: 10, timeout: 500 }).toBeLessThan(5 * megabyte);
});

/**
 * Objects that nobody holds when this returns, and that have lived long enough to be old: V8 looks for those
 * least often.
 */
function wasteOld(): void {
  const old = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
  releaseBytes(20 * megabyte);
  releaseBytes(20 * megabyte);
  expect(old).toHaveLength(1_000_000);
}

test('all garbage is collected in a large process, none in a small one', () => {
  wasteOld();
  const before = process.memoryUsage().heapUsed;
  collectGarbage(Number.POSITIVE_INFINITY);
  expect(process.memoryUsage().heapUsed).toBeGreaterThanOrEqual(before);
  collectGarbage(0);
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 20 * megabyte);
});
