import type { AnalyticsConfig } from '../../src/model/services.ts';
import { pageStorage } from './lib/page-storage.ts';
import { logError } from './lib/status.ts';

/** Loads and starts advertisements and analytics on production hosts, where configured. */
export function startServices(): void {
  const { production } = document.documentElement.dataset;
  if (production === undefined) return;
  // A prerendered page may never be seen, so it must not count views or show advertisements.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', startNow, { once: true });
  else startNow();
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking(browser: {
  readonly doNotTrack?: unknown;
  readonly globalPrivacyControl?: unknown;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

function startNow(): void {
  const { analytics } = document.documentElement.dataset;
  const session = pageStorage(() => sessionStorage);
  const slot = document.querySelector<HTMLElement>('[data-ad]');
  const report = logError('A service of this page could not start.');
  if (analytics !== undefined && !refusesTracking(navigator)) {
    const settings: AnalyticsConfig = JSON.parse(analytics);
    const permanent = pageStorage(() => localStorage);
    const earlier: Event[] = [];
    const keep = (event: Event) => earlier.push(event);
    document.addEventListener('colophon:event', keep);
    import('./analytics/start-analytics.ts')
      .then(({ startAnalytics }) => {
        document.removeEventListener('colophon:event', keep);
        startAnalytics(settings, { permanent, session }, earlier);
      })
      .catch(report);
  }
  if (slot) import('./ads/start-ads.ts').then(({ startAds }) => startAds(slot, session)).catch(report);
}
