import { describe, expect, test } from 'vitest';
import { pageProps } from '../../../../src/assemble/props/page-props.ts';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import type { DemoModule } from '../../../../src/model/demo.ts';
import type { PageProps } from '../../../../src/model/page-props.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const sample: SampleSite = {
  config: `
url: https://acme.dev
base: /ui/
description: Components.
repository: https://code.dev/acme/ui
editUrl: https://code.dev/acme/ui/edit/main/
productionHosts: [acme.dev]
products:
  - id: m
    name: M
    category: core
    root: /m/
    content: m
    navigation: navigation/m.yaml
    logo: logos/m.svg
    accent: { light: '#111', dark: '#eee' }
    versions: [{ text: v2, href: /m/, current: true }, { text: v1, href: 'https://v1.acme.dev' }]
  - { id: x, name: X, root: /x/, content: x }
`,
  navigation: {
    'navigation/m.yaml': `
- pathname: /m/start
- pathname: /m/components
  children:
    - { pathname: /m/inputs, title: false, children: [{ pathname: /m/react-button }] }
    - { pathname: /m/feedback, title: Feedback, children: [{ pathname: /m/react-alert, newFeature: true }] }
`,
  },
  pages: {
    'm/start.md': '# Start\n\n## One\n\n### Inner\n\n## Two\n',
    'm/components/button/button.md': `---
productId: m-core
packageName: '@acme/ui'
githubSource: packages/ui/src/Button
waiAria: https://aria.dev/button
components: Button
---
# React Button

<p class="description">Buttons do things.</p>

{{"demo": "Basic.js"}}
{{"demo": "../button/Basic.tsx", "hydrate": "load", "ssr": false}}
{{"demo": "more/Basic.js", "bg": "inline", "hydrate": "(min-width: 600px)"}}

[out](https://a.dev) and [in](/m/start) and ![p](p.png)
`,
    'm/components/alert/alert.md':
      '---\ntitle: Alert\ndisableToc: true\nwideLayout: true\nunlisted: true\n---\n# React Alert\n\n## One\n',
    'x/react-data-grid/index.md': '# Grid\n',
    'about.md': '# Acme UI\n',
  },
  files: [
    'm/components/button/Basic.tsx',
    'm/components/button/more/Basic.js',
    'm/components/button/p.png',
    'logos/m.svg',
  ],
};

const demo = (path: string): [SourcePath, DemoModule] => {
  const source = path as SourcePath;
  const js = { language: 'jsx', html: path, hash: path };
  return [source, { source, js, relativeImports: [], packages: ['react'], modules: [] }];
};
const modules = new Map([demo('m/components/button/Basic.tsx'), demo('m/components/button/more/Basic.js')]);

function allProps(changed: SampleSite = {}): PageProps[] {
  const site = siteOf({ ...sample, ...changed });
  const index = indexSite(site, {
    demoModules: modules,
    versions: new Map([['react', '19.3.1']]),
    islands: new Map([['Chart', 'idle']]),
  });
  return planRoutes(site).map((route) => pageProps(route, index));
}

function propsOf(path: string, changed: SampleSite = {}): PageProps {
  const props = allProps(changed).find((candidate) => candidate.path === path);
  if (props === undefined) throw new Error(`no page at ${path}`);
  return props;
}

test('props are plain data: they survive a thread and JSON', () => {
  for (const props of allProps()) {
    expect(structuredClone(props)).toEqual(props);
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  }
});

test('the site facts are one object for all pages', () => {
  const [first, ...others] = allProps();
  for (const { site } of others) expect(site).toBe(first?.site);
});

test.each([
  ['/m/start', ['M']],
  ['/m/react-alert', ['M', 'Components', 'Feedback']],
  // An entry without title is no breadcrumb.
  ['/m/react-button', ['M', 'Components']],
  ['/x/react-data-grid', ['X']],
  ['/about', []],
  ['/', []],
])('breadcrumbs of %s: %j', (path, titles) => {
  expect(propsOf(path).breadcrumbs.map(({ title }) => title)).toEqual(titles);
});

test.each([
  ['/m/start', undefined, '/ui/m/react-button/'],
  ['/m/react-button', '/ui/m/start/', '/ui/m/react-alert/'],
  ['/m/react-alert', '/ui/m/react-button/', undefined],
  ['/about', undefined, undefined],
])('the pages adjacent to %s are %s and %s', (path, previous, next) => {
  const props = propsOf(path);
  expect([props.previous?.href, props.next?.href]).toEqual([previous, next]);
});

