/** Asks V8 for one of its flags: `node:v8`'s `setFlagsFromString`. */
type SetFlag = (flag: string) => void;

/**
 * Makes V8 optimise later, and less at a time. A build lasts seconds in several threads, each of which compiles the parser and React for
 * itself: of 9.4 s of processor time for 1,000 pages, 2.5 went into optimised code that hardly had time to pay off; with these it takes
 * 7.5 s. Flags belong to a version of V8, so others than that of Node 20 stay as they are.
 */
export function tuneEngine(version: string, setFlag: SetFlag): void {
  if (!version.startsWith('11.')) return;
  // Bytes of bytecode a function runs before it is worth a thought; 132 kB by default.
  setFlag('--interrupt-budget=400000');
  // Bytecode that may be copied into one function from those it calls; 920 by default.
  setFlag('--max-inlined-bytecode-size-cumulative=300');
}
