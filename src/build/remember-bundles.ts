import type { BundledFile, Entry } from '../model/entry.ts';
import type { Extent } from '../model/site.ts';
import { takeBegun } from './begin-bundles.ts';
import type { BuildTools } from './build-tools.ts';
import { bundleInputs, isUnchanged, ownInputs } from './bundle-inputs.ts';
import type { Bundles, BundlesRecord, HeldBundles, PatchedBundles } from './bundles.ts';
import { decodeJson, encodeJson } from './json-bytes.ts';
import { keyOfBundles } from './key-of-bundles.ts';
import { keepEntries, lastEntriesWith } from './last-entries.ts';
import { bundledFileKey } from './store-keys.ts';

/** Bundles, and whether they had to be made. */
export interface RememberedBundles extends Bundles {
  readonly bundled: boolean;
}

/** How bundles are come by. */
export interface BundleWays {
  readonly extent: Extent;
  make(): Promise<Bundles>;
  /** For drafts: makes anew what was edited, on top of the bundles that are held under a key, where that will do. */
  readonly patch?:
    | ((key: string, entries: readonly Entry[]) => Promise<PatchedBundles | undefined>)
    | undefined;
}

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
  const held = wider && (await recallAt(await keyOfBundles(wider, tools), tools));
  if (held) return { ...held, bundled: false };
  const key = await keyOfBundles(entries, tools);
  const known =
    (await recallAt(key, tools)) ?? (await patchedAt(key, tools, patch && (() => patch(key, entries))));
  const bundles = known ?? (await takeBegun(key, tools)) ?? (await make());
  if (!known) tools.bundles.latest = { key, record: await keep(key, bundles, tools), bundles };
  if (extent === 'whole') await keepEntries(entries, tools);
  return { ...bundles, bundled: known === undefined };
}

/** The bundles with edited demos in the place of what they were, where that is asked for and can be done. */
async function patchedAt(
  key: string,
  tools: BuildTools,
  patch: (() => Promise<PatchedBundles | undefined>) | undefined,
): Promise<Bundles | undefined> {
  if (!patch) return undefined;
  const { patched } = tools.bundles;
  const isCurrent = patched?.key === key && (await isUnchanged(ownInputs(patched.record), tools));
  tools.bundles.patched = isCurrent ? patched : await patch();
  return tools.bundles.patched?.bundles;
}

/** What is kept under a key, if nothing that it was made from has changed. */
async function recallAt(key: string, tools: BuildTools): Promise<Bundles | undefined> {
  const held = tools.bundles.latest;
  // What is in memory need not be read again; what it was made from is looked at all the same, but for the insides of packages.
  if (held?.key === key && holdsAll(held, tools) && (await isUnchanged(ownInputs(held.record), tools)))
    return held.bundles;
  const record = decodeJson<BundlesRecord>(await tools.store.get(key));
  if (!record || !(await isUnchanged(record, tools))) return undefined;
  const bundles = await recall(record, tools);
  if (bundles) tools.bundles.latest = { key, record, bundles };
  return bundles;
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

async function recall(record: BundlesRecord, tools: BuildTools): Promise<Bundles | undefined> {
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
      demos,
      inputs,
    },
    worker: record.worker === undefined ? undefined : { script: record.worker, inputs },
  };
}

async function keep(key: string, bundles: Bundles, tools: BuildTools): Promise<BundlesRecord> {
  const { browser, server, worker } = bundles;
  await keepFiles('browser', browser.files, tools);
  await keepFiles('server', server.files, tools);
  const record: BundlesRecord = {
    ...(await bundleInputs(bundles, tools)),
    browser: { files: browser.files.map(({ path }) => path), named: [...browser.assets] },
    server: {
      files: server.files.map(({ path }) => path),
      templates: server.templates,
      offers: server.offers,
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
