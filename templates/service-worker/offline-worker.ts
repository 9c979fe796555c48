// Built into /sw.js. workbox replaces `self.__WB_MANIFEST` with the files of the shell.
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { keptFirst, keptToo, keptWithoutNetwork, serveKeptProducts } from './kept/serve-kept.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Seconds to wait for the network before serving a cached page. */
const pageTimeoutSeconds = 3;

const { scope } = self.registration;

/**
 * Keeps the entries of a cache that were used last. Without a limit, the files of all earlier releases of the
 * website would stay on the device. The types of workbox do not know `exactOptionalPropertyTypes`.
 */
const lastUsed = (maxEntries: number) => new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;

serveKeptProducts();
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

// A page is the same with any query, such as the choices of a reader in the controls of a demo.
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => withoutSearch(request.url),
};

registerRoute(
  ({ request, url, event }) => request.mode === 'navigate' || isPageOfSender(url, event),
  new NetworkFirst({
    cacheName: `pages-${scope}`,
    networkTimeoutSeconds: pageTimeoutSeconds,
    plugins: [withoutQuery, lastUsed(200), keptFirst],
  }),
);

// These file names contain a content hash, so a cached file is never stale. Pages may have such folders too.
const hashed = ['assets/', 'media/'].map((folder) => scope + folder);
registerRoute(
  ({ url }) => hashed.some((folder) => url.href.startsWith(folder)),
  new CacheFirst({ cacheName: `hashed-${scope}`, plugins: [lastUsed(1000), keptToo] }),
);

// The files of the search index have a hash of their content as the query of their URL.
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}_search/`) && url.search !== '',
  new CacheFirst({ cacheName: `search-files-${scope}`, plugins: [lastUsed(1000), keptToo] }),
);

// Offline, search finds what the last index contained, and shows passages of the
// pages that it has shown before.
registerRoute(
  ({ url }) =>
    url.href.startsWith(scope) &&
    (url.href.startsWith(`${scope}_search/`) || url.pathname.endsWith('/index.md')),
  new NetworkFirst({
    cacheName: `search-${scope}`,
    networkTimeoutSeconds: pageTimeoutSeconds,
    plugins: [lastUsed(1000), keptFirst],
  }),
);

// Pictures of the public folder have fixed names. The HTTP cache has them, unless their product is kept.
registerRoute(
  ({ request, url }) =>
    url.href.startsWith(scope) && /^(?:image|audio|video|font|track)$/.test(request.destination),
  new NetworkOnly({ plugins: [keptWithoutNetwork] }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const [first] = request.url.slice(scope.length).split('/', 1);
  const inLanguage = await matchPrecache(`${scope}${first}/_app/index.html`);
  return inLanguage ?? (await matchPrecache(`${scope}_app/index.html`)) ?? Response.error();
});

function withoutSearch(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/** Whether a page that loaded before the worker asks to cache itself. Its prefetched pages were not read. */
function isPageOfSender(url: URL, event: ExtendableEvent): boolean {
  if (!(event instanceof ExtendableMessageEvent) || !(event.source instanceof WindowClient)) return false;
  return url.href.startsWith(scope) && url.href === event.source.url.split('#', 1)[0];
}

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
