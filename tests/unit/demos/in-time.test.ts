import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserTooSlow, inTime, untilTrue } from '../../../src/demos/in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

test('an answer in time is returned, and leaves no timer behind', async () => {
  const answer = inTime(100, after(99, 'answer'));
  await vi.advanceTimersByTimeAsync(99);
  expect(await answer).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that is late is an error', async () => {
  const answer = inTime(100, after(101, 'answer'));
  const checked = expect(answer).rejects.toThrow(new BrowserTooSlow('No answer in 100 ms.'));
  await vi.advanceTimersByTimeAsync(200);
  await checked;
  await expect(answer).rejects.toBeInstanceOf(BrowserTooSlow);
});

test('an error after the time is over is ignored', async () => {
  const failing = after(150, undefined).then(() => Promise.reject(new Error('late')));
  const checked = expect(inTime(100, failing)).rejects.toBeInstanceOf(BrowserTooSlow);
  await vi.advanceTimersByTimeAsync(200);
  await checked;
});

/** How often a question is asked, and the last answer, if it becomes true at some time. */
async function asked(ms: number, trueFrom: number): Promise<[asked: number, answer: boolean]> {
  const start = performance.now();
  let count = 0;
  const answer = untilTrue(ms, async () => {
    count += 1;
    return performance.now() - start >= trueFrom;
  });
  await vi.advanceTimersByTimeAsync(10 * ms);
  return [count, await answer];
}

test('a question is repeated until the answer is true, or the time is over', async () => {
  expect(await asked(100, 0)).toEqual([1, true]);
  expect(await asked(100, 60)).toEqual([4, true]);
  // At 0, 25, 50, 75, 100 and 125 milliseconds.
  expect(await asked(100, 1000)).toEqual([6, false]);
});

test('an answer that is only like true does not count', async () => {
  const answer = untilTrue(50, async () => 'true');
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toBe(false);
});

test('a question that is not answered is an error', async () => {
  const checked = expect(untilTrue(50, () => new Promise(() => {}))).rejects.toBeInstanceOf(BrowserTooSlow);
  await vi.advanceTimersByTimeAsync(100);
  await checked;
});
