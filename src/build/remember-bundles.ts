import type { BundledFile, Entry } from '../model/entry.ts';
import type { Extent } from '../model/site.ts';
import { takeBegun } from './begin-bundles.ts';
import type { BuildTools } from './build-tools.ts';
import { type ChangedInput, changedInputs, ownInputs } from './bundle-inputs.ts';
import { bundleSettled } from './bundle-settled.ts';
import type { Bundles, BundlesRecord, HeldBundles, SettledBundles } from './bundles.ts';
import { decodeJson, encodeJson } from './json-bytes.ts';
import { keyOfBundles } from './key-of-bundles.ts';
import { hasBundled, keepEntries, lastEntriesWith } from './last-entries.ts';
import { bundledFileKey } from './store-keys.ts';

/** Bundles, and whether they had to be made. */
export interface RememberedBundles extends Bundles {
  readonly bundled: boolean;
}

/** How bundles are come by. */
export interface BundleWays {
  readonly extent: Extent;
  make(): Promise<Bundles>;
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
  { extent, make, patch }: BundleWays,
  tools: BuildTools,
): Promise<RememberedBundles> {
  const wider = extent === 'part' ? await lastEntriesWith(entries, tools) : undefined;
  const held = wider && (await recall(wider, patch, tools));
  const known = held ?? (await recall(entries, patch, tools));
  // A build forgets what nobody asked for; a draft asks a hundred times.
  if (known && extent === 'whole' && (!patch || !hasBundled(tools))) await keepEntries(entries, tools);
  if (known) return { ...known, bundled: false };
  const key = await keyOfBundles(entries, tools);
  const made = (await takeBegun(key, tools)) ?? (await bundleSettled(make, tools));
  tools.bundles.latest = { key, record: await keep(key, made, tools), bundles: made.bundles };
  if (extent === 'whole') await keepEntries(entries, tools);
  return { ...made.bundles, bundled: true };
}

/** What was made of these entries before, if nothing that it was made from has changed but what can be patched. */
async function recall(
  entries: readonly Entry[],
  patch: Patch | undefined,
  tools: BuildTools,
): Promise<Bundles | undefined> {
  const key = await keyOfBundles(entries, tools);
  const held = tools.bundles.latest;
  const isHeld = held?.key === key && holdsAll(held, tools);
  const record = isHeld ? held.record : decodeJson<BundlesRecord>(await tools.store.get(key));
  // What is in memory need not be read again; what it was made from is looked at all the same, but for the insides of packages.
  const changed = record && (await changedInputs(isHeld ? ownInputs(record) : record, tools));
  if (!record || !changed || (changed.length > 0 && !patch)) return undefined;
  const bundles = isHeld ? held.bundles : await readBundles(record, tools);
  if (!bundles) return undefined;
  tools.bundles.latest = { key, record, bundles };
  return changed.length === 0 ? bundles : patch?.(bundles, changed, entries);
}

/** The record and the files count as asked for, so that the store does not forget them. */
function holdsAll({ key, record }: NonNullable<HeldBundles['latest']>, { store }: BuildTools): boolean {
  const { browser, server } = record;
  const keys = [
    key,
    ...browser.files.map((path) => bundledFileKey('browser', path)),
    ...server.files.map((path) => bundledFileKey('server', path)),
  ];
  return keys.map((key) => store.has(key)).every(Boolean);
}

async function readBundles(record: BundlesRecord, tools: BuildTools): Promise<Bundles | undefined> {
  const inputs = record.inputs.map(([file]) => file);
  const browser = await recallFiles('browser', record.browser.files, tools);
  const server = await recallFiles('server', record.server.files, tools);
  if (!browser || !server) return undefined;
  const assets = new Map(record.browser.named as [string, never][]);
  const demos = new Map(record.server.named as [string, never][]);
  return {
    browser: { files: browser, assets, inputs },
    server: {
      files: server,
      templates: record.server.templates,
      offers: record.server.offers,
      offered: record.server.offered,
      importers: new Map(record.server.importers),
      demos,
      inputs,
    },
    worker: record.worker === undefined ? undefined : { script: record.worker, inputs },
  };
}

async function keep(
  key: string,
  { bundles, from }: SettledBundles,
  tools: BuildTools,
): Promise<BundlesRecord> {
  const { browser, server, worker } = bundles;
  await keepFiles('browser', browser.files, tools);
  await keepFiles('server', server.files, tools);
  const record: BundlesRecord = {
    ...from,
    browser: { files: browser.files.map(({ path }) => path), named: [...browser.assets] },
    server: {
      files: server.files.map(({ path }) => path),
      templates: server.templates,
      offers: server.offers,
      offered: server.offered,
      importers: [...server.importers],
      named: [...server.demos],
    },
    worker: worker?.script,
  };
  await tools.store.put(key, encodeJson(record));
  return record;
}

/** A file is named by its content, so one that is kept is kept once. */
async function keepFiles(kind: string, files: readonly BundledFile[], { store }: BuildTools): Promise<void> {
  for (const { path, bytes } of files) {
    const key = bundledFileKey(kind, path);
    if (!store.has(key)) await store.put(key, bytes);
  }
}

async function recallFiles(
  kind: string,
  paths: readonly string[],
  { store }: BuildTools,
): Promise<BundledFile[] | undefined> {
  const files: BundledFile[] = [];
  for (const path of paths) {
    const bytes = await store.get(bundledFileKey(kind, path));
    if (!bytes) return undefined;
    files.push({ path, bytes });
  }
  return files;
}
