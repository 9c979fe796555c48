import { expect, test } from 'vitest';
import type { ComponentProps, DemoProps, PageFacts } from '../../../src/model/part-props.ts';
import { failureOf, forBrowser } from '../../../src/render/for-browser.ts';

const demo: DemoProps = {
  kind: 'demo',
  entry: 'demo:A.tsx',
  id: 'A',
  name: 'A',
  code: { kind: 'same', variant: { files: [] } },
  dependencies: {},
  options: {},
  serverRendered: true,
  moment: 'visible',
};
const page = { href: '/a/', title: 'A' } as PageFacts;
const island = { kind: 'island', page, moment: 'idle', serverRendered: true } as const;
const component: ComponentProps = {
  kind: 'component',
  entry: 'component:A',
  id: 'A',
  options: {},
  mode: island,
};
const inBrowser = { ...component, mode: { ...island, serverRendered: false } };

test('a part is rendered by the browser if nothing else renders it', () => {
  expect(forBrowser(demo)).toEqual({ ...demo, serverRendered: false });
  expect(forBrowser(component)).toEqual(inBrowser);
});

test('no browser renders what it does not hydrate, or has to render anyway', () => {
  expect(forBrowser({ ...demo, serverRendered: false })).toBeUndefined();
  expect(forBrowser(inBrowser)).toBeUndefined();
  expect(forBrowser({ ...component, mode: { kind: 'static', page } })).toBeUndefined();
});

test('the place of an error is kept only for a part that no browser renders', () => {
  const error = Object.assign(new Error('No items'), { stack: 'at a.js' });
  expect(failureOf(error, component)).toEqual({ message: 'No items' });
  expect(failureOf(error, inBrowser)).toEqual({ message: 'No items', stack: 'at a.js' });
  expect(failureOf('No items', inBrowser)).toEqual({ message: 'No items' });
  expect(failureOf(Object.assign(error, { stack: undefined }), inBrowser)).toStrictEqual({
    message: 'No items',
  });
});
