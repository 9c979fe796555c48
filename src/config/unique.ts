import * as z from 'zod';

/** What a list is unique by, and where in an item that stands. */
interface UniqueKey<Item> {
  /** Name of the list: `products`. */
  readonly list: string;
  /** Key inside an item; absent when the item is the key. */
  readonly key?: string;
  readonly keyOf: (item: Item) => string | undefined;
}

/** A check for `z.array(…)` that no two items share a key; the sentence names both. */
export function unique<Item>({ list, key, keyOf }: UniqueKey<Item>): z.core.$ZodCheck<Item[]> {
  return z.check(({ value, issues }) => {
    const first = new Map<string, number>();
    for (const [index, item] of value.entries()) {
      const name = keyOf(item);
      if (name === undefined) continue;
      const earlier = first.get(name);
      if (earlier === undefined) {
        first.set(name, index);
        continue;
      }
      issues.push({
        code: 'custom',
        message: `repeats "${name}"; ${list}[${earlier}] has it already`,
        input: value,
        path: key === undefined ? [index] : [index, key],
      });
    }
  });
}
