/** Asks V8 for one of its flags: `node:v8`'s `setFlagsFromString`. */
type SetFlag = (flag: string) => void;

/**
 * Makes V8 fit a build: it lasts seconds in several threads, each of which compiles the parser and React for itself, and makes garbage all
 * the time.
 */
export function tuneEngine(version: string, setFlag: SetFlag): void {
  // Megabytes of each half of the young objects in the threads, as Node 20 has it by itself. Node 24 goes up to 64: 5,000 pages take 640 MB
  // with 16, 710 without, and the same time. What the main thread may take was settled when it began.
  setFlag('--max-semi-space-size=16');
  if (version.startsWith('11.')) optimiseLess(setFlag);
}

/**
 * Optimises later, and less at a time: of 9.4 s of processor time for 1,000 pages, 2.5 went into optimised code that hardly had time to pay
 * off; with these it takes 7.5 s. They belong to the V8 of Node 20; others are not known to gain by them.
 */
function optimiseLess(setFlag: SetFlag): void {
  // Bytes of bytecode a function runs before it is worth a thought; 132 kB by default.
  setFlag('--interrupt-budget=400000');
  // Bytecode that may be copied into one function from those it calls; 920 by default.
  setFlag('--max-inlined-bytecode-size-cumulative=300');
}
