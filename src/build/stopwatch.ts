import type { StageCost } from '../model/build-report.ts';

/** Times the stages of one build for its report. */
export interface Stopwatch {
  /** Runs a stage; the same name twice adds up. */
  time<Value>(stage: string, work: () => Promise<Value>): Promise<Value>;
  /** What each stage took, in the order of first use. */
  timings(): StageCost[];
}

/** Times nothing, for work that nobody reports: to ask for the program's memory takes 0.1 ms. */
export const noStopwatch: Stopwatch = { time: (_, work) => work(), timings: () => [] };

/** Starts at zero. `now` gives milliseconds, `memory` the bytes that the program holds. */
export function createStopwatch(now: () => number, memory: () => number): Stopwatch {
  const spent = new Map<string, { ms: number; bytes: number }>();
  return {
    async time(stage, work) {
      const start = now();
      try {
        return await work();
      } finally {
        const ms = (spent.get(stage)?.ms ?? 0) + now() - start;
        spent.set(stage, { ms, bytes: memory() });
      }
    },
    timings: () =>
      [...spent].map(([stage, { ms, bytes }]) => ({
        stage,
        ms: Math.round(ms),
        megabytes: Math.round(bytes / 1e6),
      })),
  };
}
