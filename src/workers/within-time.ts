import { Script } from 'node:vm';

/** Work took longer than it may on this thread. */
export class TookTooLong extends Error {}

/** The name under which the script finds the work. */
const name = Symbol.for('colophon:timed-work');

/** Functions that a script calls are interrupted together with it, wherever they were defined. */
const script = new Script("globalThis[Symbol.for('colophon:timed-work')]()");

/**
 * Runs synchronous work, and throws `TookTooLong` when it takes longer than so many milliseconds. It is then
 * interrupted at any point, and its modules may have kept anything: do not use them again on this thread.
 */
export function withinTime<Value>(timeout: number, work: () => Value): Value {
  Reflect.set(globalThis, name, work);
  try {
    return script.runInThisContext({ timeout });
  } catch (error) {
    if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new TookTooLong(`The work took longer than ${timeout} ms.`);
  } finally {
    Reflect.deleteProperty(globalThis, name);
  }
}
