import { expect, test } from 'vitest';
import { sourceRoute } from '../../../src/assemble/routes/route-path.ts';
import { resolveProduct } from '../../../src/config/product-schema.ts';
import { routeTable } from '../../../src/inspect/route-table.ts';
import type { SourcePath } from '../../../src/model/path.ts';

const products = [resolveProduct({ id: 'x', name: 'X', root: '/x/', content: '../docs' })];

const pagesOf = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages).map(([source, path]) => ({ source: source as SourcePath, path }));

test.each<[string, Record<string, string>, [string, string][]]>([
  ['addresses by convention need no rule', { '../docs/a/a.md': '/x/a/', '../docs/b.md': '/x/b/' }, []],
  [
    'one other address is a rule of its own',
    { '../docs/a.md': '/x/first/' },
    [['../docs/a.md', '/x/first/']],
  ],
  [
    'three of a kind share a rule',
    {
      '../docs/c/a/a.md': '/x/react-a/',
      '../docs/c/b/b.md': '/x/react-b/',
      '../docs/c/d/d.md': '/x/react-d/',
    },
    [['../docs/c/:name/:name.md', '/x/react-:name/']],
  ],
  [
    'exceptions stand before the rule that fits them',
    {
      '../docs/c/a.md': '/x/new/a/',
      '../docs/c/b.md': '/x/new/b/',
      '../docs/c/d.md': '/x/new/d/',
      '../docs/c/overview.md': '/x/',
      '../docs/c/same.md': '/x/c/same/',
    },
    [
      ['../docs/c/overview.md', '/x/'],
      ['../docs/c/same.md', '/x/c/same/'],
      ['../docs/c/:name.md', '/x/new/:name/'],
    ],
  ],
  [
    'three files of one name share a rule',
    {
      '../docs/c/a/README.en-US.md': '/x/c/a/',
      '../docs/c/b/README.en-US.md': '/x/c/b/',
      '../docs/c/d/README.en-US.md': '/x/c/d/',
      '../docs/c/e/README.en-US.md': '/x/e/',
    },
    [
      ['../docs/c/e/README.en-US.md', '/x/e/'],
      ['../docs/c/:name/README.en-US.md', '/x/c/:name/'],
    ],
  ],
  [
    'a file outside every product has a rule of its own',
    { '../src/a.md': '/x/a/', '../src/b.md': '/x/b/', '../src/c.md': '/x/c/' },
    [
      ['../src/a.md', '/x/a/'],
      ['../src/b.md', '/x/b/'],
      ['../src/c.md', '/x/c/'],
    ],
  ],
  [
    'characters of globs are escaped',
    { '../docs/(a) [b].md': '/x/first/' },
    [['../docs/\\(a\\) \\[b\\].md', '/x/first/']],
  ],
])('%s', (_, pages, rules) => {
  const planned = pagesOf(pages);
  const routes = routeTable(planned, { products, languages: ['en'] });
  expect(routes.map(({ source, path }) => [source, path])).toEqual(rules);
  // Every page gets its address by the rules.
  const config = {
    routes: routes.map((route) => ({ ...route, flags: {} })),
    products,
    languages: ['en'] as const,
  };
  const addresses = planned.map(({ source }) => `${sourceRoute(source, config)}/`);
  expect(addresses.map((address) => address.replace('//', '/'))).toEqual(planned.map(({ path }) => path));
});
