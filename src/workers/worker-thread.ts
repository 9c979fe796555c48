import { Worker } from 'node:worker_threads';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { Answers, Questions, Response } from './protocol.ts';

/** A thread that answers questions, several at a time, in any order. */
export interface WorkerThread {
  /** Asks. What is in `transfer` is handed over with the question and not copied: it is empty here afterwards. */
  ask<Kind extends keyof Questions>(
    kind: Kind,
    question: Questions[Kind],
    transfer?: readonly ArrayBuffer[],
  ): Promise<Answers[Kind]>;
  /** Bytes that its heap held when it answered last. */
  heap(): number;
  /** True from the moment on from which it answers nothing more. */
  isDead(): boolean;
  close(): Promise<void>;
}

/**
 * Starts a thread. When it dies, everything that was asked of it and not answered is rejected with the cause. `warn` is told of errors of the
 * site's modules that nobody waited for.
 */
export function startWorkerThread(file: FilePath, warn: (words: string) => void): WorkerThread {
  const worker = new Worker(file);
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: unknown) => void }>();
  let next = 0;
  let heap = 0;
  let dead: unknown;
  const fail = (error: unknown) => {
    dead ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (response: Response) => {
    if (response.kind === 'late') return warn(response.words);
    const asked = waiting.get(response.id);
    waiting.delete(response.id);
    if (response.kind === 'failed') return asked?.reject(response.error);
    if (response.kind === 'refused') return asked?.reject(new UserError(response.message));
    heap = response.heap;
    // Whoever waits under this number asked a question of this kind.
    asked?.resolve(response.answer as never);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A worker thread ended with code ${code}.`)));
  return {
    ask: (kind, question, transfer = []) =>
      new Promise((resolve, reject) => {
        if (dead !== undefined) return reject(dead);
        const id = next++;
        // First, since it throws where something cannot travel; no answer comes in the same turn.
        worker.postMessage({ kind, id, question }, transfer);
        waiting.set(id, { resolve, reject });
      }),
    heap: () => heap,
    isDead: () => dead !== undefined,
    async close() {
      await worker.terminate();
    },
  };
}
