import { expect, test } from 'vitest';
import {
  adjacentPages,
  findTrail,
  indexNavigation,
  type NavigationIndex,
} from '../../../../src/assemble/navigation/index-navigation.ts';
import { navigationSlice, wholeNavigation } from '../../../../src/assemble/navigation/navigation-slice.ts';
import type { NavigationItem } from '../../../../src/model/navigation.ts';
import type { SitePath } from '../../../../src/model/path.ts';
import { siteOf } from '../../../support/sample-site.ts';

const yaml = `
- pathname: /m/start
- pathname: /m/components
  children:
    - pathname: /m/inputs
      subheader: inputs
      children:
        - pathname: /m/react-button
        - { pathname: '/m/react-button#sizes', title: Sizes }
        - pathname: /m/more
          children: [{ pathname: /m/react-deep }]
    - pathname: /m/react-chip
- pathname: /m/guides
  ordered: false
  children: [{ pathname: /m/guides/a }, { pathname: /m/guides/b, ordered: true }]
- { pathname: /m/llms.txt, title: For machines }
- { pathname: 'https://store.dev/', title: Store }
- pathname: /m/end
`;

function index(text = yaml): NavigationIndex {
  const config = 'products: [{ id: m, name: M, root: /m/, navigation: navigation/m.yaml }]';
  const found = siteOf({ config, navigation: { 'navigation/m.yaml': text } }).navigation.get('m');
  if (found === undefined) throw new Error('no tree');
  return indexNavigation(found);
}

const trail = (path: string) => findTrail(index(), path as SitePath);

test.each<[string, string[]]>([
  ['/m/start', ['Start']],
  ['/m/react-button', ['Components', 'Inputs', 'Button']],
  ['/m/react-button/components-api', ['Components', 'Inputs', 'Button']],
  ['/m/react-button/hooks-api', ['Components', 'Inputs', 'Button']],
  ['/m/react-deep', ['Components', 'Inputs', 'More', 'Deep']],
  ['/m/guides/a', ['Guides', 'A']],
  ['/m/components', []],
  ['/m/nowhere', []],
  ['/', []],
])('the trail of %s is %j', (path, titles) => {
  expect(trail(path).map(({ title }) => title)).toEqual(titles);
});

test.each<[string, string | undefined, string | undefined]>([
  ['/m/start', undefined, 'Button'],
  ['/m/react-button', 'Start', 'Deep'],
  ['/m/react-deep', 'Button', 'Chip'],
  ['/m/react-chip', 'Deep', 'B'],
  ['/m/guides/b', 'Chip', 'End'],
  ['/m/end', 'B', undefined],
  // A page outside the order, and one outside the tree.
  ['/m/guides/a', undefined, undefined],
  ['/m/nowhere', undefined, undefined],
])('the pages adjacent to %s are %s and %s', (path, before, after) => {
  const whole = index();
  const { previous, next } = adjacentPages(whole, findTrail(whole, path as SitePath).at(-1));
  expect([previous?.title, next?.title]).toEqual([before, after]);
});

/** Titles with their groups; `+` open, `-` closed, `*` the current page. */
function outline(items: readonly NavigationItem[], current?: string): unknown[] {
  return items.map((item) => {
    if (item.kind === 'more') return `${item.count} ${item.side}: ${item.href}`;
    if (item.kind === 'page') return item.id === current ? `*${item.title}` : item.title;
    const state = item.kind === 'group' ? (item.state === 'open' ? '+' : '-') : '';
    return [state + item.title, ...outline(item.items, current)];
  });
}

test('a page contains the top level and the groups on its trail', () => {
  const whole = index();
  const slice = (path: string) => {
    const { items, current } = navigationSlice(
      whole.tree,
      findTrail(whole, path as SitePath),
      (href) => href,
    );
    return outline(items, current);
  };
  const rest = ['For machines', 'Store', 'End'];
  expect(slice('/m/react-button')).toEqual([
    'Start',
    ['+Components', ['Inputs', '*Button', 'Sizes', ['-More']], 'Chip'],
    ['-Guides'],
    ...rest,
  ]);
  expect(slice('/m/react-deep')).toEqual([
    'Start',
    ['+Components', ['Inputs', 'Button', 'Sizes', ['+More', '*Deep']], 'Chip'],
    ['-Guides'],
    ...rest,
  ]);
  expect(slice('/m/nowhere')).toEqual(['Start', ['-Components'], ['-Guides'], ...rest]);
});

