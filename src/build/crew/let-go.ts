import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'minor' }) => void;

/** Bytes of files after which a thread lets go of those that were written. */
const mostHeld = 16_000_000;

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

/** The function is there in contexts that are made once V8 has been told so. */
function exposedCollect(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
