import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SiteIndex } from '../assemble/site-index.ts';
import type { BuildTools } from '../build/build-tools.ts';
import { serviceWorkerStoreKey } from '../cache/store-keys.ts';
import { withBase } from '../lib/path.ts';
import type { BrowserBundle, WorkerBundle } from '../model/entry.ts';
import type { OutputFile } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';
import { type PrecacheEntry, serviceWorkerKey, serviceWorkerPath } from './finish-service-worker.ts';

/** What the worker has to know of the site. */
export interface WorkerParts {
  readonly index: SiteIndex;
  readonly pages: readonly OutputFile[];
  /** URLs of assets by name. */
  readonly urls: ReadonlyMap<string, string>;
  readonly browser: BrowserBundle;
  readonly worker: WorkerBundle | undefined;
  /** What is copied or written for hosts. */
  readonly fixed: readonly OutputFile[];
}

/** The service worker, or the one that removes it; nothing when the site wants none. */
export async function emitWorker(parts: WorkerParts, tools: BuildTools): Promise<OutputFile[]> {
  const { serviceWorker } = parts.index.site.config;
  if (!parts.worker) return [];
  const { script } = parts.worker;
  const precache = serviceWorker === 'register' ? precacheEntries(parts) : [];
  const identity = serviceWorkerKey(script, precache);
  const key = serviceWorkerStoreKey(identity);
  const known = await tools.store.get(key);
  const make = async () => {
    // A folder of its own: another build may be at work on the same worker, in this process too.
    const workDir = join(tools.cacheDir, 'service-worker', randomUUID()) as FilePath;
    const made = new TextEncoder().encode(await tools.crew.finishWorker({ script, precache, workDir }));
    await tools.store.put(key, made);
    return made;
  };
  // Begun now and waited for when it is written: workbox takes a thread 0.15 s, in which others write the pages. A failure is told there.
  const made = known ? Promise.resolve(known) : make();
  made.catch(() => {});
  // A copy: the store holds these bytes until they are saved.
  const content = async () => (await made).slice();
  return [{ path: serviceWorkerPath, phase: 'page', hash: identity, content }];
}

/**
 * Scripts of the shell that come when something is pressed, 6 kB together. None of advertisements or analytics: a blocker that keeps away one
 * file of the list keeps away the worker.
 */
const pressed = /^assets\/(?:open-dialog|search-dialog|show-more|demo-actions)-\w+\.js$/;

/**
 * The shell only: the offline page and the dialogs in every language, the icon in the tab, the shared style sheet, the eager script and what is
 * small behind its buttons. Everything else is kept as it is read.
 */
function precacheEntries({ index, pages, urls, browser, fixed }: WorkerParts): PrecacheEntry[] {
  const { base } = index.site.config;
  const shells = pages.filter((page) => /^(?:[\w-]+\/)?_app\/index\.html$/.test(page.path));
  const icons = fixed.filter(({ path }) => path === 'favicon.svg');
  const eager = browser.assets.get('browser')?.imports ?? [];
  const later = browser.files.map(({ path }) => path).filter((path) => pressed.test(path));
  const dialogs = [...index.localeVersions.values()].flatMap(({ language }) =>
    ['settings', 'search'].map((name) => urls.get(`${name}:${language}`)),
  );
  const scripts = [...eager, ...later].map((path) => withBase(base, path));
  const hashed = [urls.get('styles'), urls.get('browser'), ...scripts, ...dialogs];
  return [
    ...[...shells, ...icons].map(({ path, hash }) => ({ url: withBase(base, path), revision: hash })),
    ...hashed.filter((url) => url !== undefined).map((url) => ({ url, revision: null })),
  ];
}
