import { expect, test } from 'vitest';
import { mediaOutputPath } from '../../../src/assemble/links/resolve-link.ts';
import { indexSite } from '../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import { emitOffline } from '../../../src/emit/offline/emit-offline.ts';
import { bytesOf } from '../../../src/lib/bytes-of.ts';
import { hash } from '../../../src/lib/hash.ts';
import { pageOutputPath } from '../../../src/lib/path.ts';
import type { OfflineIndex, OfflineList } from '../../../src/model/offline.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { FilePath, OutputPath, SourcePath } from '../../../src/model/path.ts';
import { createSources } from '../../../src/read/sources.ts';
import { siteOf } from '../../support/sample-site.ts';

const picture = 'kit/square.svg' as SourcePath;
const open = 'public/open.svg' as SourcePath;
const spaced = 'public/ü b.svg' as SourcePath;
const logo = 'kit/logo.svg' as SourcePath;

const file = (path: string, bytes: number): OutputFile => ({
  path: path as OutputPath,
  phase: 'asset',
  hash: path,
  content: new Uint8Array(bytes),
});

/** The names of the assets of each page, by its path. */
const assetsOf: Readonly<Record<string, readonly string[]>> = {
  '/kit/a': ['browser', 'styles', 'demo:a', 'imports:demo:a', 'frame:demo:b', 'ads:en'],
  '/grid/b': ['browser', 'styles', 'demo:c'],
};

interface Case {
  readonly config?: string;
  /** Hash of the page `/kit/a`. */
  readonly pageHash?: string;
}

async function emitted({ config = '', pageHash = 'page-hash-a' }: Case = {}): Promise<Map<string, string>> {
  const site = siteOf({
    config: `languages: [en, de]
base: /docs/
${config}products:
  - { id: kit, name: Kit, logo: ${logo} }
  - { id: grid, name: Grid }
`,
    pages: {
      'kit/a.md':
        '---\ntitle: A\n---\n\n# A\n\n![One](./square.svg) ![Two](/open.svg) ![Three](</ü b.svg>) [A file](./large.zip)\n',
      'grid/b.md': '---\ntitle: B\n---\n\n# B\n',
    },
    files: [picture, logo, 'kit/large.zip'],
    publicFiles: [open, spaced],
  });
  const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
  const routes = planRoutes(site);
  const source = (path: SourcePath, kind: 'media' | 'public') => ({
    ...{ path, kind, hash: hash(path) },
    file: `/site/${path}` as FilePath,
  });
  const outputs = await emitOffline({
    index,
    sources: createSources([
      source(picture, 'media'),
      source(logo, 'media'),
      source(open, 'public'),
      source(spaced, 'public'),
    ]),
    files: { size: async (path) => path.length },
    pages: routes.map((route) => ({
      route,
      facts: { bytes: 800, assets: assetsOf[route.path] ?? ['styles'] },
    })),
    pageFiles: new Map(
      routes.map(({ path }) => [
        pageOutputPath(path),
        { ...file(pageOutputPath(path), 0), hash: path === '/kit/a' ? pageHash : 'page-hash-other' },
      ]),
    ),
    search: ['en', 'de'].flatMap((language) =>
      [`_search/${language}.json`, `_search/${language}/words-0.txt`].map((path) => ({
        ...file(path, 0),
        ...{ bytes: 30, version: 'v1' },
      })),
    ),
    assets: {
      base: '/docs/',
      urls: new Map([
        ['styles', '/docs/assets/styles-1.css'],
        ['browser', '/docs/assets/browser-1.js'],
        ['demo:a', '/docs/assets/a-1.js'],
        ['imports:demo:a', '/docs/assets/x-1.js /docs/assets/y-1.js'],
        ['frame:demo:b', '/docs/assets/frame-b-1.html'],
        ['demo:b', '/docs/assets/b-1.js'],
        ['demo:c', '/docs/assets/c-1.js'],
        ['ads:en', '/docs/assets/ads-en-1.json'],
      ]),
      files: new Map(
        [
          ...['styles-1.css', 'browser-1.js', 'a-1.js', 'x-1.js', 'y-1.js', 'b-1.js', 'c-1.js', 'lazy-1.js'],
          ...['frame-b-1.html', 'ads-en-1.json', 'start-ads-1.js'],
        ]
          .map((name) => file(`assets/${name}`, 10))
          .concat({ ...file('kit/a/index.md', 0), content: async () => new Uint8Array() })
          .map((one) => [one.path, one]),
      ),
      frames: new Map([['frame:demo:b', ['demo:b']]]),
      browser: {
        files: [],
        inputs: [],
        assets: new Map([
          [
            'browser',
            { path: 'assets/browser-1.js', imports: [], lazy: ['assets/lazy-1.js', 'assets/start-ads-1.js'] },
          ],
        ]),
      },
    },
  });
  const texts = outputs.map(async (output) => {
    return [output.path, new TextDecoder().decode(await bytesOf(output))] as const;
  });
  return new Map(await Promise.all(texts));
}

