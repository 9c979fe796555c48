/** A queue of items whose values change while they wait. */
export interface LazyQueue<Item> {
  /** Adds an item that is worth at most this much, unless that is nothing. */
  add(item: Item, atMost: number): void;
  /** Takes the item that is worth the most now; undefined if none is worth anything. */
  take(): Item | undefined;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly value: number;
  /** Of two items of equal value the earlier one is taken. */
  readonly turn: number;
}

/**
 * Creates an empty queue. The value of an item is computed when it seems to be the best, and counts above 0.
 */
export function createQueue<Item>(worthOf: (item: Item) => number): LazyQueue<Item> {
  /** A binary heap: no entry comes before that at half its place. */
  const heap: Waiting<Item>[] = [];
  let turns = 0;
  const comesBefore = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    return a !== undefined && b !== undefined && (a.value - b.value || b.turn - a.turn) > 0;
  };
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a && b) [heap[one], heap[other]] = [b, a];
  };
  const insert = (entry: Waiting<Item>) => {
    heap.push(entry);
    for (let at = heap.length - 1; at > 0 && comesBefore(at, (at - 1) >> 1); at = (at - 1) >> 1)
      swap(at, (at - 1) >> 1);
  };
  const removeFirst = (): Waiting<Item> | undefined => {
    swap(0, heap.length - 1);
    const first = heap.pop();
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = comesBefore(right, left) ? right : left;
      if (!comesBefore(child, at)) return first;
      swap(child, at);
      at = child;
    }
  };
  return {
    add(item, atMost) {
      if (atMost > 0) insert({ item, value: atMost, turn: turns++ });
    },
    take() {
      for (let best = removeFirst(); best; best = removeFirst()) {
        const value = worthOf(best.item);
        if (value === best.value) return best.item;
        if (value > 0) insert({ ...best, value });
      }
      return undefined;
    },
  };
}
