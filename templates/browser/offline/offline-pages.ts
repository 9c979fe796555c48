import { logError } from '../lib/status.ts';

/** Lists what can be read on the offline page. */
export function startOfflinePages(): void {
  const container = document.querySelector<HTMLElement>('[data-offline-pages]');
  if (!container || !('caches' in window)) return;
  addEventListener('online', () => location.reload());
  import('./list-offline-pages.ts')
    .then(({ listOfflinePages }) => listOfflinePages(container))
    .catch(logError('The pages on this device could not be listed.'));
}
