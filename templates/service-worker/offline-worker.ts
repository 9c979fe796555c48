// The worker that makes the site readable offline. Built into /sw.js; `self.__WB_MANIFEST` is filled with the shell's files.
// workbox (Google Chrome team): the kept library for this; a wrong cache is the costliest bug a site can have.
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Readers see the network's page unless it takes longer than this; then the page they read before. */
const pageTimeoutSeconds = 3;

const { scope } = self.registration;

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  ({ request, url, event }) => request.mode === 'navigate' || isPageOfSender(url, event),
  new NetworkFirst({ cacheName: `pages-${scope}`, networkTimeoutSeconds: pageTimeoutSeconds }),
);

// Names of these files hold the hash of their content, so what is cached is never stale. Folders of these names elsewhere are the author's.
const hashed = ['assets/', 'media/'].map((folder) => scope + folder);
registerRoute(
  ({ url }) => hashed.some((folder) => url.href.startsWith(folder)),
  new CacheFirst({ cacheName: `hashed-${scope}` }),
);

// Offline a reader finds what could be found when the site was searched last.
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}_search/`),
  new NetworkFirst({ cacheName: `search-${scope}`, networkTimeoutSeconds: pageTimeoutSeconds }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const [first] = request.url.slice(scope.length).split('/', 1);
  const inLanguage = await matchPrecache(`${scope}${first}/_app/index.html`);
  return inLanguage ?? (await matchPrecache(`${scope}_app/index.html`)) ?? Response.error();
});

/** A page that came before the worker asks for itself to be kept, and for its files; what else it has fetched was not read. */
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
