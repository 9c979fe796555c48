/** What every module of a thread uses: objects of the language, without those that a site may well extend. */
const owners: readonly string[] = [
  ...['Array', 'Boolean', 'Date', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Reflect'],
  ...['RegExp', 'Set', 'String', 'Symbol', 'URL', 'URLSearchParams', 'WeakMap', 'WeakSet'],
];

/** A property of an object of the language: `stringify` of `JSON`. */
interface SharedProperty {
  readonly owner: object;
  readonly key: string;
  readonly name: string;
  readonly descriptor: PropertyDescriptor;
}

/**
 * Returns a function that puts back what modules of a site have replaced or removed in the objects of the
 * language, and returns its names: `JSON.stringify`. All pages that a thread renders share them, so a demo
 * would change pages that do not contain it, and a build would depend on the pages that it renders. What a
 * module adds, as polyfills do, stays.
 */
export function watchGlobals(scope: Readonly<Record<string, unknown>> = globalThis): () => string[] {
  const shared = owners.flatMap((name) => [
    ...propertyOf(scope, name, name),
    ...propertiesOf(scope[name], name),
    ...propertiesOf(prototypeOf(scope[name]), `${name}.prototype`),
  ]);
  return () => {
    const replaced = shared.filter(isReplaced);
    // A module may have frozen what it has replaced; then nothing puts it back.
    for (const { owner, key, descriptor } of replaced) Reflect.defineProperty(owner, key, descriptor);
    return replaced.map(({ name }) => name);
  };
}

function prototypeOf(value: unknown): unknown {
  return typeof value === 'function' ? value.prototype : undefined;
}

function propertiesOf(owner: unknown, name: string): SharedProperty[] {
  if (owner === null || (typeof owner !== 'object' && typeof owner !== 'function')) return [];
  return Object.getOwnPropertyNames(owner).flatMap((key) => propertyOf(owner, key, `${name}.${key}`));
}

/** Only functions and objects are watched: `Error.stackTraceLimit` may differ. */
function propertyOf(owner: object, key: string, name: string): SharedProperty[] {
  const descriptor = Object.getOwnPropertyDescriptor(owner, key);
  if (!descriptor?.configurable || !(descriptor.value instanceof Object)) return [];
  return [{ owner, key, name, descriptor }];
}

function isReplaced({ owner, key, descriptor }: SharedProperty): boolean {
  // Reading the value is much faster than its descriptor, and a getter that returns it changes nothing.
  return Reflect.get(owner, key) !== descriptor.value;
}

/**
 * Returns a function that puts back what modules of a site have replaced since the last call, and reports it
 * once for each entry that may have done so.
 */
export function guardGlobals(report: (message: string) => void): (entry: string | undefined) => void {
  const restore = watchGlobals();
  const reported = new Set<string>();
  return (entry) => {
    const names = restore();
    if (names.length === 0) return;
    const message = replacedMessage(names, entry);
    if (reported.has(message)) return;
    reported.add(message);
    report(message);
  };
}

/** Returns the message about what a module of the site has replaced, by the id of its entry. */
export function replacedMessage(names: readonly string[], entry: string | undefined): string {
  const [first = '', ...rest] = names;
  const what = rest.length === 0 ? first : `${first} and ${rest.length} more`;
  const subject = entry === undefined ? 'A module of the site' : `"${entry}"`;
  return `${subject} replaces ${what}, which the code of all pages uses. It is put back afterwards; replace it in an effect, or use a function of your own.`;
}
