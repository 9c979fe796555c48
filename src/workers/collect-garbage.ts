import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options?: { readonly type: 'minor' }) => void;

/** Bytes of files after which a thread lets go of those that were written. */
const mostHeld = 16_000_000;

/** Bytes of the process from which on it is worth 50 ms of a thread to hold fewer: a build of 1,000 pages holds 350 MB at most. */
const muchResident = 360_000_000;

let collect: Collect | undefined;
let held = 0;

/**
 * Told of bytes that this thread needs no more, collects what is young and dead when they are many. V8 hardly counts bytes outside of its heap:
 * at 5,000 pages three threads that did little but write files kept 90 MB of them.
 */
export function letGo(bytes: number): void {
  held += bytes;
  if (held < mostHeld) return;
  held = 0;
  collect ??= exposedCollect();
  collect({ type: 'minor' });
}

/**
 * Collects all that is dead, where the process holds at least so many bytes; 360 MB unless told. For a thread that turns to another kind of work:
 * at 5,000 pages one that has parsed holds 70 MB of old objects and uses 16 of them.
 */
export function letGoOfAll(resident = muchResident): void {
  if (process.memoryUsage.rss() < resident) return;
  collect ??= exposedCollect();
  collect();
}

/** The function is there in contexts that are made once V8 has been told so. */
function exposedCollect(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
