import { defaultTimeLimit } from '../model/config.ts';
import type { RunModule } from '../model/evaluation.ts';
import { stopText } from '../model/stop-reason.ts';
import { reasonOf, receiveOutcome } from './module-exports.ts';
import { ThreadStopped } from './pool/thread-stopped.ts';
import { untilFinished } from './pool/until-answered.ts';
import { workerFile } from './pool/worker-file.ts';
import { createWorkerSlot, type WorkerSlot } from './pool/worker-slot.ts';
import { startWorkerThread } from './pool/worker-thread.ts';

/** Returns the function that runs modules of the site in the thread of a slot. */
export function runModuleIn(slot: WorkerSlot): RunModule {
  return async (code) => {
    try {
      return receiveOutcome(await untilFinished(slot, (thread) => thread.ask('module', code)));
    } catch (error) {
      // The module has ended its thread, for example by an error in a timer.
      const message = error instanceof ThreadStopped ? `it ${stopText(error.reason)}` : reasonOf(error);
      return { kind: 'failed', message };
    }
  };
}

/** Runs one module of the site in a thread of its own. */
export const runModuleAlone: RunModule = async (code) => {
  const unhandled: string[] = [];
  const warn = (message: string) => void unhandled.push(message);
  const start = () => startWorkerThread({ workerFile: workerFile(), timeLimit: defaultTimeLimit, warn });
  const slot = createWorkerSlot(start, Number.POSITIVE_INFINITY);
  try {
    const outcome = await runModuleIn(slot)(code);
    const [message] = unhandled;
    return message === undefined ? outcome : { kind: 'failed', message: reasonOf(message) };
  } finally {
    await slot.close();
  }
};
