import { expect, test } from 'vitest';
import { planCopies, planSourceCopies } from '../../../src/emit/emit-copies.ts';
import { hash } from '../../../src/lib/hash.ts';
import type { DemoModule } from '../../../src/model/demo.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { createSources, type Sources } from '../../../src/read/sources.ts';
import { siteOf } from '../../support/sample-site.ts';

const sourcesOf = (...paths: readonly string[]): Sources =>
  createSources(
    paths.map((path) => ({
      path: path as SourcePath,
      file: `/site/content/${path}` as FilePath,
      kind: 'media',
      hash: hash(path),
    })),
  );

/** The name of a copied file, without the hash in it. */
const named = (path: string) => path.replace(/-[\w-]{10}(?=\.\w+$)/, '');

test('the public folder is copied as it is, and of other files those that the site shows, each once', () => {
  const media = ['m/a.png', 'm/file.zip', 'm/unused.png', 'm.svg', 'ad.png', 'inter.woff2'];
  const site = siteOf({
    config: `
products: [{ id: m, name: M, root: /m/, content: m, logo: m.svg }, { id: x, name: X, logo: gone.svg }]
ads: { inHouse: [{ name: a, link: /a/, img: ad.png, description: A }, { name: b, link: /b/, description: B }] }
fonts: [{ family: Inter, file: inter.woff2 }]
`,
    pages: {
      'm/a.md': '# A\n\n![a](./a.png) [file](./file.zip) [b](./b.md) ![gone](./gone.png)\n',
      'm/b.md': '# B\n\n![a](./a.png) ![logo](../m.svg)\n',
    },
    files: [...media, 'gone.svg', 'm/gone.png'],
    publicFiles: ['public/robots.txt', 'public/img/b.png', 'public/removed.txt'],
  });
  const sources = sourcesOf(...media, 'public/robots.txt', 'public/img/b.png');
  expect(planCopies(site, sources).map(({ source, path }) => [source.path, named(path)])).toEqual([
    ['public/robots.txt', 'robots.txt'],
    ['public/img/b.png', 'img/b.png'],
    ['m/a.png', 'media/a.png'],
    ['m/file.zip', 'media/file.zip'],
    ['m.svg', 'media/m.svg'],
    ['ad.png', 'media/ad.png'],
    ['inter.woff2', 'media/inter.woff2'],
  ]);
});

test('only modules that are too long for pages are copied', () => {
  const module = (path: string, bytes?: number): [SourcePath, DemoModule] => {
    const source = path as SourcePath;
    const js = { language: 'ts', html: '', hash: path, ...(bytes !== undefined && { bytes }) };
    return [source, { source, js, relativeImports: [], packages: [], modules: [] }];
  };
  const modules = new Map([module('a/rows.ts', 300_000), module('a/short.ts'), module('a/gone.ts', 300_000)]);
  const copies = planSourceCopies(modules, sourcesOf('a/rows.ts', 'a/short.ts'));
  expect(copies.map(({ source, path }) => [source.path, named(path)])).toEqual([
    ['a/rows.ts', 'media/rows.ts.txt'],
  ]);
});
