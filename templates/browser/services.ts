import type { AnalyticsConfig } from '../../src/model/services.ts';
import { pageStorage } from './lib/page-storage.ts';
import { logError } from './lib/status.ts';

/** Loads and starts advertisements and analytics on production hosts, where configured. */
export function startServices(): void {
  const { production } = document.documentElement.dataset;
  if (production === undefined) return;
  // What happens until analytics can send it, such as the crash of a demo.
  const earlier: Event[] = [];
  const keep = (event: Event) => void earlier.push(event);
  document.addEventListener('colophon:event', keep);
  const start = () => startNow(earlier, () => document.removeEventListener('colophon:event', keep));
  // A prerendered page may never be seen, so it must not count views or show advertisements.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking(browser: {
  readonly doNotTrack?: unknown;
  readonly globalPrivacyControl?: unknown;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

function startNow(earlier: readonly Event[], stopKeeping: () => void): void {
  const { analytics } = document.documentElement.dataset;
  const session = pageStorage(() => sessionStorage);
  const slot = document.querySelector<HTMLElement>('[data-ad]');
  const report = logError('A service of this page could not start.');
  if (analytics !== undefined && !refusesTracking(navigator)) {
    const settings: AnalyticsConfig = JSON.parse(analytics);
    const permanent = pageStorage(() => localStorage);
    import('./analytics/start-analytics.ts')
      .then(({ startAnalytics }) => {
        stopKeeping();
        startAnalytics(settings, { permanent, session }, earlier);
      })
      .catch(report);
  } else stopKeeping();
  if (slot) import('./ads/start-ads.ts').then(({ startAds }) => startAds(slot, session)).catch(report);
}
