import { describe, expect, test } from 'vitest';
import {
  foreignFlags,
  foreignHint,
  foreignKeys,
  foreignTexts,
  isSynonym,
} from '../../../../src/parse/front-matter/foreign-keys.ts';
import { navigationHints } from '../../../../src/parse/front-matter/navigation-hints.ts';
import type { Problem, Values } from '../../../../src/parse/front-matter/read-values.ts';

test.each<[values: Values, keys: string[]]>([
  [{ title: 'A', own: 1, toString: 'a', components: [] }, []],
  [
    { prev: 'a', next: false, slug: '/a/', tags: [], pagination_label: null },
    ['prev', 'next', 'slug', 'tags'],
  ],
  [{ outline: false, tableOfContents: false, aside: false }, []],
  [{ outline: 'deep', tableOfContents: true, aside: 'left' }, ['outline', 'tableOfContents', 'aside']],
  [{ layout: 'doc' }, []],
  [{ layout: 'landing', template: 'splash' }, []],
  [{ layout: 'home', template: 'page' }, []],
  [{ layout: 'blog', template: ['doc'] }, ['layout', 'template']],
  [{ layout: 'homepage' }, ['layout']],
  [{ ref: 'docs/a.md' }, []],
  [{ ref: 'docs/a.mdx' }, []],
  [{ ref: 'docs/a' }, ['ref']],
  [{ hero: { name: 'A' } }, ['hero']],
])('of %j, these keys have no effect: %j', (values, keys) => {
  expect(foreignKeys(values, false)).toEqual(keys);
});

test('a start page is shown, except for a picture that only another tool finds', () => {
  expect(foreignKeys({ hero: { name: 'A' } }, true)).toEqual([]);
  expect(foreignKeys({ hero: { image: '@assets/a.png' }, prev: 1 }, true)).toEqual(['prev', 'hero.image']);
  expect(foreignKeys({ hero: { image: '@assets/a.png' } }, false)).toEqual(['hero']);
});

test.each<[values: Values, flags: object]>([
  [{}, {}],
  [{ layout: 'home' }, { disableToc: true, wideLayout: true }],
  [{ layout: 'landing' }, { disableToc: true, wideLayout: true }],
  [{ layout: 'page' }, { disableToc: true, wideLayout: true }],
  [{ template: 'splash' }, { disableToc: true, wideLayout: true }],
  [{ layout: 'doc', template: 'splash' }, {}],
  [{ layout: 'homepage' }, {}],
  [{ outline: false }, { disableToc: true }],
  [{ tableOfContents: false }, { disableToc: true }],
  [{ aside: false }, { disableToc: true }],
  [{ outline: 'deep', tableOfContents: true }, {}],
  [{ hide_table_of_contents: true }, { disableToc: true }],
  [{ hide_table_of_contents: false }, {}],
])('the flags that %j means', (values, flags) => {
  expect(foreignFlags(values)).toEqual(flags);
});

test('texts by the keys that other programs have for them', () => {
  expect(foreignTexts({ metaTitle: 'A', metaDescription: 1, product: 'p', title: 'B' })).toEqual({
    title: 'A',
    productId: 'p',
  });
  expect(['metaTitle', 'product', 'title', 'toString'].map(isSynonym)).toEqual([true, true, false, false]);
});

test('a hint is for the keys of other tools', () => {
  expect(foreignHint('slug')).toBe('Write "path" with the whole address of the page.');
  expect(foreignHint('toString')).toBeUndefined();
});

describe('how a page is listed', () => {
  test.each<[values: Values, hints: object | undefined]>([
    [{}, undefined],
    [{ order: 2, sidebar_position: 3 }, { order: 2 }],
    [{ order: 0 }, { order: 0 }],
    [{ order: null, sidebar_position: 3, nav_order: 4 }, { order: 3 }],
    [{ nav_order: 4, sidebar: { order: 5 } }, { order: 4 }],
    [{ sidebar: { order: 5 } }, { order: 5 }],
    [{ sidebar_position: '3', nav_order: Number.POSITIVE_INFINITY }, undefined],
    [{ sidebar_label: ' A ', sidebar: { label: 'B' } }, { title: 'A' }],
    [{ sidebar_label: ' ', sidebar: { label: 'B' } }, { title: 'B' }],
    [{ sidebar_label: ' ', sidebar: { label: 1 } }, undefined],
    [{ nav_exclude: true }, { hidden: true }],
    [{ sidebar: { hidden: true } }, { hidden: true }],
    [{ nav_exclude: 'true', sidebar: { hidden: 1 } }, undefined],
    [{ sidebar: { badge: 'New' } }, { badge: 'new' }],
    [{ sidebar: { badge: { text: 'Experimental', variant: 'tip' } } }, { badge: 'unstable' }],
    [{ sidebar: { badge: 'Hot' } }, undefined],
    [{ sidebar: 'a' }, undefined],
    [
      { order: 1, sidebar: { label: 'A', hidden: true, badge: 'deprecated' } },
      { order: 1, title: 'A', hidden: true, badge: 'deprecated' },
    ],
  ])('%j', (values, hints) => {
    const problems: Problem[] = [];
    expect(navigationHints(values, problems)).toEqual(hints);
    expect(problems).toEqual([]);
  });

  test('an order that is no number is reported', () => {
    const problems: Problem[] = [];
    expect(navigationHints({ order: 'first', nav_order: 4 }, problems)).toEqual({ order: 4 });
    expect(problems).toEqual([
      {
        key: 'order',
        code: 'front-matter-value',
        message: '"order" in the front matter must be a number; found "first".',
        hint: 'order: 1',
      },
    ]);
  });
});
