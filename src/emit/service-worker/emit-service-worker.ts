import type { SiteIndex } from '../../assemble/props/site-index.ts';
import type { Store } from '../../cache/create-store.ts';
import { serviceWorkerStoreKey } from '../../cache/store-keys.ts';
import { hash } from '../../lib/hash.ts';
import { withBase } from '../../lib/path.ts';
import { lazy } from '../../memo/memoize.ts';
import type { BrowserBundle, WorkerBundle } from '../../model/entry.ts';
import type { OutputFile } from '../../model/output.ts';
import { outputNames } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import type { FinishServiceWorker, PrecacheEntry } from './finish-service-worker.ts';

/** The site as the service worker sees it. */
export interface WorkerSite {
  readonly index: SiteIndex;
  readonly pages: readonly OutputFile[];
  /** URLs of the style sheets that only the offline pages have. */
  readonly shellSheets: readonly string[];
  /** URLs of assets by name. */
  readonly urls: ReadonlyMap<string, string>;
  readonly browser: BrowserBundle;
  readonly worker: WorkerBundle | undefined;
  /** Copied files and files for hosts. */
  readonly fixed: readonly OutputFile[];
}

/** What emitting the service worker needs. */
export interface ServiceWorkerOptions {
  readonly store: Store;
  readonly finishServiceWorker: FinishServiceWorker;
}

/** Emits the service worker, or the one that unregisters it; nothing for a site without one. */
export function emitServiceWorker(
  site: WorkerSite,
  { store, finishServiceWorker }: ServiceWorkerOptions,
): OutputFile[] {
  if (!site.worker) return [];
  const { script } = site.worker;
  const precache = site.index.site.config.serviceWorker === 'register' ? precacheEntries(site) : [];
  const identity = serviceWorkerKey(script, precache);
  const key = serviceWorkerStoreKey(identity);
  // Counts as used even if the file of the last build stays as it is, and nothing is made.
  const isStored = store.has(key);
  const made = lazy(async () => {
    const stored = isStored ? await store.get(key) : undefined;
    if (stored) return stored;
    const worker = new TextEncoder().encode(await finishServiceWorker({ script, precache }));
    await store.put(key, worker);
    return worker;
  });
  // A copy, because the store holds these bytes until they are saved.
  const content = async () => (await made()).slice();
  return [{ path: outputNames.worker as OutputPath, phase: 'page', hash: identity, content }];
}

/** Identifies a service worker by what it is made from. */
export function serviceWorkerKey(script: string, precache: readonly PrecacheEntry[]): string {
  return hash(JSON.stringify([script, precache]));
}

/**
 * Chunks of the shell that load when a button is pressed. Scripts of advertisements and analytics are left
 * out: if a blocker stops one file of the list, the service worker is not installed.
 */
const behindButtons =
  /^assets\/(?:open-dialog|search-dialog|search-worker|show-more|demo-actions|offline-reading|list-offline-pages)-\w+\.js$/;

/**
 * The shell alone: the offline page and the dialogs in every language, the favicon, the shared style sheet,
 * the eager script and small scripts behind its buttons. Everything else is cached when it is used.
 */
function precacheEntries({ index, pages, shellSheets, urls, browser, fixed }: WorkerSite): PrecacheEntry[] {
  const { base } = index.site.config;
  const shells = pages.filter((page) => /^(?:[\w-]+\/)?_app\/index\.html$/.test(page.path));
  const icons = fixed.filter(({ path }) => path === 'favicon.svg');
  const eager = browser.assets.get('browser')?.imports ?? [];
  const lazy = browser.files.map(({ path }) => path).filter((path) => behindButtons.test(path));
  const dialogs = [...index.localeVersions.values()].flatMap(({ language }) =>
    ['settings', 'search'].map((name) => urls.get(`${name}:${language}`)),
  );
  const scripts = [...eager, ...lazy].map((path) => withBase(base, path));
  const hashed = [urls.get('styles'), urls.get('browser'), ...shellSheets, ...scripts, ...dialogs];
  return [
    ...[...shells, ...icons].map(({ path, hash }) => ({ url: withBase(base, path), revision: hash })),
    ...hashed.filter((url) => url !== undefined).map((url) => ({ url, revision: null })),
  ];
}
