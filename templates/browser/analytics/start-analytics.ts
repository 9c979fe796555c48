import type { AnalyticsConfig } from '../../../src/model/services.ts';
import type { PageStorage } from '../lib/page-storage.ts';
import { createPorts, type UserProperties } from './analytics-ports.ts';
import { clickEvent, clickedAttributes } from './click-event.ts';
import { askForConsent, initialConsent } from './consent.ts';
import { type PageEvent, pageEventType } from './page-event.ts';

interface AnalyticsStorage {
  readonly permanent: PageStorage;
  readonly session: PageStorage;
}

const random = (): number => Math.random();

/**
 * Sends the events of the page, once the reader agrees or at once where consent is not required. `earlier`
 * events happened while this script loaded: nobody has to agree to them later.
 */
export function startAnalytics(
  settings: AnalyticsConfig,
  storage: AnalyticsStorage,
  earlier: readonly Event[],
): void {
  const { permanent } = storage;
  let isGranted = false;
  let hasStarted = false;
  let unsent = earlier;
  askForConsent(initialConsent(settings.consent !== 'none', permanent), permanent, (answer) => {
    isGranted = answer === 'granted';
    if (!isGranted || hasStarted) return;
    hasStarted = true;
    sendEvents(settings, storage, { isGranted: () => isGranted, earlier: unsent });
  });
  unsent = [];
}

/** Whether this session reports web vitals. Chosen at random on its first page and stored for the others. */
export function reportsVitals(share: number, storage: PageStorage, random: () => number): boolean {
  const stored = storage.read('docs-vitals');
  if (stored !== null) return stored === 'yes';
  const isSampled = random() < share;
  storage.write('docs-vitals', isSampled ? 'yes' : 'no');
  return isSampled;
}

/** Returns the user properties of an environment. */
export function userProperties(environment: ReturnType<typeof readEnvironment>): UserProperties {
  return {
    codeVariant: environment.codeVariant === 'js' ? 'JS' : 'TS',
    userLanguage: environment.language,
    devicePixelRatio: Math.round(environment.pixelRatio * 10) / 10,
    os: operatingSystem(environment.userAgent),
    colorSchemeOS: environment.systemIsDark ? 'dark' : 'light',
    colorScheme: environment.chosenScheme ?? 'system',
  };
}

function sendEvents(
  settings: AnalyticsConfig,
  { permanent, session }: AnalyticsStorage,
  { isGranted, earlier }: { readonly isGranted: () => boolean; readonly earlier: readonly Event[] },
): void {
  const ports = createPorts(settings);
  const send = (event: PageEvent): void => {
    if (!isGranted()) return;
    const user = userProperties(readEnvironment(permanent));
    for (const port of ports) port.send(event, user);
  };
  send(pageView());
  addEventListener('pageshow', ({ persisted }) => persisted && send(pageView()));
  const sendDetail = (event: Event) => event instanceof CustomEvent && send(event.detail);
  earlier.forEach(sendDetail);
  document.addEventListener(pageEventType, sendDetail);
  // In the capture phase, because a listener of the page may stop the event.
  document.addEventListener('click', ({ target }) => sendClick(target, send), true);
  if (reportsVitals(settings.vitals, session, random)) {
    void import('./web-vitals.ts').then(({ reportWebVitals }) => reportWebVitals(send));
  }
}

function sendClick(target: EventTarget | null, send: (event: PageEvent) => void): void {
  const attributes = target instanceof Element ? clickedAttributes(target) : undefined;
  const event = attributes && clickEvent(attributes, random);
  if (event) send(event);
}

function pageView(): PageEvent {
  const { productId = null, categoryId = null } = document.body.dataset;
  return {
    name: 'page_view',
    parameters: {
      page_title: document.title,
      // Without query and hash, which may contain text that the reader typed.
      page_location: location.origin + location.pathname,
      productId,
      productCategoryId: categoryId,
    },
  };
}

function readEnvironment(storage: PageStorage) {
  const { dataset, lang } = document.documentElement;
  return {
    codeVariant: dataset.codeVariant,
    language: lang,
    pixelRatio: devicePixelRatio,
    userAgent: navigator.userAgent,
    systemIsDark: matchMedia('(prefers-color-scheme: dark)').matches,
    chosenScheme: storage.read('mui-mode'),
  };
}

function operatingSystem(userAgent: string): string {
  // Phones come first: Android also contains "Linux", and an iPhone "like Mac OS X".
  if (/Android/.test(userAgent)) return 'Android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS';
  if (/Windows/.test(userAgent)) return 'Windows';
  if (/CrOS/.test(userAgent)) return 'ChromeOS';
  if (/Mac OS X|Macintosh/.test(userAgent)) return 'macOS';
  return /Linux|X11/.test(userAgent) ? 'Linux' : 'other';
}
