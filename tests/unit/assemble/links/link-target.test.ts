import { expect, test } from 'vitest';
import { type AddressOf, mediaOutputPath, resolveLink } from '../../../../src/assemble/links/resolve-link.ts';
import { pageAddresses } from '../../../../src/assemble/props/site-index.ts';
import { hash } from '../../../../src/lib/hash.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import type { LinkTarget, Page } from '../../../../src/model/site.ts';
import { siteOf } from '../../../support/sample-site.ts';

const config = `
url: https://docs.acme.dev
base: /ui/
productionHosts: [docs.acme.dev, www.acme.dev]
languages: [en, zh]
externalPaths: [/store/]
products: [{ id: m, name: M, root: /m/, content: m }]
public: static
alias: { '@site': '.', '@ui': '@acme/ui' }
`;

/** The target of a link on `/m/react-button` or its translation, and its `href`. */
function follow(
  url: string,
  language: 'en' | 'zh' = 'en',
): { target: LinkTarget | undefined; href: string; rel: string } {
  const text = `# Button\n\n[x](${url})\n`;
  const site = siteOf({
    config,
    pages: {
      'm/components/button/button.md': language === 'en' ? text : '# Button',
      'm/components/button/button-zh.md': text,
      'm/components/chip/chip.md': '# Chip',
      'm/components/chip/chip-zh.md': '# Chip',
      'm/start.md': '# Start',
    },
    files: ['m/components/button/a b.png', 'm/pictures/c.svg'],
  });
  const page = site.pages.find(
    (candidate: Page) => candidate.language === language && candidate.path.endsWith('/react-button'),
  );
  const target = page?.links[0];
  const addresses = pageAddresses(site);
  const address: AddressOf = (path, named = language) => addresses.at(path, named);
  return { target, ...(target ? resolveLink(target, site.config, address) : { href: '', rel: '' }) };
}

const media = (source: string) => `/ui/${mediaOutputPath(source as SourcePath, hash(source))}`;

