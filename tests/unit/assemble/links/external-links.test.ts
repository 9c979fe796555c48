import { expect, test } from 'vitest';
import { externalLinks } from '../../../../src/assemble/links/external-links.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

/** The web addresses of a site: `https://a.dev/ content/a.md:3:1 …` */
function linksIn(sample: SampleSite): string[] {
  return externalLinks(siteOf(sample)).map(({ url, places }) =>
    [url, ...places.map(({ file, line, column }) => `${file}:${line}:${column}`)].join(' '),
  );
}

test('addresses of pages, their front matter, navigation and redirects are listed once, in this order', () => {
  const sample = {
    config: `products: [{ id: m, name: M, root: /m/, content: m, navigation: n.yaml }]
redirects:
  - { from: /old/, to: 'https://a.dev/#old' }
  - { from: /new/, to: /m/a/ }
`,
    pages: {
      'm/a.md':
        '---\nwaiAria: https://aria.dev/button\nmaterialDesign: https://md.dev/button\n---\n\n# A\n\n[a](https://a.dev#one) and [m](./b.md)\n',
      'm/b.md': '# B\n\nSee [a](https://a.dev/).\n',
    },
    navigation: {
      'n.yaml':
        "- pathname: /m/group\n  children:\n    - { pathname: 'https://a.dev/', title: A }\n    - { pathname: 'https://b.dev/x', title: B }\n",
    },
  };
  expect(linksIn(sample)).toEqual([
    'https://aria.dev/button content/m/a.md:1:1',
    'https://md.dev/button content/m/a.md:1:1',
    expect.stringMatching(
      /^https:\/\/a\.dev\/ content\/m\/a\.md:8:1 content\/m\/b\.md:3:5 content\/n\.yaml:3:\d+ content\/site\.yaml:4:\d+$/,
    ),
    expect.stringMatching(/^https:\/\/b\.dev\/x content\/n\.yaml:4:\d+$/),
  ]);
});

test.each([
  ['//a.dev/b?c#d', 'https://a.dev/b?c'],
  ['HTTP://a.dev', 'http://a.dev/'],
  ['https://my.example.dev/', 'https://my.example.dev/'],
  ['https://localhost.dev/', 'https://localhost.dev/'],
  ['mailto:a@b.dev', undefined],
  ['ftp://a.dev/', undefined],
  ['https://a:b:c/', undefined],
  ['http://localhost:3000/', undefined],
  ['https://app.localhost/', undefined],
  ['https://acme.test/', undefined],
  ['https://acme.invalid/', undefined],
  ['https://printer.local/', undefined],
  ['https://acme.example/', undefined],
  ['https://example.com/', undefined],
  ['https://www.example.org/', undefined],
  ['https://example.net/', undefined],
])('%s is checked as %s', (written, url) => {
  expect(linksIn({ pages: { 'a.md': `# A\n\n[x](${written})\n` } })).toEqual(
    url === undefined ? [] : [`${url} content/a.md:3:1`],
  );
});

test.each([
  ['https://a.dev/:page/', false],
  ['https://a.dev:8080/b/', true],
  ['https://a.dev/b:1/', true],
])('a redirect to %s leads to one address: %s', (to, isAddress) => {
  const config = `redirects:\n  - { from: '/old/:page/', to: '${to}' }\n`;
  expect(linksIn({ config })).toEqual(isAddress ? [expect.stringContaining(to)] : []);
});
