/**
 * Remembers what was made last, by name, for as long as it is made from the same objects and values. Who edits a page has it drawn again, and
 * seldom what its demos show.
 */
export function createRecentMemo<Value>(most: number): RecentMemo<Value> {
  const kept = new Map<string, { readonly from: readonly unknown[]; readonly value: Value }>();
  return (name, from, make) => {
    const known = kept.get(name);
    const isKnown = known?.from.every((input, index) => input === from[index]);
    const value = known && isKnown ? known.value : make();
    // What was asked for last stands at the end.
    kept.delete(name);
    kept.set(name, { from, value });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
}

/** Gives what was made of `from` under a name, or makes it. */
export type RecentMemo<Value> = (name: string, from: readonly unknown[], make: () => Value) => Value;