const listIn = (outputs: ReadonlyMap<string, string>, path: string): OfflineList =>
  JSON.parse(outputs.get(path) ?? '');

test('a list has everything that reading the product needs, each file once, with its size', async () => {
  const list = listIn(await emitted(), '_offline/en/kit.json');
  expect(list).toMatchObject({ id: 'kit', name: 'Kit', language: 'en', list: '_offline/en/kit.json' });
  expect(list.files).toEqual([
    ['assets/browser-1.js', 10],
    ['assets/lazy-1.js', 10],
    ['assets/styles-1.css', 10],
    ['assets/a-1.js', 10],
    ['assets/x-1.js', 10],
    ['assets/y-1.js', 10],
    ['assets/frame-b-1.html', 10],
    ['assets/b-1.js', 10],
    [mediaOutputPath(logo, hash(logo)), '/site/kit/logo.svg'.length],
    [mediaOutputPath(picture, hash(picture)), '/site/kit/square.svg'.length],
    ['open.svg', '/site/public/open.svg'.length, hash(open).slice(0, 10)],
    ['%C3%BC%20b.svg', '/site/public/ü b.svg'.length, hash(spaced).slice(0, 10)],
    ['_search/en.json', 30, 'v1'],
    ['_search/en/words-0.txt?v1', 30],
    ['kit/a/', 800, 'page-hash-'],
    ['', 800, 'page-hash-'],
    ['kit/a/index.md', 100, 'kit/a/inde'],
  ]);
  expect(list.bytes).toBe(list.files.reduce((total, [, bytes]) => total + bytes, 0));
});

test('each language has its own pages and its own search index', async () => {
  const paths = listIn(await emitted(), '_offline/de/grid.json').files.map(([path]) => path);
  expect(paths).toContain('de/grid/b/');
  expect(paths).toContain('de/');
  expect(paths).toContain('_search/de.json');
  expect(paths.filter((path) => /^(?:grid|_search\/en)/.test(path))).toEqual([]);
});

test('the index has the lists without their files, in the order of the products', async () => {
  const outputs = await emitted();
  const { products }: OfflineIndex = JSON.parse(outputs.get('_offline/en.json') ?? '');
  const { files: _, ...kit } = listIn(outputs, '_offline/en/kit.json');
  expect(products.map(({ id }) => id)).toEqual(['kit', 'grid']);
  expect(products[0]).toEqual(kit);
});

test('a changed page gives its own product another version, and no other one', async () => {
  const versionsOf = (outputs: ReadonlyMap<string, string>) =>
    ['kit', 'grid'].map((id) => listIn(outputs, `_offline/en/${id}.json`).version);
  const [kit, grid] = versionsOf(await emitted());
  const [changedKit, changedGrid] = versionsOf(await emitted({ pageHash: 'changed' }));
  expect(changedKit).not.toBe(kit);
  expect(changedGrid).toBe(grid);
});

test.each(['none', 'unregister'])('a site with `serviceWorker: %s` has no lists', async (kind) => {
  expect(await emitted({ config: `serviceWorker: ${kind}\n` })).toEqual(new Map());
});
