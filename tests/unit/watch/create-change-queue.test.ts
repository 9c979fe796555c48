import { expect, test } from 'vitest';
import { createChangeQueue } from '../../../src/watch/create-change-queue.ts';

test('take returns each file once', async () => {
  const queue = createChangeQueue();
  for (const path of ['b', 'a', 'b']) queue.add(path);
  await queue.filled();
  expect(queue.take()).toEqual(['b', 'a']);
  expect(queue.take()).toEqual([]);
});

test('filled resolves after a file or a failure', async () => {
  const queue = createChangeQueue();
  const first = queue.filled();
  queue.add('a');
  await first;
  queue.take();
  const second = queue.filled();
  queue.fail(new Error('The disk is gone.'));
  await second;
  expect(() => queue.take()).toThrow('The disk is gone.');
});

test('take throws the first failure, also when nothing waited for it', async () => {
  const queue = createChangeQueue();
  const waited = queue.filled();
  queue.add('a');
  await waited;
  queue.take();
  queue.fail(new Error('The disk is gone.'));
  queue.fail(new Error('So is the memory.'));
  await queue.filled();
  expect(() => queue.take()).toThrow('The disk is gone.');
});

test('changes have settled after a pause without a change', async () => {
  const pauses: number[] = [];
  const queue = createChangeQueue(async (ms) => {
    pauses.push(ms);
    if (pauses.length < 3) queue.add('a');
  });
  queue.add('a');
  await queue.settled(60);
  expect(pauses).toEqual([60, 60, 60]);
});

test('waiting stops when a file keeps changing', async () => {
  let pauses = 0;
  const queue = createChangeQueue(async () => {
    pauses += 1;
    if (pauses > 100) throw new Error('Waiting did not stop.');
    queue.add('log');
  });
  queue.add('page');
  await queue.settled(60);
  expect(pauses).toBe(20);
  expect(queue.take()).toEqual(['page', 'log']);
});
