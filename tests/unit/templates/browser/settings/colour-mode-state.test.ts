import { describe, expect, test } from 'vitest';
import {
  readColourChoice,
  schemeOf,
  writeColourChoice,
} from '../../../../../templates/browser/settings/colour-mode-state.ts';

function storageOf(entries: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
}

const dark = { mode: 'dark', light: 'light', dark: 'dark' } as const;

const refuse = (): never => {
  throw new Error('denied');
};

describe('readColourChoice', () => {
  test.each([
    ['nothing kept', {}, { mode: 'system', light: 'light', dark: 'dark' }],
    ['a kept mode', { 'mui-mode': 'dark' }, { mode: 'dark', light: 'light', dark: 'dark' }],
    ['a mode that is none', { 'mui-mode': 'sepia' }, { mode: 'system', light: 'light', dark: 'dark' }],
    [
      'schemes of their own',
      { 'mui-color-scheme-light': 'dark' },
      { mode: 'system', light: 'dark', dark: 'dark' },
    ],
  ])('%s', (_name, entries, choice) => {
    const reports: string[] = [];
    expect(readColourChoice(storageOf(entries), (message) => reports.push(message))).toEqual(choice);
    expect(reports).toEqual([]);
  });

  test('tells of a scheme that the theme does not have', () => {
    const reports: string[] = [];
    const storage = storageOf({ 'mui-color-scheme-dark': 'midnight' });
    expect(readColourChoice(storage, (message) => reports.push(message)).dark).toBe('dark');
    expect(reports).toEqual(['There is no colour scheme "midnight". The known ones are: light, dark.']);
  });

  test('a storage that keeps nothing is as one that is empty', () => {
    const storage = { read: () => null, write() {} };
    expect(readColourChoice(storage, refuse).mode).toBe('system');
  });
});

test('writeColourChoice keeps mode and schemes under their established names', () => {
  const storage = storageOf({});
  writeColourChoice(storage, dark);
  expect(Object.fromEntries(storage.kept)).toEqual({
    'mui-mode': 'dark',
    'mui-color-scheme-light': 'light',
    'mui-color-scheme-dark': 'dark',
  });
});

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('schemeOf: %s, system dark: %s', (mode, systemIsDark, scheme) => {
  expect(schemeOf({ mode, light: 'light', dark: 'dark' }, systemIsDark)).toBe(scheme);
});
