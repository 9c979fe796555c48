/**
 * Memoizes a pure function: keeps the last value for each first argument, for as long as that argument is
 * alive. It makes the value again if another argument is not the same; see `isSame`. `make` gets the
 * arguments and nothing else, so a value depends on them alone. Callers share the value and must not change
 * it.
 */
export function memoize<Keys extends readonly [owner: object, ...unknown[]], Value>(
  make: (...keys: Keys) => Value,
): (...keys: Keys) => Value {
  const memory = new WeakMap<object, { readonly keys: Keys; readonly value: Value }>();
  return (...keys) => {
    const last = memory.get(keys[0]);
    if (last && areSame(last.keys, keys)) return last.value;
    const value = make(...keys);
    memory.set(keys[0], { keys, value });
    return value;
  };
}

/**
 * Memoizes a function of named keys: `keysOf` picks them from what the caller has, and `make` gets these
 * alone.
 */
export function memoizeBy<Given, Owner extends object, Keys extends object, Value>(
  keysOf: (given: Given) => readonly [owner: Owner, keys: Keys],
  make: (owner: Owner, keys: Keys) => Value,
): (given: Given) => Value {
  const memory = new WeakMap<Owner, { readonly keys: Keys; readonly value: Value }>();
  return (given) => {
    const [owner, keys] = keysOf(given);
    const last = memory.get(owner);
    if (last && areSame(Object.values(last.keys), Object.values(keys))) return last.value;
    const value = make(owner, keys);
    memory.set(owner, { keys, value });
    return value;
  };
}

/** Makes a value when it is first needed, once. */
export function lazy<Value extends NonNullable<unknown>>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/**
 * Whether two values are the same object or primitive, or lists or maps of the same items in the same order.
 */
export function isSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (Array.isArray(before)) return Array.isArray(now) && areSame(before, now);
  return before instanceof Map && now instanceof Map && areSame([...before], [...now]);
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  // A loop, since every edit compares lists of all pages.
  for (let index = 0; index < before.length; index++) {
    const item = now[index];
    if (item !== before[index] && !isSame(before[index], item)) return false;
  }
  return true;
}
