import { describe, expect, test } from 'vitest';
import { clickEvent } from '../../../../../templates/browser/analytics/click-event.ts';
import { initialConsent, storeConsent } from '../../../../../templates/browser/analytics/consent.ts';
import { reportsVitals, userProperties } from '../../../../../templates/browser/analytics/start-analytics.ts';
import { refusesTracking } from '../../../../../templates/browser/services.ts';

const storageOf = (stored: Record<string, string> = {}) => ({
  read: (key: string) => stored[key] ?? null,
  write: (key: string, value: string) => {
    stored[key] = value;
  },
});
const deniedStorage = { read: () => null, write() {} };

describe('a click on an element with event attributes', () => {
  test('reports category, action and label', () => {
    const attributes = { eventCategory: 'code', eventAction: 'copy', eventLabel: 'Button', other: 'x' };
    expect(clickEvent(attributes, () => 0.99)).toEqual({
      name: 'click',
      parameters: { eventCategory: 'code', eventAction: 'copy', eventLabel: 'Button' },
    });
    expect(clickEvent({ eventCategory: 'code' }, () => 0.99)?.parameters).toEqual({
      eventCategory: 'code',
      eventAction: 'click',
      eventLabel: null,
    });
  });

  test.each([
    ['0.1', 0.09, true],
    ['0.1', 0.1, false],
    ['0', 0, false],
    ['1', 0.999, true],
    ['often', 0.5, true],
  ])('with data-event-sampling=%s and random %s is sent: %s', (eventSampling, random, isSent) => {
    expect(clickEvent({ eventCategory: 'a', eventSampling }, () => random) !== undefined).toBe(isSent);
  });
});

describe('consent', () => {
  test.each([
    [true, undefined, 'unanswered'],
    [true, 'granted', 'granted'],
    [true, 'denied', 'denied'],
    [true, 'perhaps', 'unanswered'],
    [false, undefined, 'granted'],
    [false, 'denied', 'denied'],
  ] as const)('required %s, stored %s → %s', (isRequired, stored, expected) => {
    const storage = storageOf(stored === undefined ? {} : { 'docs-consent': stored });
    expect(initialConsent(isRequired, storage)).toBe(expected);
  });

  test('is stored, and a storage without access reads as unanswered', () => {
    const storage = storageOf();
    storeConsent(storage, 'denied');
    expect(initialConsent(false, storage)).toBe('denied');
    storeConsent(deniedStorage, 'granted');
    expect(initialConsent(true, deniedStorage)).toBe('unanswered');
  });

  test.each([
    [{}, false],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{ globalPrivacyControl: true }, true],
    [{ globalPrivacyControl: false, doNotTrack: 'unspecified' }, false],
  ])('a browser with %j refuses tracking: %s', (browser, expected) => {
    expect(refusesTracking(browser)).toBe(expected);
  });
});

describe('web vitals', () => {
  test('are reported by about 0.01 % of the sessions', () => {
    const sampled = Array.from({ length: 100_000 }, (_, index) =>
      reportsVitals(0.0001, storageOf(), () => index / 100_000),
    );
    expect(sampled.filter(Boolean)).toHaveLength(10);
  });

  test('are reported by the whole session or not at all', () => {
    const storage = storageOf();
    expect(reportsVitals(0.5, storage, () => 0.1)).toBe(true);
    expect(reportsVitals(0.5, storage, () => 0.9)).toBe(true);
    const other = storageOf();
    expect(reportsVitals(0.5, other, () => 0.9)).toBe(false);
    expect(reportsVitals(0.5, other, () => 0.1)).toBe(false);
  });

  test('are chosen again on every page without storage', () => {
    expect(reportsVitals(0.5, deniedStorage, () => 0.1)).toBe(true);
  });
});

describe('user properties', () => {
  const environment = {
    codeVariant: 'ts',
    language: 'en',
    pixelRatio: 1,
    userAgent: '',
    systemIsDark: false,
    chosenScheme: null,
  };

  test('contain code variant, language, pixel ratio, system and chosen colour scheme', () => {
    const linux = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';
    expect(userProperties({ ...environment, userAgent: linux })).toEqual({
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1,
      os: 'Linux',
      colorSchemeOS: 'light',
      colorScheme: 'system',
    });
    expect(
      userProperties({
        codeVariant: 'js',
        language: 'ar',
        pixelRatio: 1.3333,
        userAgent: 'x',
        systemIsDark: true,
        chosenScheme: 'light',
      }),
    ).toEqual({
      codeVariant: 'JS',
      userLanguage: 'ar',
      devicePixelRatio: 1.3,
      os: 'other',
      colorSchemeOS: 'dark',
      colorScheme: 'light',
    });
  });

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'ChromeOS'],
  ])('%s is %s', (userAgent, os) => {
    expect(userProperties({ ...environment, userAgent }).os).toBe(os);
  });
});
