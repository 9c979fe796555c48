/**
 * Adds properties to an object, whose values are loaded together when one of them is first read. A copy by
 * spreading reads them.
 */
export function withLazy<Head extends object, Rest extends object>(
  head: Head,
  keys: readonly string[],
  load: () => Rest,
): Head & Rest {
  let waiting: (() => Rest) | undefined = load;
  let loaded: Rest | undefined;
  const rest = (): Rest => {
    // What was loaded from may be much larger, so it is released.
    loaded ??= waiting?.();
    waiting = undefined;
    return loaded ?? ({} as Rest);
  };
  const accessors = keys.map((key) => [key, { enumerable: true, get: () => rest()[key as keyof Rest] }]);
  return Object.defineProperties({ ...head }, Object.fromEntries(accessors)) as Head & Rest;
}
