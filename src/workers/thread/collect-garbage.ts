import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options?: { readonly type: 'minor' }) => void;

/** Bytes of written files after which a thread collects garbage. */
const releasedLimit = 8_000_000;

/**
 * Memory of the process in bytes above which a full collection is worth its time; small builds stay below.
 */
const residentLimit = 360_000_000;

let collect: Collect | undefined;
let released = 0;

/**
 * Reports bytes that this thread needs no more, and collects young garbage when they are many. V8 hardly
 * counts bytes outside its heap: threads that only write files would keep them.
 */
export function releaseBytes(bytes: number): void {
  released += bytes;
  if (released < releasedLimit) return;
  released = 0;
  collect ??= exposedCollect();
  collect({ type: 'minor' });
}

/**
 * Collects all garbage if the process holds at least `resident` bytes. For a thread that turns to another
 * kind of work.
 */
export function collectGarbage(resident = residentLimit): void {
  if (process.memoryUsage.rss() < resident) return;
  collect ??= exposedCollect();
  collect();
}

/**
 * V8 adds the function `gc` to contexts that are created while a flag is set. The flag belongs to the
 * process, and must not stay: compiled code fits only the flags that it was compiled with.
 */
function exposedCollect(): Collect {
  let exposed: Collect | undefined;
  while (!exposed) {
    setFlagsFromString('--expose-gc');
    exposed = runInNewContext('globalThis.gc');
    // Another thread may have reset the flag in between; then the next round finds the function.
    setFlagsFromString('--no-expose-gc');
  }
  return exposed;
}
