import { Worker } from 'node:worker_threads';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { Answers, Requests, ResponseMessage } from './protocol.ts';

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

/**
 * Starts a thread. If it dies, all open requests are rejected with the cause. `warn` gets the messages of
 * unhandled errors in modules of the site.
 */
export function startWorkerThread(file: FilePath, warn: (message: string) => void): WorkerThread {
  const worker = new Worker(file);
  const open = new Map<number, { resolve: (answer: never) => void; reject: (error: unknown) => void }>();
  let next = 0;
  let heap = 0;
  let dead: unknown;
  const fail = (error: unknown) => {
    dead ??= error;
    for (const { reject } of open.values()) reject(error);
    open.clear();
  };
  worker.on('message', (response: ResponseMessage) => {
    if (response.kind === 'unhandled') return warn(response.message);
    const asked = open.get(response.id);
    open.delete(response.id);
    if (response.kind === 'failed') return asked?.reject(response.error);
    if (response.kind === 'user-error') return asked?.reject(new UserError(response.message));
    heap = response.heap;
    // The request with this id was of the kind of the answer.
    asked?.resolve(response.answer as never);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A worker thread ended with code ${code}.`)));
  return {
    ask: (kind, request, transfer = []) =>
      new Promise((resolve, reject) => {
        if (dead !== undefined) return reject(dead);
        const id = next++;
        // First, because it throws if something cannot be cloned; no answer comes in the same turn.
        worker.postMessage({ kind, id, request }, transfer);
        open.set(id, { resolve, reject });
      }),
    heap: () => heap,
    isDead: () => dead !== undefined,
    async close() {
      await worker.terminate();
    },
  };
}
