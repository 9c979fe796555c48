import { isSame, memoize } from './memoize.ts';

/**
 * Turns a pure function of one item into a function of a list. The last list is kept for each `owner`, for as
 * long as the owner is alive; the owner is no input. An item that is the same as at its position in the last
 * list keeps its value without a look-up; `make` is asked for the others, and may be memoized itself. If no
 * value changes, the result is the last list.
 */
export function memoizeList<Item, Keys extends readonly unknown[], Value>(
  make: (item: Item, ...keys: Keys) => Value,
): (owner: object, items: readonly Item[], ...keys: Keys) => readonly Value[] {
  interface Last {
    readonly items: readonly Item[];
    readonly keys: Keys;
    readonly values: readonly Value[];
  }
  const memory = new WeakMap<object, Last>();

  const valuesOf = (items: readonly Item[], keys: Keys, last: Last): readonly Value[] => {
    const known = isSame(last.keys, keys) ? last.items.length : 0;
    const values = last.values.slice(0, items.length);
    let isChanged = items.length !== last.items.length;
    items.forEach((item, index) => {
      if (index < known && (item === last.items[index] || isSame(last.items[index], item))) return;
      const value = make(item, ...keys);
      if (index < last.values.length && isSame(values[index], value)) return;
      values[index] = value;
      isChanged = true;
    });
    return isChanged ? values : last.values;
  };

  return (owner, items, ...keys) => {
    const last = memory.get(owner);
    // Every page asks for some lists of all pages.
    if (last?.items === items && isSame(last.keys, keys)) return last.values;
    const values = last ? valuesOf(items, keys, last) : items.map((item) => make(item, ...keys));
    memory.set(owner, { items, keys, values });
    return values;
  };
}

/**
 * Does the same for a function that returns several values for an item, most often none, and joins them to
 * one list.
 */
export function memoizeFlatList<Item, Keys extends readonly unknown[], Value>(
  make: (item: Item, ...keys: Keys) => readonly Value[],
): (owner: object, items: readonly Item[], ...keys: Keys) => readonly Value[] {
  const lists = memoizeList(make);
  const join = memoize((values: readonly (readonly Value[])[]): readonly Value[] => values.flat());
  return (owner, items, ...keys) => join(lists(owner, items, ...keys));
}
