import { Worker } from 'node:worker_threads';
import type { ExtractionResult, ExtractionTask } from '../extract/extraction-task.ts';
import type { TypesResult, TypesTask } from '../extract/types-task.ts';
import type { FilePath } from '../model/path.ts';
import { createPendingRequests } from './pool/pending-requests.ts';

/** Message to the thread: work for the compiler. */
export type ExtractionRequest = { readonly id: number } & Work;

type Work =
  | { readonly kind: 'extract'; readonly task: ExtractionTask }
  | { readonly kind: 'check-types'; readonly task: TypesTask };

/** Message from the thread; `heap` is the size of its heap in bytes. */
export type ExtractionResponse =
  | {
      readonly kind: 'answered';
      readonly id: number;
      readonly result: ExtractionResult | TypesResult;
      readonly heap: number;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown };

/** Runs the compiler on a thread that starts when it is needed. */
export interface ExtractionThread {
  extract(task: ExtractionTask): Promise<ExtractionResult>;
  /** Checks the types of modules. */
  checkTypes(task: TypesTask): Promise<TypesResult>;
  /** Ends the thread. It is not started again: later tasks reject. */
  close(): Promise<void>;
}

/** How the thread lives. */
export interface ExtractionThreadOptions {
  /** The bundled worker. */
  readonly workerFile: FilePath;
  /** Whether the program is kept for the next task; else its memory is released after each one. */
  readonly isKept: boolean;
  /** Bytes of heap above which a kept program is released. */
  readonly maxHeap?: number;
  /** Milliseconds after which a kept program is released. */
  readonly maxIdle?: number;
}

/** The program of one large library takes a third of it; each change adds types of the last program. */
const defaultMaxHeap = 900e6;

const defaultMaxIdle = 10 * 60_000;

/**
 * Megabytes of heap for new objects. A compiler makes so many that with the default of Node.js, much of the
 * time is spent on collecting them.
 */
const youngGeneration = 192;

/** Creates an extraction thread, which is not started yet. */
export function createExtractionThread(options: ExtractionThreadOptions): ExtractionThread {
  const { workerFile, isKept, maxHeap = defaultMaxHeap, maxIdle = defaultMaxIdle } = options;
  let open: Started | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const release = async () => {
    const closing = open;
    open = undefined;
    await closing?.worker.terminate();
  };
  const run = async (work: Work) => {
    if (isClosed) throw new Error('The thread that extracts API documents is closed.');
    clearTimeout(idle);
    open ??= start(workerFile);
    const { result, heap } = await open.ask(work).catch(async (error: unknown) => {
      // A thread that has ended, for lack of memory, would never answer the next task.
      await release();
      throw error;
    });
    if (!isKept || heap > maxHeap) await release();
    // A watcher does not stay alive for its sake.
    else idle = setTimeout(() => void release(), maxIdle).unref();
    return result;
  };
  return {
    // The thread answers each kind of work with its kind of result.
    extract: async (task) => (await run({ kind: 'extract', task })) as ExtractionResult,
    checkTypes: async (task) => (await run({ kind: 'check-types', task })) as TypesResult,
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await release();
    },
  };
}

type Answer = Extract<ExtractionResponse, { readonly kind: 'answered' }>;

interface Started {
  readonly worker: Worker;
  ask(work: Work): Promise<Answer>;
}

function start(file: FilePath): Started {
  const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: youngGeneration } });
  const requests = createPendingRequests<Answer>();
  const fail = (error: unknown) => requests.rejectAll(() => error);
  worker.on('message', (response: ExtractionResponse) => {
    const asked = requests.take(response.id);
    if (response.kind === 'failed') asked?.reject(response.error);
    else asked?.resolve(response);
  });
  worker.on('error', fail);
  worker.on('exit', (code) =>
    fail(new Error(`The thread that extracts API documents ended with code ${code}.`)),
  );
  return {
    worker,
    ask: (work) => requests.send((id) => worker.postMessage({ id, ...work } satisfies ExtractionRequest)),
  };
}
