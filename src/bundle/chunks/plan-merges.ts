import {
  type Chunk,
  type Group,
  type Groups,
  type Load,
  missingIn,
  openGroups,
  type WasteLimits,
} from './chunk-groups.ts';
import { createQueue } from './lazy-queue.ts';

/** What a request is worth. */
export interface MergePrices extends WasteLimits {
  /** Bytes that a root may load in vain to save a request. */
  readonly request: number;
  /** From so many shared chunks on, each one more raises the price of a request by `rise` times `request`. */
  readonly from: number;
  readonly rise: number;
}

type Pair = readonly [one: Group, other: Group];

/**
 * Plans which shared chunks become one. A bundler makes a chunk for each set of entries that share modules, so that a
 * page loads fifty small files. Merges the two that save the most until nothing is saved: a request fewer for the roots
 * that load both is weighed against bytes in vain for those that load one. Code with effects never runs where it did
 * not, and no two chunks import each other. Returns the names of each group of several, in the order in which they run.
 */
export function planMerges(chunks: readonly Chunk[], prices: MergePrices): readonly (readonly string[])[] {
  const groups = openGroups(chunks, prices);
  const queue = createQueue<Pair>(([one, other]) =>
    groups.has(one) && groups.has(other) ? gainOf(one, other, { groups, prices }) : 0,
  );
  const all = [...groups.all()];
  for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) queue.add([one, other]);
  for (let best = queue.take(); best; best = queue.take()) {
    const [one, other] = best;
    if (groups.leadsTo(one, other) || groups.leadsTo(other, one)) continue;
    const merged = groups.merge(one, other);
    for (const third of groups.all()) if (third !== merged) queue.add([merged, third]);
  }
  return [...groups.all()].flatMap(({ members }) =>
    members.length > 1 ? [members.map(({ name }) => name)] : [],
  );
}

interface Gains {
  readonly groups: Groups;
  readonly prices: MergePrices;
}

/** Returns the bytes that a merge saves all roots, with requests counted as bytes; 0 if the two must stay apart. */
function gainOf(one: Group, other: Group, { groups, prices }: Gains): number {
  let gain = 0;
  for (const load of one.loads) if (other.loads.has(load)) gain += load.roots * priceOf(load, prices);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const closure = groups.closureOf(to);
    for (const load of from.loads) {
      if (to.loads.has(load)) continue;
      // What the other group imports is loaded, too.
      const missing = missingIn(load, closure ?? []);
      const bytes = missing.reduce((sum, group) => sum + group.bytes, 0);
      if (!closure || missing.some(({ isPure }) => !isPure) || bytes > load.spare) return 0;
      gain -= load.roots * (bytes + (missing.length - 1) * priceOf(load, prices));
    }
  }
  return gain;
}

function priceOf({ count }: Load, { request, from, rise }: MergePrices): number {
  return request * (1 + rise * Math.max(0, count - from));
}
