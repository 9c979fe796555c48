import { expect, test } from 'vitest';
import { readLayouts, writeLayout } from '../../../../../templates/browser/api/api-layouts.ts';

function storageOf(stored: Record<string, string>): () => Pick<Storage, 'getItem' | 'setItem'> {
  return () => ({
    getItem: (key) => stored[key] ?? null,
    setItem: (key, text) => {
      stored[key] = text;
    },
  });
}

test.each([
  ['nothing', undefined, {}],
  ['a choice', '{"props":"collapsed"}', { props: 'collapsed' }],
  ['an unknown layout', '{"props":"tiles","slots":"table"}', { slots: 'table' }],
  ['no JSON', 'table', {}],
  ['null', 'null', {}],
])('%s is read', (_name, text, expected) => {
  expect(readLayouts(storageOf(text === undefined ? {} : { 'api-layout': text }))).toEqual(expected);
});

test('a choice is stored beside those for other kinds of groups', () => {
  const storage = storageOf({});
  writeLayout(storage, 'props', 'collapsed');
  writeLayout(storage, 'classes', 'expanded');
  writeLayout(storage, 'props', 'table');
  expect(readLayouts(storage)).toEqual({ props: 'table', classes: 'expanded' });
});

test('without access nothing is read or written', () => {
  const denied = (): Storage => {
    throw new Error('Access denied.');
  };
  writeLayout(denied, 'props', 'collapsed');
  expect(readLayouts(denied)).toEqual({});
});
