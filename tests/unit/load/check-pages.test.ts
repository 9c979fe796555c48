import { expect, test } from 'vitest';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import { pageOutputPath } from '../../../src/lib/path.ts';
import { checkPages } from '../../../src/load/check-pages.ts';
import type { PageWeight } from '../../../src/model/build-report.ts';
import type { Config } from '../../../src/model/config.ts';
import type { FilePath, SitePath } from '../../../src/model/path.ts';
import type { PlannedPage } from '../../../src/render/plan-tasks.ts';
import { siteOf } from '../../support/sample-site.ts';
import { silentProgress } from '../../support/silent-progress.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const text = '# A\n\nWords.\n\n{{"demo": "D.tsx"}}\n\n<b role="boton">b</b>\n';

const site = siteOf({
  config: 'languages: [en, de]\n',
  pages: { 'a.md': text, 'b.md': '# B', 'b.de.md': '# B' },
  files: ['D.tsx'],
});

interface Pages {
  /** Path of a page → its HTML; the others are valid. */
  readonly html?: Readonly<Record<string, string>>;
  readonly weights?: readonly PageWeight[];
  readonly earlier?: readonly PageWeight[];
  readonly config?: Partial<Config>;
  /** The kind of the part that the page shows in place of its directive. */
  readonly part?: 'demo' | 'missing';
}

async function report({ html = {}, weights = [], earlier, config = {}, part = 'demo' }: Pages) {
  await using folder = await temporaryFolder();
  const pages = planRoutes(site).map((route) => ({
    route,
    task: { key: '', props: { article: { parts: [{ kind: part, id: 'the-demo' }] } } },
  })) as unknown as PlannedPage[];
  const files = pages.map(({ route: { path } }) => ({
    path: pageOutputPath(path),
    phase: 'page' as const,
    hash: path,
    content: new TextEncoder().encode(html[path] ?? '<p>Valid.</p>'),
  }));
  const found = await checkPages(
    { pages, emitted: { files, weigh: async () => ({ pages: weights, demos: [] }) }, earlier },
    {
      config: { ...site.config, root: folder.path as FilePath, ...config },
      files: { readText: async () => text },
      sources: {
        get: (path) => ({ path, file: `/site/content/${path}` as FilePath, kind: 'page', hash: '' }),
      },
      store: { get: async () => undefined, put: async () => {} },
      tool: 'test',
      progress: silentProgress,
    },
  );
  return found.map(({ severity, message, place }) => {
    const at = place && `${place.file}:${place.line}:${place.column}`;
    return `${severity} ${at}: ${message}`;
  });
}

const weight = (path: string, html: number): PageWeight => ({
  path: path as SitePath,
  html,
  css: 0,
  eagerScript: 0,
  lazyScript: 0,
  islands: 0,
});

test('a page that is too heavy is reported in its file, and one of the build without a place', async () => {
  const budgets = { image: 1, growth: 10, html: 5000 };
  const weights = [weight('/', 5001), weight('/a', 6000), weight('/de/b', 7000), weight('/b', 5000)];
  const found = (path: string, size: string) => `"${path}" has ${size} kB of HTML; its budget is 5.0 kB.`;
  expect(await report({ weights, config: { budgets } })).toEqual([
    `error undefined: ${found('/', '5.0')}`,
    `error content/a.md:1:1: ${found('/a/', '6.0')}`,
    `error content/b.de.md:1:1: ${found('/de/b/', '7.0')}`,
  ]);
});

test('a page that grew is reported', async () => {
  const [weights, earlier] = [[weight('/a', 6000)], [weight('/a', 5000)]];
  expect(await report({ weights, earlier })).toEqual([
    'warning content/a.md:1:1: "/a/" has 1.0 kB more HTML than before (20 %): 6.0 kB.',
  ]);
});

const inArticle = (inner: string) => `<main><article><h1>A</h1>${inner}</article></main>`;
const demo = '<div class="demo" id="the-demo"><i role="buton">a</i></div>';

test.each<[string, Pages, string[]]>([
  [
    'in a demo, at its directive',
    { html: { '/a': inArticle(demo) } },
    ['warning content/a.md:5:1: Invalid HTML on "/a/": Role "buton" does not exist.'],
  ],
  [
    'in what stands for a missing demo, in the file',
    { html: { '/a': inArticle(demo) }, part: 'missing' },
    ['warning content/a.md:1:1: Invalid HTML on "/a/": Role "buton" does not exist.'],
  ],
  [
    'in HTML of the author, at its tag',
    { html: { '/a': inArticle('<b role="boton">b</b>') } },
    ['warning content/a.md:7:1: Invalid HTML on "/a/": Role "boton" does not exist.'],
  ],
  [
    'around the article, without a place',
    { html: { '/a': `<nav role="nav"></nav>${inArticle('')}` } },
    ['warning undefined: Invalid HTML around the article on "/a/": Role "nav" does not exist.'],
  ],
  [
    'in a page of the build, without a place',
    { html: { '/': inArticle('<i role="nav">a</i>') } },
    ['warning undefined: Invalid HTML around the article on "/": Role "nav" does not exist.'],
  ],
  [
    'in a translation',
    { html: { '/de/b': inArticle('<i role="nav">a</i>') } },
    ['warning content/b.de.md:1:1: Invalid HTML on "/de/b/": Role "nav" does not exist.'],
  ],
  [
    'but not again in a language into which the page is not translated',
    { html: { '/de/a': inArticle(demo) } },
    [],
  ],
])('invalid HTML is reported %s', async (_where, pages, expected) => {
  expect(await report(pages)).toEqual(expected);
});

test('site.yaml decides what is reported', async () => {
  const html = { '/a': inArticle(demo), '/b': inArticle('<i role="nav">a</i>') };
  const severity = { 'page-html': { 'b.md': 'off', '*': 'error' } } as const;
  expect(await report({ html, config: { severity } })).toEqual([
    'error content/a.md:5:1: Invalid HTML on "/a/": Role "buton" does not exist.',
  ]);
  expect(await report({ html, config: { severity: { 'page-html': 'off' } } })).toEqual([]);
});
