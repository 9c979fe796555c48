import { expect, test } from 'vitest';
import type { NavigationItem } from '../../../../src/model/navigation.ts';
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
    linkProps: {},
  };
}

test('thousands of different entries, rendered in batches, keep their titles, addresses and order', () => {
  const pages = Array.from({ length: 2501 }, (_, index) => ({
    ...page(index),
    linkProps: { 'data-n': index },
  }));
  const section: NavigationItem = { kind: 'subheader', id: 'section', title: 'Section', items: pages };
  const { html } = createTemplates({}).renderNavigation([page(9999), section], english);
  const found = [
    ...html.matchAll(/<a[^>]* href="\/page-(\d+)\/"[^>]*>(?:<svg.*?<\/svg>)?<bdi>Page (\d+)<\/bdi>/g),
  ];
  expect(found.map(([, address]) => Number(address))).toEqual([9999, ...pages.keys()]);
  expect(found.map(([, , title]) => title)).toEqual(found.map(([, address]) => address));
  expect(html).not.toContain('data-cut');
});

const bare = { ...(page(0) as Extract<NavigationItem, { kind: 'page' }>), href: '/plain/' };

test('entries with the same template have their own titles and addresses, escaped as by React', () => {
  const odd = { title: `"Tom" & 'Jerry' <b> $& $1`, href: '/a/?b="c"&d=<e>' };
  const icon = { icon: 'Book', badges: ['new'] as const };
  const items: NavigationItem[] = [
    { ...bare, ...odd },
    { ...bare, ...odd, outward: true, href: 'https://a.example/?b="c"&d=<e>' },
    { ...bare, ...odd, ...icon, id: 'current' },
    { ...bare, title: '', linkProps: { rel: 'help', title: 'Help' } },
    { ...bare, href: 'javascript:alert(1)', outward: true },
  ];
  const { html } = createTemplates({}).renderNavigation(items, english, 'current');
  const [first = '', outward = '', current = '', empty = '', script = ''] =
    html.match(/<li>.*?<\/li>/g) ?? [];
  expect(first).toBe(
    '<li><a href="/a/?b=&quot;c&quot;&amp;d=&lt;e&gt;"><bdi>&quot;Tom&quot; &amp; &#x27;Jerry&#x27; &lt;b&gt; $&amp; $1</bdi></a></li>',
  );
  expect(outward).toBe(
    first.replace('/a/', 'https://a.example/').replace(/href="[^"]*"/, (href) => `${href} class="outward"`),
  );
  expect(current).toContain('<a aria-current="page" href="/a/?b=&quot;c&quot;&amp;d=&lt;e&gt;">');
  expect(current).toContain('<svg class="picture"');
  expect(current).toContain('New');
  expect(empty).toBe('<li><a rel="help" title="Help" href="/plain/"><bdi></bdi></a></li>');
  expect(script).not.toContain('alert');
});

test.each(['Unknown', 'constructor'])(
  'an entry with the icon "%s", which does not exist, has none',
  (icon) => {
    const { html } = createTemplates({}).renderNavigation([{ ...bare, icon }], english);
    expect(html).toContain('<bdi>');
    expect(html).not.toContain('<svg');
  },
);
