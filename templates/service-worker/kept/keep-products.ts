import type { OfflineIndex, OfflineList, OfflineProduct } from '../../../src/model/offline.ts';
import type {
  KeepFailure,
  KeptProduct,
  KeptRecord,
  KeptReport,
} from '../../browser/offline/kept-products.ts';
import { failureOf, fetchJson, ServerError } from './fetch-json.ts';
import { downloadFiles, removeUnusedFiles, whileFilesStay } from './kept-files.ts';
import { keptRecords, saveRecord } from './kept-records.ts';

declare const self: ServiceWorkerGlobalScope;

/** A running download. */
interface Job {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  progress: number;
}

const jobs = new Map<string, Job>();
/** The products whose last download failed. */
const failed = new Map<string, { readonly product: OfflineProduct; readonly failure: KeepFailure }>();

/** Downloads a product, or its new version. Resolves when it is on the device, or when that failed. */
export function keepProduct(product: OfflineProduct): Promise<void> {
  const { list: path } = product;
  const running = jobs.get(path);
  if (running) return running.done;
  const controller = new AbortController();
  // Starts after this function, when the job is known.
  const done = Promise.resolve().then(() => runJob(product, controller.signal));
  jobs.set(path, { controller, done, progress: 0 });
  return done;
}

/** Stops a download. An earlier version stays. */
export async function cancelDownload(path: string): Promise<void> {
  const job = jobs.get(path);
  job?.controller.abort();
  await job?.done;
  await abandon(path);
  failed.delete(path);
  await report();
}

/** Removes a product, and the files that no other one needs. */
export async function removeProduct(path: string): Promise<void> {
  const job = jobs.get(path);
  job?.controller.abort();
  await job?.done;
  failed.delete(path);
  await saveRecord(path, undefined);
  await removeUnusedFiles();
  await report();
}

/** Continues downloads that were interrupted, and updates products of which the site has a new version. */
export async function refreshProducts(): Promise<void> {
  const records = [...(await keptRecords()).values()];
  const languages = new Set(records.map(({ product }) => product.language));
  for (const language of languages) {
    const offered = await fetchJson<OfflineIndex>(`_offline/${language}.json`).catch(() => undefined);
    for (const { product, list, next } of records) {
      const latest = offered?.products.find((one) => one.list === product.list);
      // The reader may have removed it while another one was updated.
      const isKept = (await keptRecords()).has(product.list);
      if (!latest || !isKept || jobs.has(product.list)) continue;
      if (latest.version !== list?.version) await tryAgain(latest);
      else if (next) await abandon(product.list);
    }
  }
}

/** A version that does not fit on the device, or that the server does not have, is left alone. */
async function tryAgain(latest: OfflineProduct): Promise<void> {
  const last = failed.get(latest.list);
  if (last && last.failure !== 'network' && last.product.version === latest.version) return;
  await keepProduct(latest);
}

/** Reports the state of all products to all pages. */
export async function report(): Promise<void> {
  const records = [...(await keptRecords()).values()];
  const kept = records.map(({ product, list }) => stateOf(list ?? product, list !== undefined));
  const lost = [...failed.values()].filter(
    ({ product }) => !records.some((one) => one.product.list === product.list),
  );
  const products = [...kept, ...lost.map(({ product }) => stateOf(product, false))];
  const message: KeptReport = { type: 'kept', products };
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage(message);
}

function stateOf(
  { id, name, language, href, list, version, bytes }: OfflineProduct,
  complete: boolean,
): KeptProduct {
  const progress = jobs.get(list)?.progress;
  const failure = failed.get(list)?.failure;
  return {
    ...{ id, name, language, href, list, version, bytes, complete },
    ...(progress !== undefined && { progress }),
    ...(failure !== undefined && { failure }),
  };
}

async function runJob(product: OfflineProduct, signal: AbortSignal): Promise<void> {
  const { list: path } = product;
  failed.delete(path);
  try {
    const record = (await keptRecords()).get(path);
    await saveRecord(path, { ...record, product });
    await report();
    await downloadLatest(path, signal);
  } catch (error) {
    if (!signal.aborted) await fail(product, error);
  } finally {
    jobs.delete(path);
    await report();
  }
}

/** How often a download starts again because the site changed in the meantime. */
const maxRounds = 3;

/**
 * The files of a version count only when all of them are there, so that a page never has half of another one.
 */
async function downloadLatest(path: string, signal: AbortSignal): Promise<void> {
  for (let round = 1; ; round += 1) {
    const next = await fetchJson<OfflineList>(path, signal);
    const record = (await keptRecords()).get(path);
    await whileFilesStay(() => saveRecord(path, { ...record, product: next, next }));
    const problem = await downloadFiles(next, { signal, onProgress: progressReporter(path) }).then(
      () => undefined,
      (error: unknown) => error,
    );
    // A file that is not there any more, or not there yet, belongs to another version of the site.
    if (problem !== undefined && !(problem instanceof ServerError)) throw problem;
    const { version } = await fetchJson<OfflineList>(path, signal);
    if (version !== next.version && round < maxRounds) continue;
    if (problem !== undefined) throw problem;
    await saveRecord(path, { product: next, list: next, savedAt: Date.now() });
    await removeUnusedFiles();
    return;
  }
}

/** Milliseconds between two reports of progress. */
const reportEvery = 200;

function progressReporter(path: string): (share: number) => void {
  let isWaiting = false;
  return (share) => {
    const job = jobs.get(path);
    if (!job) return;
    job.progress = share;
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      void report();
    }, reportEvery);
  };
}

/** After a lost connection, the files that arrived stay, and the download continues later. */
async function fail(product: OfflineProduct, error: unknown): Promise<void> {
  const failure = failureOf(error);
  failed.set(product.list, { product, failure });
  if (failure === 'network') return;
  // biome-ignore lint/suspicious/noConsole: the settings report that it failed, the console the reason.
  console.warn(`"${product.name}" could not be kept.`, error);
  await abandon(product.list);
}

/** Returns to the last complete version, or to none. */
async function abandon(path: string): Promise<void> {
  const record = (await keptRecords()).get(path);
  if (!record) return;
  const { list, savedAt } = record;
  const before: KeptRecord | undefined = list && {
    product: list,
    list,
    ...(savedAt !== undefined && { savedAt }),
  };
  await saveRecord(path, before);
  await removeUnusedFiles();
}
