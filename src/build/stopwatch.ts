import type { StageCost } from '../model/build-report.ts';
import type { Stages } from './stages.ts';

/** Measures the stages of one build. */
export interface Stopwatch {
  /** Runs and measures a stage. */
  time<Value>(stage: string, work: () => Promise<Value>): Promise<Value>;
  /** The cost of each stage, in the order of first use. */
  timings(): StageCost[];
}

/** Starts a stopwatch. */
export function startStopwatch(): Stopwatch {
  const spent = new Map<string, { readonly ms: number; readonly kilobytes: number }>();
  return {
    async time(stage, work) {
      const start = performance.now();
      try {
        return await work();
      } finally {
        const ms = (spent.get(stage)?.ms ?? 0) + performance.now() - start;
        spent.set(stage, { ms, kilobytes: process.resourceUsage().maxRSS });
      }
    },
    timings: () =>
      [...spent].map(([stage, { ms, kilobytes }]) => ({
        stage,
        ms: Math.round(ms),
        megabytes: Math.round((kilobytes * 1024) / 1e6),
      })),
  };
}

/** Measures each stage, and starts none after the signal is aborted. */
export function withTimings(stages: Stages, stopwatch: Stopwatch, signal: AbortSignal | undefined): Stages {
  const timed =
    <Given extends unknown[], Value>(name: keyof Stages, stage: (...given: Given) => Promise<Value>) =>
    (...given: Given) => {
      signal?.throwIfAborted();
      return stopwatch.time(name, () => stage(...given));
    };
  return {
    read: timed('read', stages.read),
    load: timed('load', stages.load),
    bundle: timed('bundle', stages.bundle),
    render: timed('render', stages.render),
    search: stages.search,
    emit: timed('emit', stages.emit),
    checkIframes: stages.checkIframes,
    write: timed('write', stages.write),
  };
}
