// Built into /sw.js when a site turns the service worker off: removes the worker and its caches.
import { CacheExpiration } from 'workbox-expiration';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeWorker());
});

async function removeWorker(): Promise<void> {
  // Cache names of workbox and of our worker end in the scope. Others belong to other programs of the host.
  const own = (await caches.keys()).filter((name) => name.endsWith(`-${self.registration.scope}`));
  await Promise.all(own.map((name) => caches.delete(name)));
  // What workbox knows of their entries. Its database may have those of other programs, too.
  await Promise.all(own.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()));
  await self.registration.unregister();
}
