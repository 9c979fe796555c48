import { describe, expect, test } from 'vitest';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import { emitFeeds } from '../../../../src/emit/crawlers/emit-feeds.ts';
import { emitSitemap } from '../../../../src/emit/crawlers/emit-sitemap.ts';
import { bytesOf } from '../../../../src/lib/bytes-of.ts';
import type { OutputFile } from '../../../../src/model/output.ts';
import { siteOf } from '../../../support/sample-site.ts';

const pages = {
  'a.md': '# A\n\nText.',
  'b & c.md': '---\ntitle: B <i>& C</i>\ndescription: "About \u0001 B."\n---\n# B',
  'b & c.de.md': '# B',
  'hidden.md': '---\nunlisted: true\n---\n# H',
};

const days = new Map([
  ['a.md', '2026-02-03'],
  ['b & c.md', '2026-05-06'],
  ['b & c.de.md', '2026-01-01'],
  ['hidden.md', '2026-09-09'],
]);

function siteWith(config: string) {
  const site = siteOf({ config, pages });
  const modules = { demoModules: new Map(), versions: new Map(), islands: new Map() };
  return { routes: planRoutes(site), index: indexSite(site, modules, days) };
}

async function texts(files: readonly OutputFile[]): Promise<Record<string, string>> {
  const read = files.map(async (file) => [file.path, new TextDecoder().decode(await bytesOf(file))] as const);
  return Object.fromEntries(await Promise.all(read));
}

const config = 'url: https://acme.dev\nlanguages: [en, de]';

describe('a sitemap', () => {
  test('has the days of the last changes, and pages in other languages', async () => {
    const { routes, index } = siteWith(config);
    const { 'sitemap.xml': text = '' } = await texts(emitSitemap(routes, index));
    expect(text).toContain('<url><loc>https://acme.dev/a/</loc><lastmod>2026-02-03</lastmod></url>');
    expect(text).toContain(
      '<url><loc>https://acme.dev/b%20&amp;%20c/</loc><lastmod>2026-05-06</lastmod>\n' +
        '    <xhtml:link rel="alternate" hreflang="en" href="https://acme.dev/b%20&amp;%20c/"/>',
    );
    expect(text).not.toContain('hidden');
  });

  test('beyond the limits is an index of several', async () => {
    const { routes, index } = siteWith(config);
    const whole = await texts(emitSitemap(routes, index));
    const files = await texts(emitSitemap(routes, index, { urls: 2, bytes: 1e9 }));
    expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files['sitemap.xml']).toContain(
      '<sitemap><loc>https://acme.dev/sitemap-2.xml</loc><lastmod>2026-05-06</lastmod></sitemap>',
    );
    const urls = (text = '') => text.match(/<loc>.*?<\/loc>/g) ?? [];
    expect([...urls(files['sitemap-1.xml']), ...urls(files['sitemap-2.xml'])]).toEqual(
      urls(whole['sitemap.xml']),
    );
  });

  test.each([1, 500, 4000, 6000, 9000])(
    'never has more than %i bytes, unless for one page',
    async (bytes) => {
      const { routes, index } = siteWith(config);
      for (const [path, text] of Object.entries(
        await texts(emitSitemap(routes, index, { urls: 50_000, bytes })),
      )) {
        const isSingle = (text.match(/<url>/g) ?? []).length <= 1;
        if (path !== 'sitemap.xml' && !isSingle) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes);
      }
    },
  );
});

describe('a feed', () => {
  test('lists the latest changes first, in each language', async () => {
    const { routes, index } = siteWith(config);
    const files = await texts(emitFeeds(routes, index));
    expect(Object.keys(files)).toEqual(['feed.xml', 'de/feed.xml']);
    expect(files['feed.xml']?.match(/<id>.*<\/id>/g)).toEqual([
      '<id>https://acme.dev/feed.xml</id>',
      '<id>https://acme.dev/b%20&amp;%20c/</id>',
      '<id>https://acme.dev/a/</id>',
    ]);
    expect(files['feed.xml']).toContain('<updated>2026-05-06T00:00:00Z</updated>');
    expect(files['feed.xml']).toContain('<title>B &lt;i&gt;&amp; C&lt;/i&gt;</title>');
    expect(files['feed.xml']).toMatch(/<summary>About\s+B\.<\/summary>/);
    expect(files['de/feed.xml']).toContain('xml:lang="de"');
  });

  test('needs an address and dates', () => {
    const without = siteWith('languages: [en, de]');
    expect(emitFeeds(without.routes, without.index)).toEqual([]);
    const { routes, index } = siteWith(config);
    expect(emitFeeds(routes, { ...index, lastChanges: new Map() })).toEqual([]);
  });
});
