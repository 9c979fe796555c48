import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SiteIndex } from '../assemble/site-index.ts';
import { type PrecacheEntry, serviceWorkerKey, serviceWorkerPath } from '../emit/emit-service-worker.ts';
import { withBase } from '../lib/path.ts';
import type { BrowserBundle, WorkerBundle } from '../model/entry.ts';
import type { OutputFile } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';
import type { BuildTools } from './build-tools.ts';
import { serviceWorkerStoreKey } from './store-keys.ts';

/** What the worker has to know of the site. */
export interface WorkerParts {
  readonly index: SiteIndex;
  readonly pages: readonly OutputFile[];
  /** URLs of assets by name. */
  readonly urls: ReadonlyMap<string, string>;
  readonly browser: BrowserBundle;
  readonly worker: WorkerBundle | undefined;
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

/** The shell only: the offline page in every language, the shared style sheet, the eager script. Everything else is kept as it is read. */
function precacheEntries({ index, pages, urls, browser }: WorkerParts): PrecacheEntry[] {
  const { base } = index.site.config;
  const shells = pages.filter((page) => /^(?:[\w-]+\/)?_app\/index\.html$/.test(page.path));
  const eager = browser.assets.get('browser')?.imports ?? [];
  const hashed = [urls.get('styles'), urls.get('browser'), ...eager.map((path) => withBase(base, path))];
  return [
    ...shells.map((shell) => ({ url: withBase(base, shell.path), revision: shell.hash })),
    ...hashed.filter((url) => url !== undefined).map((url) => ({ url, revision: null })),
  ];
}
