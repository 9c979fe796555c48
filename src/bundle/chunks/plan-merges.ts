import { type Group, type Groups, openGroups } from './chunk-groups.ts';
import type { Chunk, Load, WasteLimits } from './chunk-loads.ts';
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
 * Plans which shared chunks become one. A bundler makes a chunk for each set of entries that share modules,
 * so that a page loads fifty small files. Merges the two that save the most until nothing is saved: a request
 * fewer for the roots that load both is weighed against bytes in vain for those that load one. Code with
 * effects never runs where it did not, and no two chunks import each other. Returns the names of each group
 * of several, in the order in which they run.
 */
export function planMerges(chunks: readonly Chunk[], prices: MergePrices): readonly (readonly string[])[] {
  const groups = openGroups(chunks, prices);
  const gains = { groups, prices };
  // Most pairs gain nothing even if what they import is not counted, which takes a hundredth of the time to
  // find out.
  const queue = createQueue<Pair>(([one, other]) =>
    groups.has(one) && groups.has(other) ? gainOf(one, other, gains) : 0,
  );
  const offer = (one: Group, other: Group) => queue.add([one, other], highestGain(one, other, gains));
  const all = [...groups.all()];
  for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) offer(one, other);
  for (let best = queue.take(); best; best = queue.take()) {
    const [one, other] = best;
    if (groups.leadsTo(one, other) || groups.leadsTo(other, one)) continue;
    const merged = groups.merge(one, other);
    for (const third of groups.all()) if (third !== merged) offer(merged, third);
  }
  return [...groups.all()].flatMap(({ members }) =>
    members.length > 1 ? [members.map(({ name }) => name)] : [],
  );
}

interface Gains {
  readonly groups: Groups;
  readonly prices: MergePrices;
}

/** Returns what a merge saves if neither group imports anything; 0 if the two must stay apart. */
function highestGain(one: Group, other: Group, { groups: { loads }, prices }: Gains): number {
  let gain = 0;
  for (let place = 0; place < loads.length; place++) {
    const [uses, usesOther] = [one.users[place] === 1, other.users[place] === 1];
    const load = loads[place];
    if (!load || (!uses && !usesOther)) continue;
    if (uses && usesOther) gain += load.roots * priceOf(load, prices);
    else {
      const added = uses ? other : one;
      if (!added.isPure || added.bytes > load.spare) return 0;
      gain -= load.roots * added.bytes;
    }
  }
  return gain;
}

/**
 * Returns the bytes that a merge saves all roots, with requests counted as bytes; 0 if the two must stay
 * apart.
 */
function gainOf(one: Group, other: Group, { groups, prices }: Gains): number {
  const { loads } = groups;
  // What each of them imports is loaded, too.
  const closures = [one, other].map((group) => groups.closureOf(group));
  let gain = 0;
  for (let place = 0; place < loads.length; place++) {
    const [uses, usesOther] = [one.users[place] === 1, other.users[place] === 1];
    const load = loads[place];
    if (!load || (!uses && !usesOther)) continue;
    if (uses && usesOther) gain += load.roots * priceOf(load, prices);
    else {
      const added = addedBy(closures[uses ? 1 : 0], place, load.spare);
      if (!added) return 0;
      gain -= load.roots * (added.bytes + (added.groups - 1) * priceOf(load, prices));
    }
  }
  return gain;
}

/** Sums up what groups add to a load; undefined if it must not have one of them, or has no bytes to spare. */
function addedBy(closure: Iterable<Group> | undefined, place: number, spare: number) {
  if (!closure) return undefined;
  const added = { bytes: 0, groups: 0 };
  for (const { users, isPure, bytes } of closure) {
    if (users[place] === 1) continue;
    added.bytes += bytes;
    added.groups += 1;
    if (!isPure || added.bytes > spare) return undefined;
  }
  return added;
}

function priceOf({ count }: Load, { request, from, rise }: MergePrices): number {
  return request * (1 + rise * Math.max(0, count - from));
}
