import { setTimeout as sleep } from 'node:timers/promises';
import type { Config, DevBuilder, DevServer } from '../../src/index.ts';
import { problemsText } from '../problems.ts';
import { createPaint, type TextStream } from '../terminal.ts';
import { unlessAborted } from './interruptions.ts';

/** Time in which a request that arrived while the snapshot was made becomes visible. */
const requestMs = 10;

/** Time that the browser gets to paint the first page before other work takes the processor. */
const paintMs = 300;

const firstPageMs = 1000;

/** Parses all pages. A page that is requested meanwhile is rendered before the others are parsed. */
export async function showFirstPage(
  server: DevServer,
  { base }: Config,
  builder: DevBuilder,
  signal: AbortSignal,
): Promise<void> {
  const ahead = builder.parseAhead(server.firstRequest);
  const asked = await Promise.race([server.firstRequest, ahead]);
  const first = asked === undefined || signal.aborted ? undefined : await builder.firstSnapshot(asked);
  if (first) {
    await server.show(base, async () => first);
    await firstPageRendered(server, signal);
    await sleep(paintMs, undefined, { signal });
  }
  await ahead;
}

/** Waits until the first page is rendered, if one was requested. */
export async function firstPageRendered(server: DevServer, signal: AbortSignal): Promise<void> {
  const asked = await Promise.race([server.firstRequest, sleep(requestMs, undefined, { signal })]);
  if (asked !== undefined)
    await Promise.race([server.firstRendered, sleep(firstPageMs, undefined, { signal })]);
}

/** Renders the pages that were not requested yet, in the background. */
export interface RestRendering {
  stop(): void;
  /** Begins again after an edit. `complete` comes first: it shows what the edit has left as it was. */
  restart(complete?: CompleteEdit): Promise<void>;
  /** Stops, and resolves when nothing runs. */
  end(): Promise<void>;
}

type CompleteEdit = (signal: AbortSignal) => Promise<void>;

/** Dependencies of `createRestRendering`. */
export interface RestOptions {
  readonly server: DevServer;
  readonly out: TextStream;
  readonly builder: DevBuilder;
  /** Saves the builder's work to the cache. */
  readonly save: () => Promise<void>;
  readonly over: AbortSignal;
  /** Receives unexpected errors, because nothing awaits the rendering. */
  readonly fail: (error: unknown) => void;
}

/** Starts to render the pages that were not requested yet. */
export function createRestRendering(options: RestOptions): RestRendering {
  let running = renderRest(options);
  const end = async () => {
    running.stop();
    await running.ended;
  };
  return {
    stop: () => running.stop(),
    async restart(complete) {
      await end();
      running = renderRest(options, complete);
    },
    end,
  };
}

/** Time without an edit before rendering starts, so that frequent saves do not compete with it. */
const idleMs = 1000;

/** Renders the pages that were not requested yet, and prints their problems. */
function renderRest({ server, out, builder, save, over, fail }: RestOptions, complete?: CompleteEdit) {
  const stopped = new AbortController();
  const signal = AbortSignal.any([stopped.signal, over]);
  const ended = unlessAborted(signal, async () => {
    await complete?.(signal);
    await sleep(idleMs, undefined, { signal });
    await builder.warmUp();
    out.write(problemsText(await server.renderRest(signal), createPaint(out)));
    if (!signal.aborted) await save();
  }).catch(fail);
  return { stop: () => stopped.abort(), ended };
}

/** Runs work at most once in `ms` milliseconds of the clock `now`. */
export function throttle(ms: number, now: () => number, work: () => Promise<void>): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - last < ms) return;
    last = now();
    await work();
  };
}
