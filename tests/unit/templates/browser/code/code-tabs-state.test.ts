import { describe, expect, test } from 'vitest';
import {
  chosenTab,
  readTab,
  tabKey,
  writeTab,
} from '../../../../../templates/browser/code/code-tabs-state.ts';

const labels = ['npm', 'pnpm', 'yarn'];

test.each([
  ['the wanted label', 'yarn', 0, 2],
  ['a label it does not have: what is shown stays', 'bun', 1, 1],
  ['no wish', null, 1, 1],
])('chosenTab: %s', (_name, wanted, shown, index) => {
  expect(chosenTab(labels, wanted, shown)).toBe(index);
});

test('the key is the established one', () => {
  expect(tabKey('package-manager')).toBe('codeblock-package-manager');
});

describe('storage', () => {
  test('what is written is read', () => {
    const kept = new Map<string, string>();
    const storage = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void kept.set(key, value),
    };
    writeTab(storage, 'package-manager', 'pnpm');
    expect([...kept]).toEqual([['codeblock-package-manager', 'pnpm']]);
    expect(readTab(storage, 'package-manager')).toBe('pnpm');
  });

  test('one that keeps nothing has none', () => {
    const storage = { read: () => null, write() {} };
    expect(readTab(storage, 'a')).toBeNull();
  });
});
