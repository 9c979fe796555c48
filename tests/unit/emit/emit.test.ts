import { describe, expect, test } from 'vitest';
import { indexSite } from '../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import { assetFile, textFile } from '../../../src/emit/asset-file.ts';
import { emitSitemap } from '../../../src/emit/crawlers/emit-sitemap.ts';
import { emitCopies, publicOutputPath } from '../../../src/emit/emit-copies.ts';
import { emitHostFiles } from '../../../src/emit/emit-host-files.ts';
import { emitPage } from '../../../src/emit/pages/emit-page.ts';
import { serviceWorkerKey } from '../../../src/emit/service-worker/emit-service-worker.ts';
import { finishServiceWorkerWith } from '../../../src/emit/service-worker/finish-service-worker.ts';
import { placeholder } from '../../../src/lib/placeholders.ts';
import { SourceChanged } from '../../../src/model/diagnostic.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { FilePath, OutputPath, SitePath, SourcePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

async function textOf(file: OutputFile | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  return new TextDecoder().decode(typeof file.content === 'function' ? await file.content() : file.content);
}

describe('a page', () => {
  const facts = {
    htmlHash: 'h',
    bytes: 9,
    styles: [],
    assets: ['styles', 'demo:a'],
    scripts: [],
    inlineStyles: [],
    failures: [],
  };
  const html = `<link href="${placeholder('a', 'styles')}"><i data-src="${placeholder('a', 'demo:a')}"></i>`;
  const page = (urls: Record<string, string>, path = '/a', reported = facts) =>
    emitPage(path as SitePath, reported, new Map(Object.entries(urls)), {
      html: async () => new TextEncoder().encode(html),
      place: () => undefined,
    });

  test('gets the URLs of its assets when it is written; a missing asset has an empty URL', async () => {
    expect(await textOf(page({ styles: '/s-1.css', 'demo:a': '/a-1.js' }))).toBe(
      '<link href="/s-1.css"><i data-src="/a-1.js"></i>',
    );
    expect(await textOf(page({}))).toBe('<link href=""><i data-src=""></i>');
  });

  test('is named by its text and the URLs it uses, and not by other URLs', () => {
    const { hash } = page({ styles: '/s-1.css', 'demo:a': '/a-1.js' });
    expect(page({ styles: '/s-1.css', 'demo:a': '/a-1.js', 'demo:b': '/b-1.js' }).hash).toBe(hash);
    expect(page({ styles: '/s-2.css', 'demo:a': '/a-1.js' }).hash).not.toBe(hash);
    expect(
      page({ styles: '/s-1.css', 'demo:a': '/a-1.js' }, '/a', { ...facts, htmlHash: 'i' }).hash,
    ).not.toBe(hash);
  });

  test.each([
    ['/', 'index.html'],
    ['/a', 'a/index.html'],
    ['/404', '404.html'],
  ])('%s is written to %s, after the assets', (path, file) => {
    expect(page({}, path)).toMatchObject({ path: file, phase: 'page' });
  });
});

test('the name of an asset contains the hash of its text', () => {
  const file = assetFile('styles', 'css', 'a{}');
  expect(file).toMatchObject({
    path: expect.stringMatching(/^assets\/styles-[A-Za-z\d]{10}\.css$/),
    phase: 'asset',
  });
  expect(assetFile('styles', 'css', 'a{}').path).toBe(file.path);
  expect(assetFile('styles', 'css', 'b{}').path).not.toBe(file.path);
});

test('a text file keeps its name', async () => {
  expect(textFile('robots.txt', 'x')).toMatchObject({ path: 'robots.txt', phase: 'page' });
  expect(await textOf(textFile('robots.txt', 'ü'))).toBe('ü');
});

describe('a copy', () => {
  const source = {
    path: 'public/a.png' as SourcePath,
    file: '/c/public/a.png' as FilePath,
    kind: 'public',
    hash: 'h',
  } as const;

  test('is read when it is written', async () => {
    const disk = memoryFileSystem({ '/c/public/a.png': 'bytes' });
    const [file] = emitCopies([{ source, path: 'a.png' as OutputPath }], disk);
    expect(file).toMatchObject({ path: 'a.png', phase: 'asset', hash: 'h' });
    expect(await textOf(file)).toBe('bytes');
    disk.files.clear();
    await expect(textOf(file)).rejects.toThrow(
      new SourceChanged('File "content/public/a.png" was removed while the site was built.'),
    );
  });

  test.each([
    ['public/img/a.png', 'public', 'img/a.png'],
    ['../static/a.png', '../static', 'a.png'],
  ])('of %s, folder %s, is written to %s', (path, folder, expected) => {
    expect(publicOutputPath(path as SourcePath, folder as SourcePath)).toBe(expected);
  });
});

