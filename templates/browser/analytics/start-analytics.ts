import type { AnalyticsConfig } from '../../../src/model/services.ts';
import { type PageEvent, pageEventType } from '../page-event.ts';
import type { PageStorage } from '../page-storage.ts';
import type { AnalyticsPort, UserProperties } from './analytics-port.ts';
import { beaconPort } from './beacon-port.ts';
import { clickEvent } from './click-event.ts';
import { clickedAttributes } from './clicked-attributes.ts';
import { askForConsent } from './consent-banner.ts';
import { initialConsent } from './consent-state.ts';
import { gtagPort } from './gtag-port.ts';
import { userProperties } from './user-properties.ts';
import { reportsVitals } from './vitals-session.ts';

/** Where analytics keep what they have to know: for good, and while the reader stays. */
export interface AnalyticsStorage {
  readonly kept: PageStorage;
  readonly session: PageStorage;
}

const random = (): number => Math.random();

/** Sends what happens on the page, from the moment a reader agrees, or at once where consent is not required. */
export function startAnalytics(settings: AnalyticsConfig, storage: AnalyticsStorage): void {
  let isOn = false;
  let hasBegun = false;
  askForConsent(initialConsent(settings.consent !== 'none', storage.kept), storage.kept, (answer) => {
    isOn = answer === 'granted';
    if (!isOn || hasBegun) return;
    hasBegun = true;
    sendEvents(settings, storage, () => isOn);
  });
}

function sendEvents(
  settings: AnalyticsConfig,
  { kept, session }: AnalyticsStorage,
  isOn: () => boolean,
): void {
  const ports = portsOf(settings);
  const send = (event: PageEvent): void => {
    if (!isOn()) return;
    const user = readUser(kept);
    for (const port of ports) port.send(event, user);
  };
  send(pageView());
  addEventListener('pageshow', ({ persisted }) => persisted && send(pageView()));
  document.addEventListener(pageEventType, (event) => event instanceof CustomEvent && send(event.detail));
  // While the event comes down: a listener of the page may stop it on its way.
  document.addEventListener('click', ({ target }) => sendClick(target, send), true);
  if (reportsVitals(settings.vitals, session, random)) {
    void import('./web-vitals.ts').then(({ reportWebVitals }) => reportWebVitals(send));
  }
}

function portsOf({ gtag, beacon }: AnalyticsConfig): AnalyticsPort[] {
  return [...(gtag ? [gtagPort(gtag)] : []), ...(beacon === undefined ? [] : [beaconPort(beacon)])];
}

function sendClick(target: EventTarget | null, send: (event: PageEvent) => void): void {
  const attributes = target instanceof Element ? clickedAttributes(target) : undefined;
  const event = attributes && clickEvent(attributes, random);
  if (event) send(event);
}

function pageView(): PageEvent {
  const { productId = null, categoryId = null } = document.body.dataset;
  // Query and hash may hold what a reader typed.
  const pageLocation = location.origin + location.pathname;
  return {
    name: 'page_view',
    parameters: {
      page_title: document.title,
      page_location: pageLocation,
      productId,
      productCategoryId: categoryId,
    },
  };
}

function readUser(kept: PageStorage): UserProperties {
  const { dataset, lang } = document.documentElement;
  return userProperties({
    codeVariant: dataset.codeVariant,
    language: lang,
    pixelRatio: devicePixelRatio,
    userAgent: navigator.userAgent,
    systemIsDark: matchMedia('(prefers-color-scheme: dark)').matches,
    chosenScheme: kept.read('mui-mode'),
  });
}
