import { deterministicGlobals, replaceAll } from './replace-globals.ts';

/** Number of renderings and loads in progress, and the function that then restores the globals. */
let active = 0;
let restore = (): void => {};
let random: () => number = Math.random;

/**
 * Renders with a stopped clock, one language and seeded random numbers: every build has the same HTML.
 * The time zone is not replaced: the program sets it when it starts, since Node reads it once.
 */
export function withFixedEnvironment<Result>(seed: string, render: () => Result): Result {
  const outer = random;
  enter();
  random = seededRandom(seed);
  const restoreClock = replaceAll([{ target: performance, key: 'now', value: () => 0 }]);
  try {
    return render();
  } finally {
    restoreClock();
    random = outer;
    exit();
  }
}

/** Ends with the last load in the queue: loads run one after another, each with its own random numbers. */
let lastLoad: Promise<unknown> = Promise.resolve();

/**
 * Loads a module in the same environment, since its top-level code runs only then. Every load has the same
 * seed, so that the order of loads does not matter.
 */
export function loadInFixedEnvironment<Module>(load: () => Promise<Module>): Promise<Module> {
  const loaded = lastLoad.then(async () => {
    enter();
    random = seededRandom('module');
    try {
      return await load();
    } finally {
      exit();
    }
  });
  // A failure is reported to its caller only; the next load starts all the same.
  lastLoad = loaded.catch(() => {});
  return loaded;
}

function enter(): void {
  active += 1;
  if (active === 1) restore = replaceAll(deterministicGlobals(() => random()));
}

function exit(): void {
  active -= 1;
  if (active === 0) restore();
}

/** Returns numbers in [0, 1) that depend on the seed only: mulberry32 over an FNV-1a hash. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
