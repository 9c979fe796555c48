import type { FileSystem } from '../effects/file-system.ts';
import { createInlineCrew, type InlineCrew } from './inline-runner.ts';
import type { Crew, ParseOrder } from './task-runner.ts';
import type { RenderJob, RenderResult } from './tasks.ts';
import { createPooledCrew, type PoolOptions } from './worker-pool.ts';

/** How the crew is manned. */
export interface CrewOptions extends PoolOptions {
  /** Where files are written without threads. */
  readonly files: FileSystem;
  /** Pages, parts of pages, or files to write, from which on threads pay; a thread costs about as much to start as forty pages to parse. */
  readonly pooledFrom: number;
  /** Once it is aborted threads take up no page any more, and whoever waits for many is told so. A handful is finished. */
  readonly signal?: AbortSignal | undefined;
}

/** Default of `pooledFrom`. */
export const pooledFromDefault = 80;

/** Demos count as pages do: 500 of them take 1.4 s to draw, the 50 pages around them 0.3 s. */
function weightOf(jobs: readonly Pick<RenderJob, 'task'>[]): number {
  const parts = jobs.map(({ task }) => task.props.article?.parts.length ?? 0);
  return parts.reduce((sum, count) => sum + count, jobs.length);
}

/** A crew that works inline, and calls in threads for as many pages as make it worth while. */
export function createCrew(options: CrewOptions): InlineCrew {
  const { signal } = options;
  const inline = createInlineCrew(options.files);
  let pooled: Crew | undefined;
  let ended = Promise.resolve();
  const crewFor = (count: number): Crew => {
    if (count < options.pooledFrom) return inline;
    pooled ??= createPooledCrew(options);
    return pooled;
  };
  return {
    bench: inline.bench,
    expect: (pages) => crewFor(pages).expect(pages),
    announce: (location) => (pooled ?? inline).announce(location),
    async parse(orders, textOf, done) {
      const crew = crewFor(orders.length);
      const textUnlessOver = async (order: ParseOrder) => {
        signal?.throwIfAborted();
        return textOf(order);
      };
      await crew.parse(orders, crew === inline ? textOf : textUnlessOver, done);
    },
    async render(jobs, location, bodyOf, done) {
      // Without jobs nobody has to load the templates.
      if (jobs.length === 0) return;
      const crew = crewFor(jobs.length > 1 ? weightOf(jobs) : 1);
      const doneUnlessOver = async (result: RenderResult) => {
        await done(result);
        signal?.throwIfAborted();
      };
      await crew.render(jobs, location, bodyOf, crew === inline ? done : doneUnlessOver);
    },
    // Threads load the templates anyhow; to load them here takes 0.1 s.
    errands: (location) => (pooled ?? inline).errands(location),
    finishWorker: (order) => (pooled ?? inline).finishWorker(order),
    write: (outputs, outDir, over) => crewFor(outputs.length).write(outputs, outDir, over),
    async close() {
      const open = pooled;
      pooled = undefined;
      ended = open ? open.close() : ended;
      await ended;
    },
  };
}
