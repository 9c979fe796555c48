import type { Replacement } from './replace.ts';

/** Language and zone in which every demo is drawn, whatever the machine is set to. */
const locale = 'en-US';
const timeZone = 'UTC';

type Formatter = (this: unknown, ...given: unknown[]) => unknown;

/** What a demo asks for the language of its surroundings: a call that names none gets one all the same. */
export function localeReplacements(): Replacement[] {
  return [
    ...Object.getOwnPropertyNames(Intl).flatMap(intlReplacement),
    ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((key) =>
      method(Date.prototype, key, (call, [given = locale, options]) => call(given, inZone(options))),
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
    { target: globalThis, key: 'navigator', value: navigator },
  ];
}

/** Some versions of Node have one that tells of the machine, some have none. */
const navigator = {
  language: locale,
  languages: [locale],
  userAgent: 'Node.js',
  platform: '',
  hardwareConcurrency: 1,
};

/** `Intl.NumberFormat` and its siblings, called or constructed. `Intl.DisplayNames` has to be told a language anyway. */
function intlReplacement(key: string): Replacement[] {
  const target: unknown = Reflect.get(Intl, key);
  if (typeof target !== 'function' || !/^[A-Z]/.test(key) || key === 'Locale') return [];
  const settled = ([given = locale, options]: unknown[]) =>
    key === 'DateTimeFormat' ? [given, inZone(options)] : options === undefined ? [given] : [given, options];
  const value = new Proxy(target, {
    construct: (called, given, newTarget) => Reflect.construct(called, settled(given), newTarget),
    apply: (called, self, given) => Reflect.apply(called, self, settled(given)),
  });
  return [{ target: Intl, key, value }];
}

/** Options of a date, in the fixed zone unless they name one. */
function inZone(options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return { timeZone };
  return 'timeZone' in options && options.timeZone !== undefined ? options : { ...options, timeZone };
}

function method(
  target: object,
  key: string,
  settle: (call: (...given: unknown[]) => unknown, given: unknown[]) => unknown,
): Replacement {
  const original = Reflect.get(target, key) as Formatter;
  const value: Formatter = function (...given) {
    return settle((...settled) => Reflect.apply(original, this, settled), given);
  };
  return { target, key, value };
}