test.each([
  ['/m/start', 'Start - M - Acme UI'],
  ['/m/react-alert', 'Alert - M - Acme UI'],
  ['/about', 'Acme UI'],
  ['/', 'Acme UI'],
  ['/404', 'Page not found - Acme UI'],
  ['/_app', 'Offline - Acme UI'],
])('the title of %s is %s', (path, title) => {
  expect(propsOf(path).head.title).toBe(title);
});

test.each([
  ['/m/start', false],
  ['/m/react-alert', true],
  ['/', false],
  ['/404', true],
  ['/_app', true],
])('%s is kept out of search engines: %s', (path, noindex) => {
  expect(propsOf(path).head.noindex).toBe(noindex);
});

test.each([
  ['/m/start', 'https://acme.dev/ui/m/start/'],
  ['/', 'https://acme.dev/ui/'],
])('the canonical address of %s is %s', (path, canonical) => {
  expect(propsOf(path).head.canonical).toBe(canonical);
});

test('a site without address has no canonical links', () => {
  expect(propsOf('/m/start', { config: '', navigation: {} }).head).not.toHaveProperty('canonical');
});

describe('the table of contents', () => {
  const toc = (body: string) =>
    propsOf('/t', { pages: { 't.md': `# T\n\n${body}` } }).article?.tableOfContents.map(
      ({ id, children }) => [id, ...children.map((child) => child.id)],
    );

  test.each<[string, string[][]]>([
    ['', []],
    ['## One\n\n### A\n\n### B\n\n## Two', [['one', 'a', 'b'], ['two']]],
    ['### A\n\n## One', [['a'], ['one']]],
    ['### A\n\n### B', [['a', 'b']]],
    ['## One\n\n#### Deep\n\n### A', [['one', 'a']]],
    ['## One\n\n#### Deep {#own}\n\n### A', [['one', 'a']]],
    ['## One\n\n## One', [['one'], ['one-2']]],
  ])('of %j', (body, items) => {
    expect(toc(body)).toEqual(items);
  });

  test('is absent if the page disables it', () => {
    expect(propsOf('/m/react-alert').article).toMatchObject({ tableOfContents: [], wide: true });
  });
});

test('the article contains everything that the template renders', () => {
  const { article, product } = propsOf('/m/react-button');
  expect(product).toMatchObject({
    id: 'm',
    productId: 'm-core',
    href: '/ui/m/',
    versions: [{ current: true }, { current: false }],
  });
  expect(product?.logo).toMatch(/^\/ui\/media\/m-.{10}\.svg$/);
  expect(article).toMatchObject({
    title: 'React Button',
    description: 'Buttons do things.',
    editHref: 'https://code.dev/acme/ui/edit/main/content/m/components/button/button.md',
    resources: [
      { title: '@acme/ui', href: 'https://www.npmjs.com/package/@acme/ui' },
      { title: 'Source', href: 'https://code.dev/acme/ui/tree/HEAD/packages/ui/src/Button' },
      { title: 'WAI-ARIA pattern', href: 'https://aria.dev/button' },
    ],
    links: [
      { href: 'https://a.dev', rel: 'noopener' },
      { href: '/ui/m/start/', rel: '' },
      { href: expect.stringMatching(/^\/ui\/media\/p-.{10}\.png$/) },
    ],
  });
});

test('demos of one name have different ids', () => {
  const parts = propsOf('/m/react-button').article?.parts;
  expect(parts).toMatchObject([
    {
      kind: 'demo',
      entry: 'demo:m/components/button/Basic.tsx',
      id: 'Basic',
      name: 'Basic',
      code: {
        kind: 'same',
        variant: { files: [{ name: 'Basic.tsx', language: 'jsx', html: 'm/components/button/Basic.tsx' }] },
      },
      dependencies: { react: '19.3.1', 'react-dom': 'latest' },
      serverRendered: true,
      moment: 'visible',
    },
    { id: 'Basic-2', name: 'Basic', serverRendered: false, moment: 'load' },
    {
      entry: 'demo:m/components/button/more/Basic.js',
      id: 'Basic-3',
      code: {
        kind: 'same',
        variant: {
          files: [{ name: 'Basic.js', language: 'jsx', html: 'm/components/button/more/Basic.js' }],
        },
      },
      moment: '(min-width: 600px)',
    },
  ]);
});

test('an id equal to the name of another demo is not used twice', () => {
  const page = '# T\n\n{{"demo": "A.tsx"}}\n{{"demo": "A-2.tsx"}}\n{{"demo": "A.tsx"}}\n';
  const parts = propsOf('/t', { pages: { 't.md': page }, files: ['A.tsx', 'A-2.tsx'] }).article?.parts ?? [];
  const ids = parts.map((part) => (part.kind === 'demo' ? part.id : ''));
  expect(new Set(ids).size).toBe(3);
});

