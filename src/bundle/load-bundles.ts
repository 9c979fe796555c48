import type { BuildTools } from '../build/build-tools.ts';
import { takeBegun } from '../build/prefetch-bundles.ts';
import { decodeJson } from '../cache/json-bytes.ts';
import type { Entry } from '../model/entry.ts';
import type { Extent } from '../model/site.ts';
import { type ChangedInput, changedInputs, ownInputs } from './bundle-inputs.ts';
import { bundleSettled } from './bundle-until-stable.ts';
import type { Bundles, BundlesRecord } from './bundles.ts';
import { keyOfBundles } from './bundles-key.ts';
import { hasBundled, keepEntries, lastEntriesWith } from './last-entries.ts';
import { holdsBundles, keepBundles, readBundles } from './stored-bundles.ts';

/** Bundles, and whether they had to be made. */
export interface RememberedBundles extends Bundles {
  readonly bundled: boolean;
}

/** How bundles are come by. */
export interface BundleWays {
  readonly extent: Extent;
  make(): Promise<Bundles>;
  /** Milliseconds since 1970 from which on the bundler may have been at work. */
  readonly since: number;
  /** For drafts: gives bundles in which that is made anew of which files changed, unless all has to be bundled. */
  readonly patch?: Patch;
}

type Patch = (
  bundles: Bundles,
  changed: readonly ChangedInput[],
  entries: readonly Entry[],
) => Promise<Bundles | undefined>;

/**
 * The bundles of these entries, made by `make` unless an earlier build made them from the same files. They depend on the bytes of every
 * file in them, on the neighbours of these files (a new one may be what an import means), and on what the package manager installed. A part
 * of a site makes do with bundles that hold more.
 */
export async function rememberBundles(
  entries: readonly Entry[],
  { extent, make, since, patch }: BundleWays,
  tools: BuildTools,
): Promise<RememberedBundles> {
  const wider = extent === 'partial' ? await lastEntriesWith(entries, tools) : undefined;
  const held = wider && (await recall(await keyOfBundles(wider, tools), wider, patch, tools));
  const key = await keyOfBundles(entries, tools);
  const known = held ?? (await recall(key, entries, patch, tools));
  // A build forgets what nobody asked for; a draft asks a hundred times.
  if (known && extent === 'whole' && (!patch || !hasBundled(tools))) await keepEntries(entries, tools);
  if (known) return { ...known, bundled: false };
  const made = (await takeBegun(key, tools)) ?? (await bundleSettled(make, since, tools));
  tools.bundles.latest = { key, record: await keepBundles(key, made, tools), bundles: made.bundles };
  if (extent === 'whole') await keepEntries(entries, tools);
  return { ...made.bundles, bundled: true };
}

/** What was made of these entries before, if nothing that it was made from has changed but what can be patched. */
async function recall(
  key: string,
  entries: readonly Entry[],
  patch: Patch | undefined,
  tools: BuildTools,
): Promise<Bundles | undefined> {
  const held = tools.bundles.latest;
  const isHeld = held?.key === key && holdsBundles(held, tools);
  const record = isHeld ? held.record : decodeJson<BundlesRecord>(await tools.store.get(key));
  // What is in memory need not be read again; what it was made from is looked at all the same, but for the insides of packages.
  const changed = record && (await changedInputs(isHeld ? ownInputs(record) : record, tools));
  if (!record || !changed || (changed.length > 0 && !patch)) return undefined;
  const bundles = isHeld ? held.bundles : await readBundles(record, tools);
  if (!bundles) return undefined;
  tools.bundles.latest = { key, record, bundles };
  return changed.length === 0 ? bundles : patch?.(bundles, changed, entries);
}