describe('host files', () => {
  const pages = { 'b.md': '# B', 'a & c.md': '# A', 'hidden.md': '---\nunlisted: true\n---\n# H' };

  async function hostFiles(
    config: string,
    own: Pick<SampleSite, 'redirects' | 'headers'> = {},
  ): Promise<Record<string, string | undefined>> {
    const site = siteOf({ config, pages, ...own });
    const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
    const files = [
      ...emitHostFiles(site, { inline: { scripts: [], styles: [] }, taken: new Set() }),
      ...emitSitemap(planRoutes(site), index),
    ];
    return Object.fromEntries(
      await Promise.all(files.map(async (file) => [file.path, await textOf(file)] as const)),
    );
  }

  test('a site without address has no sitemap', async () => {
    const files = await hostFiles('');
    expect(Object.keys(files).sort()).toEqual(['_headers', 'robots.txt']);
    expect(files['robots.txt']).toBe('User-agent: *\nAllow: /\n');
  });

  test('the sitemap lists pages that search engines may index, escaped', async () => {
    const files = await hostFiles('url: https://acme.dev\nbase: /ui/');
    const listed = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual([
      'https://acme.dev/ui/',
      'https://acme.dev/ui/a%20&amp;%20c/',
      'https://acme.dev/ui/b/',
    ]);
    expect(files['robots.txt']).toContain('Sitemap: https://acme.dev/ui/sitemap.xml');
  });

  test('redirects stay below the base, and may leave the site', async () => {
    const files = await hostFiles(
      'base: /ui/\nredirects: [{ from: /old/, to: /b/, status: 302 }, { from: /shop/, to: "https://shop.dev" }]',
    );
    expect(files._redirects).toBe('/ui/old/ /ui/b/ 302\n/ui/shop/ https://shop.dev 301\n');
  });

  describe("the site's own rules", () => {
    const redirects = 'redirects: [{ from: /old/, to: /b/ }, { from: /moved/a/, to: /b/ }]';

    test.each([
      [
        'come first',
        '# Mine\n/x /y 302',
        '# Mine\n/x /y 302\n\n/ui/old/ /ui/b/ 301\n/ui/moved/a/ /ui/b/ 301\n',
      ],
      [
        'replace those that they match',
        '/ui/old /z\n/ui/moved/* /:splat\n',
        '/ui/old /z\n/ui/moved/* /:splat\n',
      ],
      [
        'with a condition replace none',
        '/ui/* /z Country=us',
        '/ui/* /z Country=us\n\n/ui/old/ /ui/b/ 301\n/ui/moved/a/ /ui/b/ 301\n',
      ],
      ['may be empty', ' \n', '/ui/old/ /ui/b/ 301\n/ui/moved/a/ /ui/b/ 301\n'],
    ])('redirects %s', async (_name, own, expected) => {
      const files = await hostFiles(`base: /ui/\n${redirects}`, { redirects: own });
      expect(files._redirects).toBe(expected);
    });

    test('headers replace generated ones of the same path and name', async () => {
      const own =
        '/*\n  x-frame-options: DENY\n/sw.js\n  Cache-Control: no-store\n/a/*\n  Referrer-Policy: origin\n';
      const { _headers: text = '' } = await hostFiles('contentSecurityPolicy: false', { headers: own });
      expect(
        text.startsWith(`${own}\n/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: strict-`),
      ).toBe(true);
      expect(text).not.toContain('SAMEORIGIN');
      // All of its headers are replaced.
      expect(text.match(/^\/sw\.js$/gm)).toHaveLength(1);
    });
  });

  test('files with a hash in their name are cached for a year, the worker never', async () => {
    const { _headers: headers = '' } = await hostFiles('base: /ui/');
    expect(headers).toContain('/ui/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(headers).toContain('/ui/sw.js\n  Cache-Control: no-cache\n');
  });
});

describe('the service worker', () => {
  test('without a place for the precache list is written unchanged', async () => {
    const text = await finishServiceWorkerWith(memoryFileSystem())({
      script: 'self.x = 1;',
      precache: [],
    });
    expect(text).toBe('self.x = 1;');
  });

  test('is named by its script and by the files it caches', () => {
    const key = serviceWorkerKey('a', [{ url: '/x', revision: null }]);
    expect(serviceWorkerKey('a', [{ url: '/x', revision: null }])).toBe(key);
    expect(serviceWorkerKey('b', [{ url: '/x', revision: null }])).not.toBe(key);
    expect(serviceWorkerKey('a', [{ url: '/x', revision: '1' }])).not.toBe(key);
  });
});
