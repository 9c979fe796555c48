// The kill switch: built into /sw.js instead of the worker, it removes every cache and itself from the browsers that have one.
export type {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything());
});

async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
