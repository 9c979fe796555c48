import type { Store } from '../../cache/create-store.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { apartKey, bundledFileKey } from '../../cache/store-keys.ts';
import type { BrowserBundle, BundledFile, ServerBundle } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import type { BundleInputs, Bundles, BundlesWithInputs } from '../bundles.ts';
import { type StoredIn, saveApart } from './stored-apart.ts';

/** The stored form of bundles: names of files, and all inputs. */
export interface BundlesRecord extends BundleInputs {
  readonly browser: Stored<BrowserBundle>;
  readonly server: Stored<ServerBundle> & { readonly importers: readonly Importers[] };
  readonly worker: string | undefined;
  readonly styles: string | undefined;
  readonly moduleProblems: Bundles['moduleProblems'];
  /** Hash of what readers who edit demos may import. */
  readonly offered: string;
  /** Hash of what is needed to compile demos apart; absent if none was. */
  readonly apart?: string;
  readonly ownModules?: string;
}

type Importers = readonly [file: FilePath, importers: readonly FilePath[]];

type Stored<Bundle> = Omit<Bundle, 'files' | 'assets' | 'demos' | 'importers' | 'inputs' | 'apart'> & {
  readonly files: readonly string[];
  readonly named: readonly (readonly [string, unknown])[];
};

/** Stores the files of bundles by name, and their record by key. */
export async function saveBundles(
  key: string,
  { bundles, inputs, offered }: BundlesWithInputs & Pick<BundlesRecord, 'offered'>,
  { store, paths }: StoredIn,
): Promise<BundlesRecord> {
  const { browser, server, worker, styles, moduleProblems, ownModules } = bundles;
  await saveFiles('browser', browser.files, store);
  await saveFiles('server', server.files, store);
  const apart = await saveApart(bundles, { store, paths });
  const record: BundlesRecord = {
    ...inputs,
    ...(apart !== undefined && { apart }),
    ...(ownModules !== undefined && { ownModules }),
    browser: { files: browser.files.map(({ path }) => path), named: [...browser.assets] },
    server: {
      files: server.files.map(({ path }) => path),
      templates: server.templates,
      ownTemplates: server.ownTemplates,
      offers: server.offers,
      offered: server.offered,
      importers: [...server.importers],
      named: [...server.demos],
    },
    worker: worker?.script,
    styles,
    moduleProblems,
    offered,
  };
  await store.put(key, encodeJson(withPaths(record, paths.toStored)));
  return record;
}

/** Reads the record of a key. */
export async function readBundlesRecord(
  key: string,
  { store, paths }: StoredIn,
): Promise<BundlesRecord | undefined> {
  const stored = decodeJson<BundlesRecord>(await store.get(key));
  return stored && withPaths(stored, paths.fromStored);
}

/** Returns a record with other forms of its paths. */
function withPaths(record: BundlesRecord, change: (path: string) => string): BundlesRecord {
  const form = (path: FilePath) => change(path) as FilePath;
  const importers = record.server.importers.map(([file, by]): Importers => [form(file), by.map(form)]);
  return {
    ...record,
    inputs: record.inputs.map(([file, hash]) => [form(file), hash]),
    folders: record.folders.map(([folder, hash]) => [form(folder), hash]),
    server: { ...record.server, importers },
  };
}

/** Loads the bundles of a record. Returns undefined if a file is missing. */
export async function loadBundles(record: BundlesRecord, store: Store): Promise<Bundles | undefined> {
  const inputs = record.inputs.map(([file]) => file);
  const browser = await loadFiles('browser', record.browser.files, store);
  const server = await loadFiles('server', record.server.files, store);
  // The next build may need it, and the store drops what no build uses.
  if (record.apart !== undefined) store.has(apartKey(record.apart));
  if (!browser || !server) return undefined;
  const assets = new Map(record.browser.named as [string, never][]);
  const demos = new Map(record.server.named as [string, never][]);
  return {
    browser: { files: browser, assets, inputs },
    server: {
      files: server,
      templates: record.server.templates,
      ownTemplates: record.server.ownTemplates,
      offers: record.server.offers,
      offered: record.server.offered,
      importers: new Map(record.server.importers),
      demos,
      inputs,
    },
    worker: record.worker === undefined ? undefined : { script: record.worker, inputs },
    styles: record.styles,
    moduleProblems: record.moduleProblems,
    ...(record.ownModules !== undefined && { ownModules: record.ownModules }),
  };
}

/** True if the store has the record and all its files. Marks them as used, so that the store keeps them. */
export function hasBundles(key: string, { browser, server, apart }: BundlesRecord, store: Store): boolean {
  const keys = [
    key,
    ...(apart === undefined ? [] : [apartKey(apart)]),
    ...browser.files.map((path) => bundledFileKey('browser', path)),
    ...server.files.map((path) => bundledFileKey('server', path)),
  ];
  return keys.map((key) => store.has(key)).every(Boolean);
}

/** Stores files. Their names contain a hash of their content, so a stored file never changes. */
async function saveFiles(kind: string, files: readonly BundledFile[], store: Store): Promise<void> {
  for (const { path, bytes } of files) {
    const key = bundledFileKey(kind, path);
    if (!store.has(key)) await store.put(key, bytes);
  }
}

/** Reads all files together: their pack is opened once. */
async function loadFiles(
  kind: string,
  paths: readonly string[],
  store: Store,
): Promise<BundledFile[] | undefined> {
  const contents = await store.getMany(paths.map((path) => bundledFileKey(kind, path)));
  const files = paths.flatMap((path, index): BundledFile[] => {
    const bytes = contents[index];
    return bytes ? [{ path, bytes }] : [];
  });
  return files.length === paths.length ? files : undefined;
}
