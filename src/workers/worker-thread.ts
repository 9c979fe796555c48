import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { StopReason } from '../model/stop-reason.ts';
import { readActivity } from './activity.ts';
import { openWorker } from './open-worker.ts';
import type { Answers, Requests, ResponseMessage } from './protocol.ts';
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
  const open = new Map<number, { resolve: (answer: never) => void; reject: (error: unknown) => void }>();
  let next = 0;
  let heap = 0;
  let dead: unknown;
  let isEnding = false;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const fail = (errorOf: (id: number) => unknown) => {
    dead ??= errorOf(-1);
    watch.end();
    for (const [id, { reject }] of open) reject(errorOf(id));
    open.clear();
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
  const close = (id: number) => {
    const asked = open.get(id);
    open.delete(id);
    if (open.size === 0) watch.end();
    return asked;
  };
  worker.on('message', (response: ResponseMessage) => {
    if (response.kind === 'unhandled') return warn(response.message);
    const asked = close(response.id);
    if (response.kind === 'failed') return asked?.reject(response.error);
    if (response.kind === 'user-error') return asked?.reject(new UserError(response.message));
    heap = response.heap;
    // The request with this id was of the kind of the answer.
    asked?.resolve(response.answer as never);
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    isEnding = true;
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') stop({ kind: 'memory' });
    else fail(() => error);
  });
  worker.on('exit', (code) => fail(() => new Error(`A worker thread ended with code ${code}.`)));
  return {
    ask: (kind, request, transfer = []) =>
      new Promise((resolve, reject) => {
        if (dead !== undefined) return reject(dead);
        const id = next++;
        // First, because it throws if something cannot be cloned; no answer comes in the same turn.
        worker.postMessage({ kind, id, request }, transfer);
        open.set(id, { resolve, reject });
        watch.begin();
      }),
    heap: () => heap,
    isDead: () => dead !== undefined,
    async close() {
      // Node ends the whole program with "ToLocalChecked Empty MaybeLocal" if a thread is terminated in the
      // moment in which it reports the error that ends it anyway.
      await (isEnding ? ended : worker.terminate());
    },
  };
}
