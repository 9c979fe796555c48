import type { BuildTools } from '../build/build-tools.ts';
import { encodeJson } from '../cache/json-bytes.ts';
import { bundledFileKey } from '../cache/store-keys.ts';
import type { BundledFile } from '../model/entry.ts';
import type { Bundles, BundlesRecord, RecordedBundles, SettledBundles } from './bundles.ts';

/** Keeps bundles in the store: each file by its name, which holds its hash, and under the key a record of them all, which it gives. */
export async function keepBundles(
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

/** The bundles of a record; undefined when one of their files is lost. */
export async function readBundles(record: BundlesRecord, tools: BuildTools): Promise<Bundles | undefined> {
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

/** Whether the store has all files of a record; they and the record count as asked for, so that it does not forget them. */
export function holdsBundles({ key, record }: RecordedBundles, { store }: BuildTools): boolean {
  const { browser, server } = record;
  const keys = [
    key,
    ...browser.files.map((path) => bundledFileKey('browser', path)),
    ...server.files.map((path) => bundledFileKey('server', path)),
  ];
  return keys.map((key) => store.has(key)).every(Boolean);
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
