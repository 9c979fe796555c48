import { expect, test } from 'vitest';
import { pageAhead } from '../../../../../templates/browser/navigation/page-ahead.ts';

const surroundings = {
  here: 'https://acme.dev/docs/button/?tab=1#usage',
  base: '/docs/',
  outside: ['/docs/store/*', '/docs/old/:name/', '/docs/a.b/'],
};

test.each([
  ['a page of the site', 'https://acme.dev/docs/card/', 'https://acme.dev/docs/card/'],
  ['a part of it', 'https://acme.dev/docs/card/#usage', 'https://acme.dev/docs/card/'],
  ['a page with a query', 'https://acme.dev/docs/card/?tab=2', 'https://acme.dev/docs/card/?tab=2'],
  ['the home page', 'https://acme.dev/docs/', 'https://acme.dev/docs/'],
  ['a page like one outside', 'https://acme.dev/docs/axb/', 'https://acme.dev/docs/axb/'],
  ['the open page', 'https://acme.dev/docs/button/?tab=1#basics', undefined],
  ['another site', 'https://elsewhere.dev/docs/card/', undefined],
  ['the host, outside the base', 'https://acme.dev/blog/', undefined],
  ['a neighbour', 'https://acme.dev/docs/store/cart/', undefined],
  ['a redirect that leaves the site', 'https://acme.dev/docs/old/card/', undefined],
  ['a file', 'https://acme.dev/docs/card/index.md', undefined],
  ['mail', 'mailto:us@acme.dev', undefined],
  ['nothing that is an address', 'https://', undefined],
])('a link to %s', (_name, href, expected) => {
  expect(pageAhead(href, surroundings)).toBe(expected);
});
