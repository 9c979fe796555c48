import { expect, test } from 'vitest';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import { selectRoutes } from '../../../src/render/select-routes.ts';
import { siteOf } from '../../support/sample-site.ts';

const routes = planRoutes(siteOf({ pages: { 'a.md': '# A', 'ui/button.md': '# B', 'ui/link.md': '# L' } }));

function selected(only: readonly string[], among = routes) {
  const warnings: string[] = [];
  const found = selectRoutes(among, only, (sentence) => void warnings.push(sentence));
  return { paths: found.map(({ path }) => path), warnings };
}

test.each<[string[], string[]]>([
  [['/a'], ['/_app', '/a']],
  [['/a/'], ['/_app', '/a']],
  [['/ui/**'], ['/_app', '/ui/button', '/ui/link']],
  [
    ['/ui/b*', '/a'],
    ['/_app', '/a', '/ui/button'],
  ],
])('%j selects its pages, with or without a slash, and the app shell', (only, paths) => {
  expect(selected(only)).toEqual({ paths, warnings: [] });
});

test('without any glob, all routes are selected', () => {
  expect(selected([]).paths).toEqual(routes.map(({ path }) => path));
});

test('each glob that matches nothing is reported, with a similar address or the first one', () => {
  expect(selected(['/ui/buton/', '/a', '/nothing/like/it/**'])).toEqual({
    paths: ['/_app', '/a'],
    warnings: [
      'No page matches --only "/ui/buton/". Use a path such as "/ui/button/".',
      'No page matches --only "/nothing/like/it/**". Use a path such as "/a/".',
    ],
  });
});

test('a site without pages has no address to suggest', () => {
  const warnings = ['No page matches --only "/a".'];
  expect(selected(['/a'], planRoutes(siteOf({}))).warnings).toEqual(warnings);
});
