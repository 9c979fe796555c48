import { expect, test } from 'vitest';
import type { NavigationItem } from '../../../../src/model/navigation-slice.ts';
import { english } from '../../../../src/model/words.ts';
import { createTemplates } from '../../../../templates/server.tsx';

function page(number: number): NavigationItem {
  const id = `page-${number}`;
  const title = `Page ${number}`;
  return {
    kind: 'page',
    id,
    title,
    href: `/${id}/`,
    outward: false,
    badges: [],
    current: false,
    linkProps: {},
  };
}

test('thousands of entries, drawn a thousand at a time, keep their words and their places', () => {
  const pages = Array.from({ length: 2501 }, (_, index) => page(index));
  const section: NavigationItem = { kind: 'subheader', id: 'section', title: 'Section', items: pages };
  const { html } = createTemplates({}).renderNavigation([page(9999), section], english);
  const found = [
    ...html.matchAll(/<a href="\/page-(\d+)\/"[^>]*>(?:<svg.*?<\/svg>)?<bdi>Page (\d+)<\/bdi>/g),
  ];
  expect(found.map(([, address]) => Number(address))).toEqual([9999, ...pages.keys()]);
  expect(found.map(([, , title]) => title)).toEqual(found.map(([, address]) => address));
  expect(html).not.toContain('data-cut');
});
