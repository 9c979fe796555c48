import { expect, test } from 'vitest';
import { prefetchAddress } from '../../../../../templates/browser/navigation/next-page.ts';

const siteLocation = {
  current: 'https://acme.dev/docs/button/?tab=1#usage',
  base: '/docs/',
  outside: ['/docs/store/*', '/docs/old/:name/', '/docs/a.b/'],
};

test.each([
  ['a page of the site', 'https://acme.dev/docs/card/', 'https://acme.dev/docs/card/'],
  ['a heading of it', 'https://acme.dev/docs/card/#usage', 'https://acme.dev/docs/card/'],
  ['a page with a query', 'https://acme.dev/docs/card/?tab=2', 'https://acme.dev/docs/card/?tab=2'],
  ['the home page', 'https://acme.dev/docs/', 'https://acme.dev/docs/'],
  ['a page with an address like one outside', 'https://acme.dev/docs/axb/', 'https://acme.dev/docs/axb/'],
  ['the open page', 'https://acme.dev/docs/button/?tab=1#basics', undefined],
  ['another site', 'https://elsewhere.dev/docs/card/', undefined],
  ['the host, outside the base', 'https://acme.dev/blog/', undefined],
  ['a neighbouring site', 'https://acme.dev/docs/store/cart/', undefined],
  ['a redirect that leaves the site', 'https://acme.dev/docs/old/card/', undefined],
  ['a file', 'https://acme.dev/docs/card/index.md', undefined],
  ['an email address', 'mailto:us@acme.dev', undefined],
  ['an invalid address', 'https://', undefined],
])('a link to %s', (_name, href, expected) => {
  expect(prefetchAddress(href, siteLocation)).toBe(expected);
});
