import type { AnalyticsConfig } from '../../src/model/services.ts';
import { refusesTracking } from './analytics/refuses-tracking.ts';
import { pageStorage } from './page-storage.ts';

/**
 * Starts what a site may have on its production hosts: advertisements and analytics. Each comes as a script of its own, and only where it
 * is configured; the script in the head has marked a production host.
 */
export function startServices(): void {
  const { production } = document.documentElement.dataset;
  if (production === undefined) return;
  // A page that a browser draws ahead of a visit may never be seen: nothing is counted, and nothing is shown for money.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', startNow, { once: true });
  else startNow();
}

function startNow(): void {
  const { analytics } = document.documentElement.dataset;
  const session = pageStorage(() => sessionStorage);
  if (analytics !== undefined && !refusesTracking(navigator)) {
    const settings: AnalyticsConfig = JSON.parse(analytics);
    start(
      import('./analytics/start-analytics.ts').then(({ startAnalytics }) =>
        startAnalytics(settings, { kept: pageStorage(() => localStorage), session }),
      ),
    );
  }
  const slot = document.querySelector<HTMLElement>('[data-ad]');
  if (slot) start(import('./ads/start-ads.ts').then(({ startAds }) => startAds(slot, session)));
}

function start(service: Promise<void>): void {
  service.catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the page works without; whoever looks should learn what is missing.
    console.error('A service of this page could not start.', error);
  });
}
