import { createElement, memo } from 'react';
import { expect, test } from 'vitest';
import { loadComponent, memoizeRecent } from '../../../../templates/components/render-demo.tsx';

test('a value is reused while its keys are identical', () => {
  const made: string[] = [];
  const renderings = memoizeRecent<number>(2);
  const ask = (name: string, ...from: unknown[]) => renderings(name, from, () => made.push(name));
  const demo = () => null;
  expect([ask('a', demo, 'ltr'), ask('a', demo, 'ltr')]).toEqual([1, 1]);
  expect(ask('a', demo, 'rtl')).toBe(2);
  expect(ask('a', () => null, 'rtl')).toBe(3);
});

test('the least recently used value is dropped', () => {
  const made: string[] = [];
  const renderings = memoizeRecent<number>(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) renderings(name, [], () => made.push(name));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is not memoized', () => {
  const renderings = memoizeRecent<string>(2);
  const fail = () => {
    throw new Error('not yet');
  };
  expect(() => renderings('a', [], fail)).toThrow('not yet');
  expect(renderings('a', [], () => 'rendered')).toBe('rendered');
});

test.each([
  ['an element', createElement('b', { key: 'b' })],
  ['an object', { a: 1 }],
  ['nothing', undefined],
])('%s is no component', async (_, value) => {
  const loading = loadComponent('Use.tsx', { 'Use.tsx': async () => ({ default: value }) as never });
  await expect(loading).rejects.toThrow('its module has no default export that React can render.');
});

test('a memoized component is one', async () => {
  const component = memo(() => null);
  await expect(
    loadComponent('Use.tsx', { 'Use.tsx': async () => ({ default: component }) as never }),
  ).resolves.toBe(component);
});
