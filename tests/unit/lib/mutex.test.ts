import { expect, test } from 'vitest';
import { createMutex } from '../../../src/lib/mutex.ts';

test('a mutex runs work in order, also after a failure', async () => {
  const lock = createMutex();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
  };
  const all = ['a', 'b', 'c'].map((name) => lock(work(name)));
  await expect(Promise.allSettled(all)).resolves.toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected' },
    { status: 'fulfilled' },
  ]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
