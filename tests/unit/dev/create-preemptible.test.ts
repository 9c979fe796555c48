import { expect, test } from 'vitest';
import { createPreemptible } from '../../../src/dev/create-preemptible.ts';
import { createSignal } from '../../../src/serve/dev/signal.ts';

const never = new AbortController().signal;

test('work that ends returns its value, and later work runs as well', async () => {
  const work = createPreemptible();
  expect(await work.run(never, async () => 1)).toBe(1);
  expect(await work.run(never, async () => 2)).toBe(2);
  await work.stop();
});

test('stop aborts the work and waits for its end', async () => {
  const work = createPreemptible();
  const end = createSignal();
  const events: string[] = [];
  const running = work.run(never, async (signal) => {
    signal.addEventListener('abort', () => events.push('aborted'));
    await end.sent;
    events.push('ended');
    return 1;
  });
  await Promise.resolve();
  const stopped = work.stop().then(() => events.push('stopped'));
  await Promise.resolve();
  end.send();
  await stopped;
  expect(events).toEqual(['aborted', 'ended', 'stopped']);
  expect(await running).toBe(undefined);
});

test('work that rejects because it is stopped returns undefined, and other failures reject', async () => {
  const work = createPreemptible();
  const given = new AbortController();
  const running = work.run(given.signal, async (signal) => {
    given.abort();
    signal.throwIfAborted();
  });
  expect(await running).toBe(undefined);
  const failing = async () => {
    throw new Error('The disk is full.');
  };
  await expect(work.run(never, failing)).rejects.toThrow('The disk is full.');
  expect(await work.run(given.signal, async () => 1)).toBe(undefined);
});