test('the pages of a group share one list of items', () => {
  const whole = index(pages(200));
  const localise = (href: string) => href;
  const itemsAt = (path: string) =>
    navigationSlice(whole.tree, findTrail(whole, path as SitePath), localise).items;
  expect(itemsAt('/m/page-41')).toBe(itemsAt('/m/page-59'));
  expect(itemsAt('/m/page-41')).not.toBe(itemsAt('/m/page-60'));
  expect(itemsAt('/m/page-41')).not.toEqual(itemsAt('/m/page-60'));
});

/** Pages 0 to count - 1, as entries of a list that is so far to the right. */
const pages = (count: number, indent = '') =>
  Array.from({ length: count }, (_, page) => `${indent}- pathname: /m/page-${page}\n`).join('');

test.each<[number, string, string[]]>([
  [80, '/m/page-0', ['Page 0', 'Page 79']],
  [81, '/m/page-0', ['Page 0', 'Page 59', '21 after: /m/page-60/']],
  [1000, '/m/nowhere', ['Page 0', 'Page 59', '940 after: /m/page-60/']],
  [1000, '/m/page-39', ['Page 0', 'Page 59', '940 after: /m/page-60/']],
  [1000, '/m/page-40', ['20 before: /m/page-19/', 'Page 20', 'Page 79', '920 after: /m/page-80/']],
  [1000, '/m/page-999', ['960 before: /m/page-959/', 'Page 960', 'Page 999']],
])('of %i entries, the page %s contains those near it', (count, path, expected) => {
  const whole = index(pages(count));
  const trail = findTrail(whole, path as SitePath);
  const { items } = navigationSlice(whole.tree, trail, (href) => href);
  const titles = outline(items).map((title) => String(title).replace('*', ''));
  const isEnd = (title: string, at: number) =>
    title.includes(':') ||
    at === 0 ||
    at === titles.length - 1 ||
    titles[at - 1]?.includes(':') ||
    titles[at + 1]?.includes(':');
  expect(titles.filter(isEnd)).toEqual(expected);
  expect(items.filter(({ kind }) => kind === 'page').length).toBeLessThanOrEqual(80);
});

test('long lists in groups are cut too, but not entries that no page shows', () => {
  const outside = Array.from(
    { length: 100 },
    (_, at) => `    - { pathname: 'https://x.dev/${at}/', title: X }\n`,
  );
  const whole = index(`- pathname: /m/g\n  children:\n${pages(200, '    ')}${outside.join('')}`);
  const itemsAt = (path: string) => {
    const [group] = navigationSlice(whole.tree, findTrail(whole, path as SitePath), (href) => href).items;
    return group?.kind === 'group' ? outline(group.items) : [];
  };
  expect(itemsAt('/m/page-0').at(-1)).toBe('240 after: /m/page-60/');
  const last = itemsAt('/m/page-199');
  expect(last[0]).toBe('160 before: /m/page-159/');
  expect(last).toHaveLength(1 + 40 + 100);
});

test('the fragment contains every group and has no current page', () => {
  const items = outline(wholeNavigation(index().tree, (href) => href));
  expect(items).toEqual([
    'Start',
    ['+Components', ['Inputs', 'Button', 'Sizes', ['+More', 'Deep']], 'Chip'],
    ['+Guides', 'A', 'B'],
    'For machines',
    'Store',
    'End',
  ]);
});

test('links of the site are localised, external links are not', () => {
  const hrefs = wholeNavigation(index().tree, (href) => `/docs${href}`).map((item) =>
    'href' in item ? item.href : '',
  );
  expect(hrefs).toEqual([
    '/docs/m/start/',
    '/docs/m/react-button/',
    '/docs/m/guides/a/',
    '/docs/m/llms.txt',
    'https://store.dev/',
    '/docs/m/end/',
  ]);
});
