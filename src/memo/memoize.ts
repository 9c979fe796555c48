/**
 * Makes a pure function remember its last value for each first argument, for as long as somebody holds that argument. It is made again when
 * one of the other arguments is another object or value; lists are compared item by item. So what follows from one document is made once,
 * and what follows from all of them again only when it has to be. Values are shared: nobody may change them.
 */
export function memoize<Arguments extends readonly [object, ...unknown[]], Value>(
  make: (...given: Arguments) => Value,
): (...given: Arguments) => Value {
  return memoizeBy((...given: Arguments) => given, make);
}

/** The same for a function that depends on less than its arguments: `inputsOf` names all that its value is made from, the owner first. */
export function memoizeBy<Arguments extends readonly unknown[], Value>(
  inputsOf: (...given: Arguments) => readonly [owner: object, ...inputs: unknown[]],
  make: (...given: Arguments) => Value,
): (...given: Arguments) => Value {
  const memory = new WeakMap<object, { readonly inputs: readonly unknown[]; readonly value: Value }>();
  return (...given) => {
    const [owner, ...inputs] = inputsOf(...given);
    const known = memory.get(owner);
    if (known && isEach(known.inputs, inputs, isSame)) return known.value;
    const value = make(...given);
    memory.set(owner, { inputs, value });
    return value;
  };
}

/** Whether two inputs are the same object or value, or lists of such. */
export function isSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  return Array.isArray(before) && Array.isArray(now) && isEach(before, now, Object.is);
}

function isEach(
  before: readonly unknown[],
  now: readonly unknown[],
  isEqual: (before: unknown, now: unknown) => boolean,
): boolean {
  if (before.length !== now.length) return false;
  // A loop, since lists of all pages come here several times at each edit.
  for (let index = 0; index < before.length; index++) {
    const item = now[index];
    if (item !== before[index] && !isEqual(before[index], item)) return false;
  }
  return true;
}
