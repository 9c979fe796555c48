/** A queue of items whose values change while they wait. */
export interface LazyQueue<Item> {
  /** Adds an item, unless it is worth nothing. */
  add(item: Item): void;
  /** Takes the item that is worth the most now; undefined if none is worth anything. */
  take(): Item | undefined;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly value: number;
}

/** Creates an empty queue. A value above 0 counts, and is computed again when its item seems to be the best. */
export function createQueue<Item>(worthOf: (item: Item) => number): LazyQueue<Item> {
  /** The best one last. Equal ones in the order in which they came, the first one last. */
  const waiting: Waiting<Item>[] = [];
  const insert = (entry: Waiting<Item>) => {
    let [low, high] = [0, waiting.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((waiting[middle]?.value ?? 0) < entry.value) low = middle + 1;
      else high = middle;
    }
    waiting.splice(low, 0, entry);
  };
  return {
    add(item) {
      const value = worthOf(item);
      if (value > 0) insert({ item, value });
    },
    take() {
      for (let best = waiting.pop(); best; best = waiting.pop()) {
        const value = worthOf(best.item);
        if (value === best.value) return best.item;
        if (value > 0) insert({ item: best.item, value });
      }
      return undefined;
    },
  };
}
