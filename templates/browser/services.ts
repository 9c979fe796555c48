import type { AnalyticsConfig } from '../../src/model/config.ts';
import { pageStorage } from './lib/page-storage.ts';

/** Starts advertisements and analytics on production hosts, where configured. The script of each loads on demand. */
export function startServices(): void {
  const { production } = document.documentElement.dataset;
  if (production === undefined) return;
  // A prerendered page may never be seen, so it must not count views or show advertisements.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', startNow, { once: true });
  else startNow();
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking(browser: object): boolean {
  const { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown } =
    browser;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function startNow(): void {
  const { analytics } = document.documentElement.dataset;
  const session = pageStorage(() => sessionStorage);
  if (analytics !== undefined && !refusesTracking(navigator)) {
    const settings: AnalyticsConfig = JSON.parse(analytics);
    start(
      import('./analytics/start-analytics.ts').then(({ startAnalytics }) =>
        startAnalytics(settings, { permanent: pageStorage(() => localStorage), session }),
      ),
    );
  }
  const slot = document.querySelector<HTMLElement>('[data-ad]');
  if (slot) start(import('./ads/start-ads.ts').then(({ startAds }) => startAds(slot, session)));
}

function start(service: Promise<void>): void {
  service.catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the page works without the service; the console explains what is missing.
    console.error('A service of this page could not start.', error);
  });
}
