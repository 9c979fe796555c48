import { join } from 'node:path';
import { packageRoot } from '../effects/package-root.ts';
import type { RunModule } from '../model/evaluation.ts';
import type { FilePath } from '../model/path.ts';
import { reasonOf, receiveOutcome } from './module-exports.ts';
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts';
import { startWorkerThread } from './worker-thread.ts';

/** Returns the function that runs modules of the site in the thread of a slot. */
export function runModuleIn(slot: WorkerSlot): RunModule {
  return async (code) => {
    try {
      return receiveOutcome(await slot.use((thread) => thread.ask('module', code)));
    } catch (error) {
      // The module has ended its thread, for example by an error in a timer.
      return { kind: 'failed', message: reasonOf(error) };
    }
  };
}

/** Runs one module of the site in a thread of its own. */
export const runModuleAlone: RunModule = async (code) => {
  const unhandled: string[] = [];
  const start = () => startWorkerThread(workerFile(), (message) => void unhandled.push(message));
  const slot = createWorkerSlot(start, Number.POSITIVE_INFINITY);
  try {
    const outcome = await runModuleIn(slot)(code);
    const [message] = unhandled;
    return message === undefined ? outcome : { kind: 'failed', message };
  } finally {
    await slot.close();
  }
};

/** The bundled program of worker threads. */
export function workerFile(): FilePath {
  return join(packageRoot(), 'lib/worker.js') as FilePath;
}
