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
  await expect.poll(() => process.memoryUsage().arrayBuffers - before).toBeLessThan(5 * megabyte);
});
