import type { KeepRequest } from '../../browser/offline/kept-products.ts';
import { cancelDownload, keepProduct, refreshProducts, removeProduct, report } from './keep-products.ts';
import { keptResponse } from './kept-files.ts';
import { keptRecords } from './kept-records.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a strategy of workbox asks before it answers from its cache, and after it has failed. */
interface KeptPlugin {
  cachedResponseWillBeUsed?(given: {
    readonly request: Request;
    readonly cachedResponse?: Response;
  }): Promise<Response | undefined>;
  handlerDidError?(given: { readonly request: Request }): Promise<Response | undefined>;
}

/**
 * Prefers the files of kept products to those that were cached one by one: they belong to one version of the
 * site.
 */
export const keptFirst: KeptPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await keptResponse(request.url)) ?? cachedResponse,
};

/** Looks for a file in kept products after the cache, for files whose address never has another content. */
export const keptToo: KeptPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await keptResponse(request.url)),
};

/** Looks for a file in kept products when there is no network. */
export const keptWithoutNetwork: KeptPlugin = {
  handlerDidError: ({ request }) => keptResponse(request.url),
};

/** Milliseconds between two looks for new versions, and from a visit to the look that follows it. */
const refreshEvery = 60_000;
const refreshDelay = 2_000;

let refreshed = Number.NEGATIVE_INFINITY;

/**
 * Answers the requests of the settings, and looks for new versions of kept products when a reader visits a
 * page. Called before any route is registered: a listener that responds to a request keeps it from those
 * after it.
 */
export function serveKeptProducts(): void {
  self.addEventListener('message', (event) => {
    const work = answer(event.data);
    if (work) event.waitUntil(work);
  });
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.waitUntil(refreshAfterVisit());
  });
}

function answer(request: KeepRequest): Promise<unknown> | undefined {
  switch (request.type) {
    case 'keep':
      return keepProduct(request.product);
    case 'cancel':
      return cancelDownload(request.list);
    case 'remove':
      return removeProduct(request.list);
    case 'kept':
      return report().then(refreshProducts);
    default:
      // Workbox has messages of its own.
      return undefined;
  }
}

async function refreshAfterVisit(): Promise<void> {
  if (performance.now() - refreshed < refreshEvery || isSavingData()) return;
  if ((await keptRecords()).size === 0) return;
  refreshed = performance.now();
  // The page loads first.
  await new Promise((resolve) => setTimeout(resolve, refreshDelay));
  await refreshProducts();
}

function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
