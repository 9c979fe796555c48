import { type Replacement, replaceAll } from './replace.ts';
import { localeReplacements } from './replace-globals.ts';
import { seededRandom } from './seeded-random.ts';

/** The moment at which every demo is drawn. */
const fixedMoment = Date.UTC(2025, 0, 1, 12);

/** What is under way inside, and what gives the world back when that is done. */
let inside = 0;
let leave = (): void => {};
/** Numbers of the innermost that is under way. */
let random: () => number = Math.random;

/**
 * Draws under a clock that stands still, in one language, with random numbers that follow from the seed, so that a demo is the same text in
 * every build. The zone of local times belongs to the process: whoever starts the program sets it, because it is read once.
 */
export function withFixedEnvironment<Result>(seed: string, render: () => Result): Result {
  const outer = random;
  enter();
  random = seededRandom(seed);
  const resetClock = replaceAll([{ target: performance, key: 'now', value: () => 0 }]);
  try {
    return render();
  } finally {
    resetClock();
    random = outer;
    exit();
  }
}

/** Loads that wait for their turn: each has the random numbers for itself. */
let loading: Promise<unknown> = Promise.resolve();

/**
 * Loads a module in the same world, since what stands outside of a demo's functions runs then, and only then. Its random numbers begin anew
 * with every load, so that they do not tell which demo was loaded before.
 */
export function loadInFixedEnvironment<Module>(load: () => Promise<Module>): Promise<Module> {
  const turn = loading.then(async () => {
    enter();
    random = seededRandom('module');
    try {
      return await load();
    } finally {
      exit();
    }
  });
  // One that fails is its caller's to hear of; those behind it wait for its end alone.
  loading = turn.then(
    () => {},
    () => {},
  );
  return turn;
}

function enter(): void {
  inside += 1;
  if (inside === 1)
    leave = replaceAll([...chanceReplacements(), ...localeReplacements(), clockReplacement()]);
}

function exit(): void {
  inside -= 1;
  if (inside === 0) leave();
}

function clockReplacement(): Replacement {
  return { target: globalThis, key: 'Date', value: stoppedDate(globalThis.Date) };
}

/** A date with arguments is what it was; without, it is the fixed moment. A proxy keeps `instanceof` and the prototype. */
function stoppedDate(realDate: DateConstructor): DateConstructor {
  return new Proxy(realDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [fixedMoment] : given, newTarget),
    apply: () => new realDate(fixedMoment).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => fixedMoment : Reflect.get(target, key, receiver)),
  });
}

function chanceReplacements(): Replacement[] {
  const byte = () => Math.floor(random() * 256);
  return [
    { target: Math, key: 'random', value: () => random() },
    { target: crypto, key: 'randomUUID', value: () => uuid(Array.from({ length: 16 }, byte)) },
    {
      target: crypto,
      key: 'getRandomValues',
      value: <Room extends ArrayBufferView>(room: Room) => {
        const bytes = new Uint8Array(room.buffer, room.byteOffset, room.byteLength);
        bytes.set(Array.from(bytes, byte));
        return room;
      },
    },
  ];
}

/** An identifier of version 4. */
function uuid(bytes: readonly number[]): string {
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const groups = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(digits) ?? [];
  const [, first, second, third, fourth, last] = groups;
  return `${first}-${second}-4${third}-8${fourth}-${last}`;
}
