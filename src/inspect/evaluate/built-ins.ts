import { posix } from 'node:path';
import type { Computation } from './operators.ts';
import {
  type BuiltIn,
  isClosure,
  isPlain,
  isRecord,
  isUnread,
  isWritable,
  joinTexts,
  type Machine,
  type ModulePlace,
  textOf,
  unread,
  wholeExport,
} from './values.ts';

/** Returns a global value; an unread value for those that an inspection does not know. */
export function globalValue(name: string, place: ModulePlace): unknown {
  if (name === 'undefined') return undefined;
  if (name === '__dirname') return posix.dirname(`/${place.file}`);
  if (name === '__filename') return `/${place.file}`;
  return Object.hasOwn(globals, name)
    ? globals[name]
    : unread(`"${name}" has no value before the program runs`, place);
}

/** Functions and what could not be read have no members. */
const firstRecord = ([first]: readonly unknown[]) => (isPlain(first) ? first : {});

/** A program that assigns to one of these changes nothing for the next one. */
function frozen<Values extends object>(values: Values): Values {
  for (const value of Object.values(values)) if (isRecord(value)) frozen(value);
  return Object.freeze(values);
}

/** No variable of the environment is set, so that a result does not depend on the machine. */
const globals: Readonly<Record<string, unknown>> = frozen({
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  process: { env: {}, cwd: (() => '/') satisfies BuiltIn },
  Boolean: ((args) => Boolean(args[0])) satisfies BuiltIn,
  String: ((args) => textOf(args[0])) satisfies BuiltIn,
  Number: ((args) => Number(isRecord(args[0]) ? textOf(args[0]) : args[0])) satisfies BuiltIn,
  Array: { isArray: ((args) => Array.isArray(args[0])) satisfies BuiltIn },
  Object: {
    keys: ((args) => Object.keys(firstRecord(args))) satisfies BuiltIn,
    values: ((args) => Object.values(firstRecord(args))) satisfies BuiltIn,
    entries: ((args) => Object.entries(firstRecord(args))) satisfies BuiltIn,
    freeze: ((args) => args[0]) satisfies BuiltIn,
    assign: (([target, ...sources], machine) => assignAll(target, sources, machine)) satisfies BuiltIn,
    fromEntries: ((args) =>
      Object.fromEntries(
        (Array.isArray(args[0]) ? args[0] : [])
          .filter(Array.isArray)
          .map(([key, value]) => [textOf(key), value]),
      )) satisfies BuiltIn,
  },
});

/** Sets the members of the first object; a copy of it if a program may not change it. */
function assignAll(target: unknown, sources: readonly unknown[], machine: Machine): unknown {
  const into = isWritable(target) ? target : { ...firstRecord([target]) };
  for (const source of sources) {
    if (isUnread(source)) into[`...${Object.keys(into).length}`] = source;
    if (!isPlain(source)) continue;
    const entries = Object.entries(source);
    machine.spend(entries.length);
    for (const [key, value] of entries) if (key !== '__proto__') into[key] = value;
  }
  return into;
}

/** Exports of Node's modules that configuration files use to find their folder. */
export const nodeModules: Readonly<Record<string, unknown>> = frozen({
  path: {
    join: ((args) => posix.join(...args.map(textOf))) satisfies BuiltIn,
    resolve: ((args) => posix.resolve('/', ...args.map(textOf))) satisfies BuiltIn,
    dirname: ((args) => posix.dirname(textOf(args[0]))) satisfies BuiltIn,
  },
  module: { createRequire: (() => requireFunction) satisfies BuiltIn },
  url: { fileURLToPath: ((args) => filePath(args[0])) satisfies BuiltIn },
});

/** `require.resolve('./sidebars.js')` stands for the path as written. */
const resolvePath: BuiltIn = ([specifier]) => textOf(specifier);

/** `require('./sidebar')`, and what `createRequire` returns. */
export const requireFunction = Object.assign<BuiltIn, { resolve: BuiltIn }>(
  ([specifier], machine, place) => {
    const path = textOf(specifier);
    const exports = machine.module(path, place);
    if (isRecord(exports) && Object.hasOwn(exports, wholeExport)) return exports[wholeExport];
    // JSON is its value, which an import has as its default.
    const isJson = path.endsWith('.json') && isRecord(exports) && Object.hasOwn(exports, 'default');
    return isJson ? exports.default : exports;
  },
  { resolve: resolvePath },
);

