import type { VaryingValue } from '../../src/model/render-task.ts';
import { deterministicGlobals, replaceAll } from './replace-globals.ts';

/** Which moment code runs in, and what notes that it has asked. */
export interface Surroundings {
  /** The value that is another one than in the build. */
  readonly changed?: VaryingValue | undefined;
  /** Called when code reads a value that a browser has another one for. */
  onRead?(value: VaryingValue): void;
}

/** Noon in winter, and an evening that differs from it in every field of a date. */
const buildTime = Date.UTC(2025, 0, 1, 12);
const otherTime = Date.UTC(2031, 7, 23, 21, 34, 56, 789);

/** Number of renderings and loads in progress, and the function that then restores the globals. */
let active = 0;
let restore = (): void => {};
let random: () => number = Math.random;
let surroundings: Surroundings = {};

/**
 * Renders with a stopped clock, one language and seeded random numbers: every build has the same HTML.
 * The time zone is not replaced: the program sets it when it starts, since Node reads it once.
 */
export function withFixedEnvironment<Result>(
  seed: string,
  render: () => Result,
  around: Surroundings = {},
): Result {
  const outer = { random, surroundings };
  enter();
  surround(seed, around);
  const restoreClock = replaceAll([{ target: performance, key: 'now', value: elapsed }]);
  try {
    return render();
  } finally {
    restoreClock();
    ({ random, surroundings } = outer);
    exit();
  }
}

/** Ends with the last load in the queue: loads run one after another, each with its own random numbers. */
let lastLoad: Promise<unknown> = Promise.resolve();

/**
 * Loads a module in the same environment, since its top-level code runs only then. Every load has the same
 * seed, so that the order of loads does not matter.
 */
export function loadInFixedEnvironment<Module>(
  load: () => Promise<Module>,
  around: Surroundings = {},
): Promise<Module> {
  const loaded = lastLoad.then(async () => {
    enter();
    surround('module', around);
    try {
      return await load();
    } finally {
      surroundings = {};
      exit();
    }
  });
  // A failure is reported to its caller only; the next load starts all the same.
  lastLoad = loaded.catch(() => {});
  return loaded;
}

function enter(): void {
  active += 1;
  if (active === 1) restore = replaceAll(deterministicGlobals({ now, random: nextRandom }));
}

function exit(): void {
  active -= 1;
  if (active === 0) restore();
}

function surround(seed: string, around: Surroundings): void {
  surroundings = around;
  random = seededRandom(around.changed === 'random' ? `${seed} again` : seed);
}

function now(): number {
  surroundings.onRead?.('time');
  return surroundings.changed === 'time' ? otherTime : buildTime;
}

function elapsed(): number {
  return now() === otherTime ? 1234.5 : 0;
}

function nextRandom(): number {
  surroundings.onRead?.('random');
  return random();
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
