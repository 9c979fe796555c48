/**
 * Sets V8 flags that suit a build, which lasts seconds and compiles the parser and React in several threads.
 * `setFlag` is `setFlagsFromString` of `node:v8`.
 */
export function tuneV8(version: string, setFlag: (flag: string) => void): void {
  // Megabytes of each half of a thread's young generation. Node.js 24 would grow it to 64. The main thread is
  // unaffected: its limit is fixed when the process starts.
  setFlag('--max-semi-space-size=16');
  // The flags below are known to help only with the V8 of Node.js 20.
  if (!version.startsWith('11.')) return;
  // Bytes of bytecode that a function runs before V8 considers optimising it; the default is 132 kB.
  setFlag('--interrupt-budget=400000');
  // Bytecode that may be inlined into one function; the default is 920.
  setFlag('--max-inlined-bytecode-size-cumulative=300');
}
