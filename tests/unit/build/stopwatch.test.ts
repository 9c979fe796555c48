import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Stages } from '../../../src/build/stages.ts';
import { startStopwatch, withTimings } from '../../../src/build/stopwatch.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Work that takes so many milliseconds. */
const taking = (ms: number) => async () => {
  vi.advanceTimersByTime(ms);
  return ms;
};

const listed = (stopwatch: ReturnType<typeof startStopwatch>) =>
  stopwatch.timings().map(({ stage, ms }) => `${stage} ${ms}`);

test('stages are listed in the order of their first use, with the sum of their runs', async () => {
  const stopwatch = startStopwatch();
  expect(await stopwatch.time('read', taking(20))).toBe(20);
  await stopwatch.time('load', taking(300));
  await stopwatch.time('read', taking(5));
  expect(listed(stopwatch)).toEqual(['read 25', 'load 300']);
});

test('a stage that fails is measured, too', async () => {
  const stopwatch = startStopwatch();
  const failing = stopwatch.time('load', async () => {
    vi.advanceTimersByTime(7);
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(listed(stopwatch)).toEqual(['load 7']);
});

test('times are whole milliseconds, and memory is in megabytes', async () => {
  const usage = process.resourceUsage();
  vi.spyOn(process, 'resourceUsage').mockReturnValue({ ...usage, maxRSS: 250_400 });
  const stopwatch = startStopwatch();
  await stopwatch.time('read', taking(1.75));
  // 250,400 KiB are 256.4 MB.
  expect(stopwatch.timings()).toEqual([{ stage: 'read', ms: 2, megabytes: 256 }]);
});

const names = ['read', 'load', 'bundle', 'render', 'search', 'emit', 'checkIframes', 'write'] as const;

/** Stages that note what they are given. */
function notedStages() {
  const log: string[] = [];
  const stage = (name: string) => async (given: unknown, further: unknown) => {
    log.push([name, given, further].join(' '));
    return name;
  };
  const stages = Object.fromEntries(names.map((name) => [name, stage(name)])) as unknown as Stages;
  return { log, stages };
}

test('the search indexes and iframes, which other stages contain, are not measured apart', async () => {
  const { log, stages } = notedStages();
  const stopwatch = startStopwatch();
  const timed = withTimings(stages, stopwatch, undefined);
  for (const name of names) {
    const run: (...given: never[]) => unknown = timed[name];
    expect(await run('one' as never, 'two' as never)).toBe(name);
  }
  expect(log).toEqual(names.map((name) => `${name} one two`));
  expect(stopwatch.timings().map(({ stage }) => stage)).toEqual([
    'read',
    'load',
    'bundle',
    'render',
    'emit',
    'write',
  ]);
});

test('no stage starts after an interruption', () => {
  const { log, stages } = notedStages();
  const stopwatch = startStopwatch();
  const timed = withTimings(stages, stopwatch, AbortSignal.abort(new Error('interrupted')));
  expect(() => timed.read()).toThrow('interrupted');
  expect(log).toEqual([]);
  expect(stopwatch.timings()).toEqual([]);
});
