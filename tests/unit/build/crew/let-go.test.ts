import { expect, test } from 'vitest';
import { letGo } from '../../../../src/build/crew/let-go.ts';

const megabyte = 1_000_000;

/** Bytes that nobody holds when this returns. */
function waste(count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += new Uint8Array(megabyte).fill(index).length;
  return sum;
}

test('what was written is collected when there is much of it', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const wasted = waste(30);
  letGo(wasted);
  // V8 gives the bytes back beside us, in some milliseconds; nobody else collects anything so soon.
  const held = () => process.memoryUsage().arrayBuffers - before;
  await expect.poll(held, { interval: 10, timeout: 500 }).toBeLessThan(5 * megabyte);
});