function filePath(url: unknown): string {
  const text = isRecord(url) ? textOf(url.href) : textOf(url);
  return URL.canParse(text) ? new URL(text).pathname : text;
}

/** Returns a member of a value: of an object, or a method of lists and texts. */
export function memberValue(owner: unknown, key: string, { place }: Computation): unknown {
  if (typeof owner === 'string' || Array.isArray(owner)) {
    if (key === 'length') return owner.length;
    if (/^\d+$/.test(key)) return owner[Number(key)];
    const method: BuiltIn | undefined = Object.hasOwn(methods, key) ? methods[key] : undefined;
    if (method) return ((args, machine, at) => method([owner, ...args], machine, at)) satisfies BuiltIn;
    return unread('the value is computed', place);
  }
  // `require.resolve`
  if (typeof owner === 'function' && Object.hasOwn(owner, key))
    return (owner as unknown as Record<string, unknown>)[key];
  if (isRecord(owner) && !isClosure(owner)) return Object.hasOwn(owner, key) ? owner[key] : undefined;
  return unread('the value is computed', place);
}

/** Methods of lists and texts; the first argument is the list or the text. */
const methods: Readonly<Record<string, BuiltIn>> = {
  map: ([list, callback], machine, place) => each(list, (...args) => machine.call(callback, args, place)),
  flatMap: ([list, callback], machine, place) =>
    each(list, (...args) => machine.call(callback, args, place)).flat(),
  filter: ([list, callback], machine, place) =>
    asList(list).filter((...args) => isTrue(machine.call(callback, args, place))),
  find: ([list, callback], machine, place) =>
    asList(list).find((...args) => isTrue(machine.call(callback, args, place))),
  forEach: ([list, callback], machine, place) =>
    void each(list, (...args) => machine.call(callback, args, place)),
  concat([list, ...others], machine) {
    if (typeof list === 'string') return list + others.map(textOf).join('');
    machine.spend(asList(list).length + others.flat().length);
    return [...asList(list), ...others.flat()];
  },
  flat: ([list]) => asList(list).flat(),
  push([list, ...values]) {
    for (const value of values) asList(list).push(value);
    return asList(list).length;
  },
  unshift([list, ...values]) {
    for (const value of values.toReversed()) asList(list).unshift(value);
    return asList(list).length;
  },
  pop: ([list]) => asList(list).pop(),
  shift: ([list]) => asList(list).shift(),
  slice: ([owner, from, to]) => asText(owner).slice(asIndex(from), asIndex(to)),
  reverse: ([list]) => asList(list).reverse(),
  sort([list, compare], machine, place) {
    const values = asList(list);
    if (compare === undefined) return values.sort(byText);
    machine.spend(values.length * Math.ceil(Math.log2(values.length + 1)));
    return values.sort((a, b) => {
      const order = machine.call(compare, [a, b], place);
      return typeof order === 'number' ? order : 0;
    });
  },
  localeCompare: ([text, other]) => textOf(text).localeCompare(textOf(other), 'en'),
  join: ([list, separator]) => joinTexts(asList(list), separator === undefined ? ',' : textOf(separator)),
  includes: ([owner, wanted]) => (asText(owner) as readonly unknown[]).includes(wanted),
  startsWith: ([text, start]) => textOf(text).startsWith(textOf(start)),
  endsWith: ([text, end]) => textOf(text).endsWith(textOf(end)),
  replace: ([text, from, to]) => textOf(text).replace(textOf(from), () => textOf(to)),
  replaceAll: ([text, from, to]) => textOf(text).replaceAll(textOf(from), () => textOf(to)),
  split: ([text, separator]) => textOf(text).split(textOf(separator)),
  toLowerCase: ([text]) => textOf(text).toLowerCase(),
  toUpperCase: ([text]) => textOf(text).toUpperCase(),
  trim: ([text]) => textOf(text).trim(),
  toString: (args: readonly unknown[]) => textOf(args[0]),
};

/** Compares as `Array.prototype.sort` does. */
function byText(a: unknown, b: unknown): number {
  const [first, second] = [textOf(a), textOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function each(list: unknown, callback: (...args: unknown[]) => unknown): unknown[] {
  return asList(list).map((value, index) => callback(value, index, list));
}

/** What could not be read decides nothing. */
function isTrue(decided: unknown): boolean {
  return !isUnread(decided) && Boolean(decided);
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function asText(value: unknown): string | unknown[] {
  return typeof value === 'string' ? value : asList(value);
}

function asIndex(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
