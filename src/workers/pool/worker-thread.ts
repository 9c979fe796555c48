import type { Worker } from 'node:worker_threads';
import { UserError } from '../../model/diagnostic.ts';
import type { FilePath } from '../../model/path.ts';
import type { StopReason } from '../../model/stop-reason.ts';
import { readActivity } from '../activity.ts';
import type { Answers, Requests, ResponseMessage } from '../protocol.ts';
import { openWorker } from './open-worker.ts';
import { createPendingRequests } from './pending-requests.ts';
import { ThreadStopped } from './thread-stopped.ts';
import { watchActivity } from './watch-activity.ts';

/** A thread that answers requests, several at a time, in any order. */
export interface WorkerThread {
  /**
   * Sends a request. Buffers in `transfer` move to the thread without a copy and are empty here afterwards.
   */
  ask<Kind extends keyof Requests>(
    kind: Kind,
    request: Requests[Kind],
    transfer?: readonly ArrayBuffer[],
  ): Promise<Answers[Kind]>;
  /** Size of its heap in bytes at its last answer. */
  heap(): number;
  /** True once it answers no more. */
  isDead(): boolean;
  close(): Promise<void>;
}

/** How a thread is started. */
export interface ThreadOptions {
  /** The bundled worker. */
  readonly workerFile: FilePath;
  /** Seconds that a page, or a part of one, may take. */
  readonly timeLimit: number;
  /** Once it is aborted, blocked work is stopped much earlier. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the messages of unhandled errors in modules of the site. */
  warn(message: string): void;
}

/**
 * Starts a thread. If it dies, all open requests are rejected with the cause: `ThreadStopped` if it worked on
 * one page, or part of a page, for too long, or used up its memory.
 */
export function startWorkerThread({ workerFile, timeLimit, signal, warn }: ThreadOptions): WorkerThread {
  const { worker, activity } = openWorker(workerFile);
  const requests = createPendingRequests<Answers[keyof Requests]>();
  const close = closerOf(worker);
  let heap = 0;
  let dead: unknown;
  const fail = (errorOf: (id: number) => unknown) => {
    dead ??= errorOf(-1);
    watch.end();
    requests.rejectAll(errorOf);
  };
  const stop = (reason: StopReason) => {
    const { unit } = readActivity(activity);
    fail((id) => new ThreadStopped(reason, unit?.request === id ? unit : undefined));
  };
  const watch = watchActivity(activity, { timeLimit, signal }, () => {
    if (signal?.aborted) fail(() => signal.reason);
    else stop({ kind: 'time', seconds: timeLimit });
    void worker.terminate();
  });
  worker.on('message', (response: ResponseMessage) => {
    if (response.kind === 'unhandled') return warn(response.message);
    const asked = requests.take(response.id);
    if (requests.isEmpty()) watch.end();
    if (response.kind === 'failed') return asked?.reject(response.error);
    if (response.kind === 'user-error') return asked?.reject(new UserError(response.message));
    heap = response.heap;
    asked?.resolve(response.answer);
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') stop({ kind: 'memory' });
    else fail(() => error);
  });
  worker.on('exit', (code) => fail(() => new Error(`A worker thread ended with code ${code}.`)));
  return {
    ask: async (kind, request, transfer = []) => {
      if (dead !== undefined) throw dead;
      const answer = await requests.send((id) => {
        worker.postMessage({ kind, id, request }, transfer);
        watch.begin();
      });
      // Both have the same id, and the thread answers a request with an answer of its kind.
      return answer as Answers[typeof kind];
    },
    heap: () => heap,
    isDead: () => dead !== undefined,
    close,
  };
}

/**
 * Returns the function that ends a thread. Node ends the whole program with "ToLocalChecked Empty
 * MaybeLocal" if a thread is terminated in the moment in which it reports the error that ends it anyway.
 */
function closerOf(worker: Worker): () => Promise<void> {
  let isEnding = false;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('error', () => {
    isEnding = true;
  });
  return async () => {
    await (isEnding ? ended : worker.terminate());
  };
}
