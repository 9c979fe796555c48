import { expect, test } from 'vitest';
import { ownRedirect, redirectSources, redirectWithBase } from '../../../src/assemble/host-redirects.ts';
import { configOf, siteOf } from '../../support/sample-site.ts';

test.each([
  ['/new/', '/docs/new/'],
  ['https://acme.dev/new/', 'https://acme.dev/new/'],
])('to a host, a redirect from a path to %s leads to %s', (to, target) => {
  expect(redirectWithBase({ from: '/old/', to }, { base: '/docs/' })).toEqual({
    from: '/docs/old/',
    to: target,
  });
});

const rules =
  siteOf({
    redirects: `/a /conditional Country=de
/a /first
/a /second
/guide/:name /guides/:name/
/blog/* https://blog.dev/:splat
`,
  }).hostFiles.redirects?.rules ?? [];

test.each<[string, string | undefined, number | undefined]>([
  ['/a', '/first', 2],
  ['/guide/start', '/guides/start/', 4],
  ['/blog/2026/one', 'https://blog.dev/2026/one', 5],
  ['/guide/start/more', undefined, undefined],
  ['/b', undefined, undefined],
])("the site's own rule for %s leads to %s", (from, to, line) => {
  expect(ownRedirect({ from }, rules)).toEqual(to === undefined ? undefined : { to, line });
});

test('addresses that are redirected are those below the base, in any form of their letters', () => {
  const config = configOf('base: /%C3%BC/\nredirects: [{ from: /old/, to: /new/ }]\n');
  const { hostFiles } = siteOf({
    redirects: `/ü/a /ü/b
/%C3%BC/shop/* https://shop.dev/:splat 302
/ü/gone /ü/404 404
/ü/rewritten /ü/a 200
/ü/* /ü/fallback
/elsewhere /ü/a
`,
  });
  expect(redirectSources(config, hostFiles)).toEqual(['/old/', '/a', '/shop/*', '/rewritten']);
  expect(redirectSources(configOf(''), {})).toEqual([]);
});
