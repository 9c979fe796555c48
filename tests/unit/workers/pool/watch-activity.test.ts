import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activityMemory, createActivityLog } from '../../../../src/workers/activity.ts';
import { watchActivity } from '../../../../src/workers/pool/watch-activity.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the second at which work under a limit of ten seconds is stopped, with a part of a processor. */
function stoppedAfter(share: number, signal?: AbortSignal): number {
  const memory = activityMemory();
  createActivityLog(memory).begin({ request: 0, item: 0, part: 0 });
  let stopped = 0;
  let seconds = 0;
  const processorTime = () => seconds * 1000 * share;
  const watch = watchActivity(memory, { timeLimit: 10, signal, processorTime }, () => {
    stopped ||= seconds;
  });
  watch.begin();
  for (seconds = 1; seconds <= 60; seconds += 1) vi.advanceTimersByTime(1000);
  watch.end();
  return stopped;
}

// The first look notes the step; a second passes between two looks.
test.each([
  ['alone on the machine', 1, 11],
  ['beside other threads of the process', 2, 11],
  ['beside other programs', 0.5, 20],
  ['on a very busy machine', 0.1, 41],
  ['while it waits', 0, 41],
])('a thread that does not go on is stopped, %s', (_, share, expected) => {
  expect(stoppedAfter(share)).toBe(expected);
});

test('an interruption stops a blocked thread at the next look', () => {
  expect(stoppedAfter(0, AbortSignal.abort())).toBe(2);
});