describe('components', () => {
  const parts = (body: string, path = 'm/start.md') =>
    propsOf(path === 'm/start.md' ? '/m/start' : '/about', {
      config: `${sample.config}components: [./parts]\n`,
      pages: {
        ...sample.pages,
        [path]: `---\nextra: 1\n---\n# Start\n\n<p class="description">S.</p>\n\n## One\n\n${body}`,
      },
      files: [...(sample.files ?? []), 'parts/Chart.tsx', 'parts/more/List.tsx'],
    }).article?.parts;

  test('receive their keys and all facts', () => {
    expect(parts('{{"component": "more/List.js", "n": 1}}\n{{"component": "more/List"}}')).toMatchObject([
      {
        kind: 'component',
        entry: 'component:more/List',
        id: 'component-more-List',
        options: { n: 1 },
        mode: {
          kind: 'static',
          page: {
            href: '/ui/m/start/',
            title: 'Start',
            description: 'S.',
            language: 'en',
            direction: 'ltr',
            product: { id: 'm', name: 'M', href: '/ui/m/' },
            frontMatter: { extra: { extra: 1 } },
            navigation: [
              { kind: 'page', title: 'Start', href: '/ui/m/start/', description: 'S.', items: [] },
              {
                kind: 'group',
                title: 'Components',
                items: [
                  { title: '', items: [{ title: 'Button', description: 'Buttons do things.' }] },
                  { title: 'Feedback', items: [{ title: 'Alert', badges: ['new'] }] },
                ],
              },
            ],
            products: [
              {
                id: 'm',
                versions: [{ text: 'v2', href: '/ui/m/', current: true }, { href: 'https://v1.acme.dev' }],
              },
              { id: 'x', versions: [] },
            ],
          },
        },
      },
      { id: 'component-more-List-2' },
    ]);
  });

  test('that are islands receive fewer facts, and a moment', () => {
    const [own, written, browser] =
      parts(
        '{{"component": "Chart"}}\n{{"component": "Chart", "hydrate": "load"}}\n{{"component": "Chart", "ssr": false}}',
      ) ?? [];
    expect(own).toMatchObject({ mode: { kind: 'island', moment: 'idle', serverRendered: true } });
    expect(written).toMatchObject({ mode: { moment: 'load' } });
    expect(browser).toMatchObject({ mode: { serverRendered: false } });
    const keys = own?.kind === 'component' ? Object.keys(own.mode.page) : [];
    expect(keys).not.toContain('navigation');
    expect(keys).toContain('title');
  });

  test('on a page outside every product receive no navigation', () => {
    const [part] = parts('{{"component": "more/List"}}', 'about.md') ?? [];
    expect(part).toMatchObject({ mode: { page: { navigation: [] } } });
  });
});

test('a page outside every product has no product', () => {
  const props = propsOf('/about');
  expect(props).not.toHaveProperty('product');
  expect(props).not.toHaveProperty('navigation');
});

test('a change elsewhere in the tree does not change a page', () => {
  const grown = `${sample.navigation?.['navigation/m.yaml']}- { pathname: /m/more, children: [] }\n`.replace(
    'newFeature: true',
    'newFeature: false',
  );
  const before = propsOf('/m/start');
  const after = propsOf('/m/start', {
    navigation: { 'navigation/m.yaml': grown.replace('- { pathname: /m/more, children: [] }\n', '') },
  });
  expect(JSON.stringify(after)).toBe(JSON.stringify(before));
});

test('the home page shows the contents of the only product, if it is the whole site', () => {
  const one = (root: string, more = '') => ({
    config: `products:\n  - { id: m, name: M, root: ${root}, content: m, navigation: n.yaml }\n${more}`,
    navigation: { 'n.yaml': '- pathname: /start\n- pathname: /more' },
    pages: { 'm/start.md': '# Start', 'm/more.md': '# More' },
    files: [],
  });
  const home = propsOf('/', one('/'));
  expect(home.kind).toBe('home');
  expect(home.contents).toMatchObject([{ title: 'Start' }, { title: 'More' }]);
  expect(propsOf('/', one('/m/'))).not.toHaveProperty('contents');
  expect(propsOf('/', one('/', '  - { id: x, name: X, root: /x/ }'))).not.toHaveProperty('contents');
});

test('a page knows the addresses that other deployments have, and from which redirects leave the host', () => {
  const outside = `${sample.config}
externalPaths: [/store/, /v1/]
redirects:
  - { from: /shop/, to: https://shop.acme.dev }
  - { from: /begin/, to: /m/start/ }
  - { from: /old/*, to: "https://old.acme.dev/:splat" }
`;
  expect(propsOf('/m/start', { config: outside }).site.outside).toEqual([
    '/store/*',
    '/v1/*',
    '/ui/shop/',
    '/ui/old/*',
  ]);
});