test.each<[string, LinkTarget['kind'], string]>([
  // Anchors in the page.
  ['#sizes', 'self', '#sizes'],
  ['', 'self', ''],
  // Its query.
  ['?b=1#a', 'self', '?b=1#a'],
  // Paths of the site.
  ['/m/react-chip/', 'page', '/ui/m/react-chip/'],
  ['/m/react-chip', 'page', '/ui/m/react-chip/'],
  ['/m/react-chip#a', 'page', '/ui/m/react-chip/#a'],
  ['/m/react-chip/?b=1#a', 'page', '/ui/m/react-chip/?b=1#a'],
  ['/m//react-chip', 'page', '/ui/m/react-chip/'],
  ['/', 'page', '/ui/'],
  ['/m/nowhere', 'unknown-page', '/ui/m/nowhere/'],
  ['/m/llms.txt', 'public', '/ui/m/llms.txt'],
  // Files.
  ['../chip/chip.md', 'page', '/ui/m/react-chip/'],
  ['../chip/chip.md#a', 'page', '/ui/m/react-chip/#a'],
  ['./button.md', 'page', '/ui/m/react-button/'],
  ['../../start.md', 'page', '/ui/m/start/'],
  ['../../pictures/c.svg', 'media', media('m/pictures/c.svg')],
  ['a%20b.png', 'media', media('m/components/button/a b.png')],
  // As other tools write them: without extension, as HTML, as a folder.
  ['../chip/chip', 'page', '/ui/m/react-chip/'],
  ['../chip/chip.html#a', 'page', '/ui/m/react-chip/#a'],
  ['../chip/chip/?b=1', 'page', '/ui/m/react-chip/?b=1'],
  ['../chip/', 'page', '/ui/m/react-chip/'],
  // Relative to the address of the page, without and with a slash at its end.
  ['react-chip#a', 'page', '/ui/m/react-chip/#a'],
  ['../react-chip/', 'page', '/ui/m/react-chip/'],
  // From the folder of all pages, without "./".
  ['components/chip/chip.md#a', 'page', '/ui/m/react-chip/#a'],
  ['/components/chip/chip.md#a', 'page', '/ui/m/react-chip/#a'],
  ['/m/components/chip/chip.md', 'page', '/ui/m/react-chip/'],
  // By an alias of the site.
  ['@site/m/components/chip/chip.md#a', 'page', '/ui/m/react-chip/#a'],
  ['@site/m/components/chip', 'page', '/ui/m/react-chip/'],
  ['@site/m/pictures/c.svg', 'media', media('m/pictures/c.svg')],
  ['@site/static/img/a.png?b', 'public', '/ui/img/a.png?b'],
  ['@site/gone.md', 'unknown-file', '@site/gone.md'],
  ['@ui/gone.md', 'unknown-file', '@ui/gone.md'],
  ['@other/a.md', 'unknown-file', '@other/a.md'],
  ['./components/chip/chip.md', 'unknown-file', './components/chip/chip.md'],
  ['../chip', 'page', '/ui/m/react-chip/'],
  ['./button', 'page', '/ui/m/react-button/'],
  ['./', 'page', '/ui/m/react-button/'],
  ['../../start', 'page', '/ui/m/start/'],
  ['../../../../../start', 'unknown-file', '../../../../../start'],
  ['../chip/gone', 'unknown-file', '../chip/gone'],
  ['/m/react-chip.html', 'page', '/ui/m/react-chip/'],
  ['/m/react-chip/index.html#a', 'page', '/ui/m/react-chip/#a'],
  ['/m/gone.html', 'public', '/ui/m/gone.html'],
  ['../chip/gone.md', 'unknown-file', '../chip/gone.md'],
  ['100%.md', 'unknown-file', '100%25.md'],
  // The site's own hosts.
  ['https://docs.acme.dev/m/react-chip', 'page', '/ui/m/react-chip/'],
  ['http://www.acme.dev/m/react-chip/#a', 'page', '/ui/m/react-chip/#a'],
  ['https://docs.acme.dev', 'page', '/ui/'],
  ['HTTPS://Docs.Acme.Dev/m/react-chip/', 'page', '/ui/m/react-chip/'],
  ['https://docs.acme.dev:443/m/react-chip/', 'page', '/ui/m/react-chip/'],
  ['https://reader@docs.acme.dev/m/react-chip/', 'page', '/ui/m/react-chip/'],
  ['https://docs.acme.dev/store/pro', 'external-path', '/store/pro'],
  // Another deployment on the host.
  ['/store/', 'external-path', '/store/'],
  ['/store', 'external-path', '/store'],
  ['/store/pro?x=1', 'external-path', '/store/pro?x=1'],
  ['/stores/', 'unknown-page', '/ui/stores/'],
])('%s is a link of kind %s with the href %s', (url, kind, href) => {
  const found = follow(url);
  expect([found.target?.kind, found.href, found.rel]).toEqual([kind, href, '']);
});

test.each([
  ['https://a.dev/b', 'noopener'],
  ['https://docs.acme.dev.evil.dev/m/', 'noopener'],
  ['https://docs.acme.dev:8080/m/', 'noopener'],
  ['//a.dev/b', 'noopener'],
  ['mailto:a@b.dev', ''],
  ['tel:123', ''],
])('%s is an external link with rel %j', (url, rel) => {
  expect(follow(url)).toEqual({ target: { kind: 'external', url }, href: url, rel, newTab: false });
});

test.each([
  ['/m/react-chip/', '/ui/zh/m/react-chip/'],
  ['/zh/m/react-chip/', '/ui/zh/m/react-chip/'],
  // An untranslated page exists in every language.
  ['/m/start/', '/ui/zh/m/start/'],
  ['/zh/m/start/', '/ui/zh/m/start/'],
  ['../chip/chip-zh.md', '/ui/zh/m/react-chip/'],
  ['/', '/ui/zh/'],
  ['../chip/chip.md', '/ui/zh/m/react-chip/'],
  ['#a', '#a'],
])('on a translated page %s leads to %s', (url, href) => {
  expect(follow(url, 'zh').href).toBe(href);
});

test('files of one name in two folders have two output paths', () => {
  const path = (text: string) => mediaOutputPath('a/b.png' as SourcePath, hash(text));
  expect(path('one')).toMatch(/^media\/b-[\w-]{10}\.png$/);
  expect(path('one')).not.toBe(path('two'));
});
