/**
 * Ends the service workers of this origin: one that a preview or another project left behind would answer with pages of its own. A page that
 * came through one is loaded anew.
 */
export async function endWorkers(workers: ServiceWorkerContainer | undefined): Promise<void> {
  if (!workers) return;
  const isControlled = workers.controller !== null;
  const registrations = await workers.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (isControlled && registrations.length > 0) location.reload();
}
