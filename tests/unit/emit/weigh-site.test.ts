import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { weighSite } from '../../../src/emit/weigh-site.ts';
import { pageOutputPath } from '../../../src/lib/path.ts';
import type { AssetEntry, BrowserBundle } from '../../../src/model/entry.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { OutputPath } from '../../../src/model/path.ts';
import type { RenderFacts } from '../../../src/model/render-task.ts';
import { factsAt, plannedPages } from '../../support/planned-pages.ts';

/** A text whose compressed size is different for each name and length. */
const textOf = (name: string, length: number) =>
  Array.from({ length }, (_, index) => `${name}${index * index}`).join(' ');
const size = (text: string) => gzipSync(text).length;

const files = Object.fromEntries(
  ['browser', 'shared', 'one', 'two', 'chart', 'list', 'one-styles'].map(
    (name, index) => [name, textOf(name, 10 + 40 * index)] as const,
  ),
);
const sizeOf = (...names: readonly string[]) => names.reduce((sum, name) => sum + size(files[name] ?? ''), 0);

const script = (name: string, imports: readonly string[] = []): AssetEntry => ({
  path: `assets/${name}`,
  imports: imports.map((one) => `assets/${one}`),
  lazy: [],
});
const browser: BrowserBundle = {
  files: Object.entries(files).map(([name, text]) => ({
    path: `assets/${name}`,
    bytes: new TextEncoder().encode(text),
  })),
  assets: new Map([
    ['browser', script('browser')],
    ['demo:One.tsx', { ...script('one', ['shared', 'browser']), styles: 'assets/one-styles' }],
    ['demo:Two.tsx', script('two', ['shared'])],
    ['component:Chart', script('chart', ['shared'])],
    ['component:List', script('list')],
  ]),
  inputs: [],
};

const output = (path: string, text: string): OutputFile => ({
  path: path as OutputPath,
  phase: 'page',
  hash: text,
  content: async () => new TextEncoder().encode(text),
});

const pages = plannedPages(
  {
    config: 'components: [./parts]',
    pages: {
      'a.md':
        '# A\n\n{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}\n\n{{"component": "Chart"}}\n\n{{"component": "List"}}\n\n{{"demo": "Gone.tsx"}}\n',
      'b.md': '# B',
      'c.md': '# C',
    },
    files: ['One.tsx', 'Two.tsx', 'parts/Chart.tsx', 'parts/List.tsx'],
  },
  { islands: new Map([['Chart', 'idle']]) },
).filter(({ route }) => route.kind === 'doc');

const html = textOf('html', 30);
const [styles, sheet] = [textOf('styles', 25), textOf('sheet', 35)];

test('a page has the sizes of everything that it loads, each file once', async () => {
  const { pages: weights } = await weighSite({
    pages,
    facts: factsAt<Pick<RenderFacts, 'sheet'>>(pages, { '/a': { sheet }, '/b': {} }),
    files: pages
      .filter(({ route }) => route.path !== '/c')
      .map(({ route }) => output(pageOutputPath(route.path), html)),
    browser,
    sheets: new Map([
      ['styles', output('assets/styles.css', styles)],
      ['other', output('assets/other.css', html)],
    ]),
  });
  expect(weights).toEqual([
    {
      path: '/a',
      html: size(html),
      css: size(styles) + size(sheet) + sizeOf('one-styles'),
      eagerScript: sizeOf('browser'),
      lazyScript: sizeOf('one', 'two', 'chart', 'shared'),
      islands: 3,
    },
    {
      path: '/b',
      html: size(html),
      css: size(styles),
      eagerScript: sizeOf('browser'),
      lazyScript: 0,
      islands: 0,
    },
    // Its file is not written.
    { path: '/c', html: 0, css: size(styles), eagerScript: sizeOf('browser'), lazyScript: 0, islands: 0 },
  ]);
});

test('a demo has the size of its own script, and with what it imports', async () => {
  const { demos } = await weighSite({ pages: [], facts: new Map(), files: [], browser, sheets: new Map() });
  expect(demos).toEqual([
    { id: 'demo:One.tsx', own: sizeOf('one'), total: sizeOf('one', 'shared', 'browser') },
    { id: 'demo:Two.tsx', own: sizeOf('two'), total: sizeOf('two', 'shared') },
  ]);
});
