import type { PackRecord } from './pack-index.ts';

/** Packs that a store reads from. Each build that made something adds one, and each has to be opened. */
const mostPacks = 16;

/** As many stay when there were too many, so that not every build gathers what the one before has gathered. */
const packsLeft = 8;

/**
 * The packs whose values should move to a new one: those of which more than half is no longer named by any record, those that are gone, and the
 * smallest of too many. Without this one page that nobody edits would keep all 58 MB that were made of a thousand pages with it, long after those
 * were made anew. `sizes` are bytes by pack.
 */
export function wastefulPacks(
  records: Iterable<PackRecord>,
  sizes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const live = new Map<string, number>();
  for (const { pack, length } of records) live.set(pack, (live.get(pack) ?? 0) + length);
  const sizeOf = (pack: string) => sizes.get(pack) ?? 0;
  const [wasteful, sound] = [new Set<string>(), [] as string[]];
  for (const [pack, bytes] of live) {
    if (!sizes.has(pack) || bytes * 2 < sizeOf(pack)) wasteful.add(pack);
    else sound.push(pack);
  }
  if (sound.length <= mostPacks) return wasteful;
  const bySize = sound.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return new Set([...wasteful, ...bySize.slice(packsLeft)]);
}
