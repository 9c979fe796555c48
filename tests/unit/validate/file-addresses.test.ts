import { describe, expect, test } from 'vitest';
import { fileAddresses, hasFile } from '../../../src/validate/file-addresses.ts';
import { siteOf } from '../../support/sample-site.ts';

const site = siteOf({
  config: 'languages: [en, de]\nproducts: [{ id: m, name: M, root: /m/, content: m }]\n',
  pages: { 'm/a.md': '# A', 'm/part/index.md': '# Part', 'm/a.de.md': '# A' },
  publicFiles: ['public/logo.svg', 'public/m/part.pdf'],
});
const addresses = fileAddresses(site);
const isThere = (path: string) => hasFile(path, addresses, site.space);

describe('the website has', () => {
  test.each([
    ...['/logo.svg', '/m/part.pdf', '/robots.txt', '/sw.js', '/404.html'],
    // Names of files in these folders are known only after the build.
    ...['/assets/app-1a2b.js', '/media/a/b.png', '/_search/en.json', '/_social/m.png', '/_components/m.json'],
    // Of a language, a product, or one of several parts.
    ...['/de/feed.xml', '/m/llms.txt', '/de/m/llms-full.txt', '/llms-full-2.txt', '/sitemap-3.xml'],
    // The Markdown copies of pages.
    ...['/m/a/index.md', '/de/m/a/index.md', '/de/m/part/index.md', '/index.md', '/de/index.md'],
  ])('%s', (path) => {
    expect(isThere(path)).toBe(true);
  });
});

describe('the website lacks', () => {
  test.each([
    ...['/logo.png', '/part.pdf', '/m/logo.svg', '/de/robots.txt', '/m/sw.js'],
    ...['/m/assets/', '/other/media/', '/assets.js', '/x/assets/app.js'],
    ...['/llms-full.md', '/llms-full-x.txt', '/sitemap-3.txt', '/m/feed.json'],
    // Copies have the address of their page.
    ...['/m/a.md', '/m/part.md', '/de/m/a.md', '/de.md', '/fr/index.md', '/m/b/index.md'],
    ...['/m/b.md', '/a.md', '/fr/m/a.md', '/dem/a.md', '/m/a.txt', '/de/m/b/index.md'],
  ])('%s', (path) => {
    expect(isThere(path)).toBe(false);
  });
});
