// The kill switch: built into /sw.js instead of the worker, it removes the worker's caches and itself from the browsers that have one.
export type {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeWorker());
});

async function removeWorker(): Promise<void> {
  // Other programs of this host have caches too; workbox ends the names of its own with the scope, as the worker does.
  const own = (await caches.keys()).filter((name) => name.endsWith(`-${self.registration.scope}`));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
