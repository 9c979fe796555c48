import { basename, dirname, join, sep } from 'node:path';
import { packageRoot } from '../effects/package-root.ts';
import { hash, hashData, hashParts } from '../lib/hash.ts';
import { rememberedPer } from '../lib/remembered-per.ts';
import type { BundledFile, Entry } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import type { BuildTools } from './build-tools.ts';
import type { Bundles, BundlesRecord, HeldBundles, MadeBundles } from './bundles.ts';
import { decodeJson, encodeJson } from './json-bytes.ts';
import { bundledFileKey, bundlesKey } from './store-keys.ts';

/** Bundles, and whether they had to be made. */
export interface RememberedBundles extends Bundles {
  readonly bundled: boolean;
}

/**
 * The bundles of these entries, made by `make` unless an earlier build made them from the same files. They depend on the bytes of every
 * file in them, on the neighbours of these files (a new one may be what an import means), and on what the package manager installed.
 */
export async function rememberBundles(
  entries: readonly Entry[],
  tools: BuildTools,
  make: () => Promise<MadeBundles>,
): Promise<RememberedBundles> {
  const key = await keyOf(entries, tools);
  const held = tools.bundles.latest;
  // What is in memory need not be read again; what it was made from is looked at all the same, but for the insides of packages.
  if (held?.key === key && holdsAll(held, tools) && (await isUnchanged(ownOf(held.record), tools)))
    return { ...held.bundles, bundled: false };
  const record = decodeJson<BundlesRecord>(await tools.store.get(key));
  const known = await recall(record, tools);
  const bundles = known ?? (await make());
  const current = known && record ? record : await keep(key, bundles, tools);
  tools.bundles.latest = { key, record: current, bundles };
  return { ...bundles, bundled: known === undefined };
}

/** True when an earlier build made bundles of these entries; whether they still hold is another question. */
export async function knowsBundles(entries: readonly Entry[], tools: BuildTools): Promise<boolean> {
  return (await tools.store.get(await keyOf(entries, tools))) !== undefined;
}

async function keyOf(entries: readonly Entry[], { config, files, tool }: BuildTools): Promise<string> {
  const { root, alias, licences, templatesDir, serviceWorker } = config;
  const templates = (await files.list(templatesDir)).map(({ path }) => path).sort();
  const named = [entries, alias, licences, templatesDir, templates, serviceWorker];
  return bundlesKey(hashParts([tool, root, hashData(named)]));
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

async function recall(record: BundlesRecord | undefined, tools: BuildTools): Promise<Bundles | undefined> {
  if (!record || !(await isUnchanged(record, tools))) return undefined;
  const inputs = record.inputs.map(([file]) => file);
  const browser = await recallFiles('browser', record.browser.files, tools);
  const server = await recallFiles('server', record.server.files, tools);
  if (!browser || !server) return undefined;
  const assets = new Map(record.browser.named as [string, never][]);
  const demos = new Map(record.server.named as [string, never][]);
  return {
    browser: { files: browser, assets, inputs },
    server: { files: server, templates: record.server.templates, demos, inputs },
    worker: record.worker,
  };
}

/** A record without what lies in packages: while one program runs, these change when the package manager says so in its own files. */
const ownOf = rememberedPer(
  ({ inputs, folders }: BundlesRecord): Pick<BundlesRecord, 'inputs' | 'folders'> => {
    return { folders, inputs: inputs.filter(([file]) => isMarker(file) || !isInstalled(file)) };
  },
);

async function isUnchanged(
  { inputs, folders }: Pick<BundlesRecord, 'inputs' | 'folders'>,
  tools: BuildTools,
): Promise<boolean> {
  const same = await Promise.all([
    ...inputs.map(async ([file, sum]) => (await tools.hashes.of(file)) === (sum === none ? undefined : sum)),
    ...folders.map(async ([folder, sum]) => (await namesHash(folder, tools)) === sum),
  ]);
  return same.every(Boolean);
}

async function keep(
  key: string,
  { browser, server, worker, sums }: MadeBundles,
  tools: BuildTools,
): Promise<BundlesRecord> {
  const files = inputsOf({ browser, server }, tools);
  const sumOf = async (file: FilePath) => (sums ? sums.get(file) : await tools.hashes.of(file)) ?? none;
  const inputs = files.map(async (file) => [file, await sumOf(file)] as const);
  const folders = foldersOf(files).map(async (folder) => [folder, await namesHash(folder, tools)] as const);
  await keepFiles('browser', browser.files, tools);
  await keepFiles('server', server.files, tools);
  const record: BundlesRecord = {
    inputs: await Promise.all(inputs),
    folders: await Promise.all(folders),
    browser: { files: browser.files.map(({ path }) => path), named: [...browser.assets] },
    server: {
      files: server.files.map(({ path }) => path),
      templates: server.templates,
      named: [...server.demos],
    },
    worker,
  };
  await tools.store.put(key, encodeJson(record));
  return record;
}

/** Hashes of all that bundles were made from, as it is now. */
export async function inputSums(bundles: Bundles, tools: BuildTools): Promise<ReadonlyMap<FilePath, string>> {
  const sums = inputsOf(bundles, tools).map(
    async (file) => [file, (await tools.hashes.of(file)) ?? none] as const,
  );
  return new Map(await Promise.all(sums));
}

function inputsOf(
  { browser, server }: Pick<Bundles, 'browser' | 'server'>,
  { config }: BuildTools,
): FilePath[] {
  return [...new Set([...browser.inputs, ...server.inputs, ...installMarkers(config.root)])];
}

/** In place of the hash of a file that is not there. */
const none = 'none';

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

/** Folders of the files, but for those of packages: what stands there changes when the package manager says so. */
function foldersOf(files: readonly FilePath[]): FilePath[] {
  const own = files.filter((file) => !isInstalled(file));
  return [...new Set(own.map((file) => dirname(file) as FilePath))];
}

async function namesHash(folder: FilePath, { files }: BuildTools): Promise<string> {
  return hash(JSON.stringify(await files.names(folder)));
}

const markerNames = ['.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml'];

function isMarker(file: FilePath): boolean {
  return markerNames.includes(basename(file));
}

function isInstalled(file: FilePath): boolean {
  return file.includes(`${sep}node_modules${sep}`);
}

/** Files that a package manager writes when it has installed something, in the folders from which packages may come. */
function installMarkers(root: FilePath): FilePath[] {
  const folders = [...new Set([...upwards(root), ...upwards(packageRoot())])];
  return folders.flatMap((folder) =>
    markerNames.map((name) => join(folder, 'node_modules', name) as FilePath),
  );
}

/** A folder and those that hold it. */
function upwards(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
