interface Replacement {
  readonly target: object;
  readonly key: string;
  readonly value: unknown;
}

/** Replaces the values of properties; returns a function that restores them. */
export function replaceAll(replacements: readonly Replacement[]): () => void {
  const before = replacements.map(({ target, key }) => Object.getOwnPropertyDescriptor(target, key));
  for (const { target, key, value } of replacements)
    Object.defineProperty(target, key, { value, configurable: true, writable: true });
  return () => {
    for (const [index, { target, key }] of replacements.entries()) {
      const descriptor = before[index];
      if (descriptor) Object.defineProperty(target, key, descriptor);
      else Reflect.deleteProperty(target, key);
    }
  };
}

const locale = 'en-US';
const timeZone = 'UTC';

/** What the globals that depend on chance and time return. */
export interface Moment {
  readonly now: () => number;
  readonly random: () => number;
}

/** Returns replacements for the globals that depend on chance, time, language or machine. */
export function deterministicGlobals({ now, random }: Moment): Replacement[] {
  return [
    ...randomReplacements(random),
    ...localeReplacements(),
    { target: globalThis, key: 'navigator', value: navigator },
    { target: globalThis, key: 'Date', value: stoppedDate(globalThis.Date, now) },
  ];
}

/** Some versions of Node have a `navigator` that describes the machine, others have none. */
const navigator = {
  language: locale,
  languages: [locale],
  userAgent: 'Node.js',
  platform: '',
  hardwareConcurrency: 1,
};

/**
 * Returns a `Date` that is the given time without arguments. A proxy keeps `instanceof` and the prototype.
 */
function stoppedDate(realDate: DateConstructor, now: () => number): DateConstructor {
  return new Proxy(realDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new realDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}

function randomReplacements(random: () => number): Replacement[] {
  const byte = () => Math.floor(random() * 256);
  return [
    { target: Math, key: 'random', value: random },
    { target: crypto, key: 'randomUUID', value: () => uuid(Array.from({ length: 16 }, byte)) },
    {
      target: crypto,
      key: 'getRandomValues',
      value: <View extends ArrayBufferView>(view: View) => {
        const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
        bytes.set(Array.from(bytes, byte));
        return view;
      },
    },
  ];
}

function uuid(bytes: readonly number[]): string {
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Replaces the default locale and time zone of all functions that have them. */
function localeReplacements(): Replacement[] {
  return [
    ...Object.getOwnPropertyNames(Intl).flatMap(intlReplacement),
    ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((key) =>
      method(Date.prototype, key, (call, [given = locale, options]) => call(given, inTimeZone(options))),
    ),
    ...[Number.prototype, BigInt.prototype].map((target) =>
      method(target, 'toLocaleString', (call, [given = locale, options]) => call(given, options)),
    ),
    ...['toLocaleLowerCase', 'toLocaleUpperCase'].map((key) =>
      method(String.prototype, key, (call, [given = locale]) => call(given)),
    ),
    method(String.prototype, 'localeCompare', (call, [other, given = locale, options]) =>
      call(other, given, options),
    ),
  ];
}

/** Replaces `Intl.NumberFormat` and its siblings, called or constructed. */
function intlReplacement(key: string): Replacement[] {
  const target: unknown = Reflect.get(Intl, key);
  if (typeof target !== 'function' || !/^[A-Z]/.test(key) || key === 'Locale') return [];
  const withDefaults = ([given = locale, options]: unknown[]) => [
    given,
    key === 'DateTimeFormat' ? inTimeZone(options) : options,
  ];
  const value = new Proxy(target, {
    construct: (called, given, newTarget) => Reflect.construct(called, withDefaults(given), newTarget),
    apply: (called, self, given) => Reflect.apply(called, self, withDefaults(given)),
  });
  return [{ target: Intl, key, value }];
}

function inTimeZone(options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return { timeZone };
  return 'timeZone' in options && options.timeZone !== undefined ? options : { ...options, timeZone };
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

function method(
  target: object,
  key: string,
  callWithDefaults: (call: (...given: unknown[]) => unknown, given: unknown[]) => unknown,
): Replacement {
  const original = Reflect.get(target, key) as Method;
  const value: Method = function (...given) {
    return callWithDefaults((...complete) => Reflect.apply(original, this, complete), given);
  };
  return { target, key, value };
}
