// The worker that makes the site readable offline. Built into /sw.js; `self.__WB_MANIFEST` is filled with the shell's files.
// workbox (Google Chrome team): the kept library for this; a wrong cache is the costliest bug a site can have.
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Readers see the network's page unless it takes longer than this; then the page they read before. */
const pageTimeoutSeconds = 3;

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({ cacheName: 'pages', networkTimeoutSeconds: pageTimeoutSeconds }),
);

// Names of these files hold the hash of their content, so what is cached is never stale.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/(?:assets|media)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'hashed' }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const { scope } = self.registration;
  const [first] = request.url.slice(scope.length).split('/', 1);
  const inLanguage = await matchPrecache(`${scope}${first}/_app/index.html`);
  return inLanguage ?? (await matchPrecache(`${scope}_app/index.html`)) ?? Response.error();
});

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
