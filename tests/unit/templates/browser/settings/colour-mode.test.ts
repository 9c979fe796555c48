import { describe, expect, test } from 'vitest';
import {
  readColourChoice,
  schemeOf,
  writeColourChoice,
} from '../../../../../templates/browser/settings/colour-mode.ts';

function storageOf(entries: Readonly<Record<string, string>>) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
  };
}

const dark = { mode: 'dark', light: 'light', dark: 'dark' } as const;

const fail = (): never => {
  throw new Error('denied');
};

describe('readColourChoice', () => {
  test.each([
    ['nothing stored', {}, { mode: 'system', light: 'light', dark: 'dark' }],
    ['a stored mode', { 'mui-mode': 'dark' }, { mode: 'dark', light: 'light', dark: 'dark' }],
    ['an unknown mode', { 'mui-mode': 'sepia' }, { mode: 'system', light: 'light', dark: 'dark' }],
    ['stored schemes', { 'mui-color-scheme-light': 'dark' }, { mode: 'system', light: 'dark', dark: 'dark' }],
  ])('%s', (_name, entries, choice) => {
    const reports: string[] = [];
    expect(readColourChoice(storageOf(entries), (message) => reports.push(message))).toEqual(choice);
    expect(reports).toEqual([]);
  });

  test('reports an unknown scheme', () => {
    const reports: string[] = [];
    const storage = storageOf({ 'mui-color-scheme-dark': 'midnight' });
    expect(readColourChoice(storage, (message) => reports.push(message)).dark).toBe('dark');
    expect(reports).toEqual(['Unknown colour scheme "midnight". Use one of: light, dark.']);
  });

  test('a storage without access reads as empty', () => {
    const storage = { read: () => null, write() {} };
    expect(readColourChoice(storage, fail).mode).toBe('system');
  });
});

test('writeColourChoice stores mode and schemes under the keys of MUI', () => {
  const storage = storageOf({});
  writeColourChoice(storage, dark);
  expect(Object.fromEntries(storage.stored)).toEqual({
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
