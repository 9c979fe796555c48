/** Sets a flag of V8; `setFlagsFromString` of `node:v8`. */
type SetFlag = (flag: string) => void;

/**
 * Sets V8 flags that suit a build, which lasts seconds and compiles the parser and React in several threads.
 * Called before the library loads and threads start.
 */
export function tuneV8(version: string, setFlag: SetFlag): void {
  // Megabytes of each half of the young generation that a thread starts with, instead of 1. A build makes
  // many objects at once, and each doubling on the way costs a collection that copies nearly all of them.
  setFlag('--min-semi-space-size=16');
  // The main thread has its 1 MB already. It grows to 16 in one step.
  setFlag('--semi-space-growth-factor=16');
  // V8 drops the bytecode of functions that have not run for a while. A first build would keep compiled code
  // (`cli/loader`) without what ran at its start, and every later build would compile that again.
  setFlag('--no-flush-bytecode');
  // The flags below are known to help only with the V8 of Node.js 20.
  if (!version.startsWith('11.')) return;
  // Bytes of bytecode that a function runs before V8 considers optimising it; the default is 132 kB.
  setFlag('--interrupt-budget=400000');
  // Bytecode that may be inlined into one function; the default is 920.
  setFlag('--max-inlined-bytecode-size-cumulative=300');
}

/**
 * Keeps the young generation of the main thread as large as it is now. Node.js 24 would grow it to 64 MB,
 * which makes no build faster; Node.js 20 stops at 16 MB by itself, and its compiled code fits only the flags
 * that it was compiled with. Called when the library has loaded, which takes more than the first step.
 */
export function stopGrowth(version: string, setFlag: SetFlag): void {
  if (!version.startsWith('11.')) setFlag('--semi-space-growth-factor=1');
}
