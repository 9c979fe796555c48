import { Worker } from 'node:worker_threads';
import type { FilePath } from '../../model/path.ts';
import { activityMemory } from '../activity.ts';
import type { ThreadData } from '../protocol.ts';

/** A worker, with the memory in which it notes what it does. */
export interface OpenWorker {
  readonly worker: Worker;
  readonly activity: SharedArrayBuffer;
}

/** The worker that was opened before anything asked for one. */
let early: (OpenWorker & { readonly file: FilePath }) | undefined;

/** Opens a worker that the next thread of this file becomes. Until then, the program may end without it. */
export function openWorkerEarly(file: FilePath): void {
  early = { ...createWorker(file), file };
  early.worker.unref();
}

/** Opens a worker, or returns the one that was opened early. */
export function openWorker(file: FilePath): OpenWorker {
  if (early?.file !== file) return createWorker(file);
  const { worker, activity } = early;
  early = undefined;
  worker.ref();
  return { worker, activity };
}

/**
 * Megabytes of a thread's heap for new objects: 16 for each half, and 16 for large ones. Node.js 24 would use
 * four times as much.
 */
const youngGeneration = 48;

function createWorker(file: FilePath): OpenWorker {
  const activity = activityMemory();
  const worker = new Worker(file, {
    workerData: { activity } satisfies ThreadData,
    resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
  });
  return { worker, activity };
}
