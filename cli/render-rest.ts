import { setTimeout as sleep } from 'node:timers/promises';
import type { DevBuilder, DevServer } from '../src/index.ts';
import { orOver } from './or-over.ts';
import { createPaint } from './paint.ts';
import { problemsText } from './report.ts';
import type { TextStream } from './terminal.ts';

/** Drawing that goes on beside everything else. */
export interface Rest {
  stop(): void;
  readonly ended: Promise<unknown>;
}

/** What is drawn, and with what. */
export interface RestOptions {
  readonly server: DevServer;
  readonly out: TextStream;
  readonly builder: DevBuilder;
  /** Keeps what was made. */
  readonly keep: () => Promise<void>;
  readonly over: AbortSignal;
  /** Given what goes wrong for us, since nobody waits for the drawing. */
  readonly fail: (error: unknown) => void;
}

/** Who saves again within this time is still writing, and gets the whole machine. */
const quietMs = 1000;

/** Draws what nobody has asked for yet, and tells what was wrong in it. */
export function renderRest({ server, out, builder, keep, over, fail }: RestOptions): Rest {
  const stopped = new AbortController();
  const signal = AbortSignal.any([stopped.signal, over]);
  const ended = orOver(signal, async () => {
    await sleep(quietMs, undefined, { signal });
    await builder.warmUp();
    out.write(problemsText(await server.renderRest(signal), createPaint(out)));
    if (!signal.aborted) await keep();
  }).catch(fail);
  return { stop: () => stopped.abort(), ended };
}

/** Does the work unless it was done a short while ago; `now` and `ms` are in milliseconds. */
export function atMostEvery(ms: number, now: () => number, work: () => Promise<void>): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - last < ms) return;
    last = now();
    await work();
  };
}
