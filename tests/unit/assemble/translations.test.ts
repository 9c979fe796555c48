import { describe, expect, test } from 'vitest';
import { pageProps } from '../../../src/assemble/props/page-props.ts';
import { indexSite } from '../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import type { PageProps } from '../../../src/model/page-props.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

const config = `
url: https://acme.dev
languages: [en, zh, ar, pt-br]
products: [{ id: m, name: M, root: /m/, content: m, navigation: navigation/m.yaml }]
`;
const navigation = {
  'navigation/m.yaml':
    '[{ pathname: /m/a }, { pathname: /m/b }, { pathname: "/m/a#two" }, { pathname: /m/c }]',
};

test.each<[string[], Record<string, string>]>([
  [['a.md', 'a-zh.md'], { 'a-zh.md': '/zh/a' }],
  [['a.md', 'a.zh.md'], { 'a.zh.md': '/zh/a' }],
  [['a.md', 'a-pt-br.md'], { 'a-pt-br.md': '/pt-br/a' }],
  [['index.md', 'index-zh.md'], { 'index-zh.md': '/zh' }],
  // An original that names the first language.
  [['a.en.md', 'a.zh.md', 'a-ar.md'], { 'a.en.md': '/a', 'a.zh.md': '/zh/a', 'a-ar.md': '/ar/a' }],
  [['index.en.mdx', 'index.zh.mdx'], { 'index.en.mdx': '/', 'index.zh.mdx': '/zh' }],
  // An unconfigured language, the first language, and a missing original.
  [['theme.md', 'theme-ui.md'], { 'theme-ui.md': '/theme-ui' }],
  [['a.md', 'a-en.md'], { 'a-en.md': '/a-en' }],
  [['theme-zh.md'], { 'theme-zh.md': '/theme-zh' }],
])('%j', (sources, expected) => {
  const pages = siteOf({ config, pages: Object.fromEntries(sources.map((source) => [source, '# T'])) }).pages;
  const paths = Object.fromEntries(pages.map(({ document, path }) => [document.source, path]));
  expect(paths).toMatchObject(expected);
});

test('a translation takes its route from the page it translates', () => {
  const pages = {
    'm/a.md': '# A',
    'm/a-zh.md': '# 甲',
    'n/b.md': '---\npath: /own/\n---\n# B',
    'n/b-zh.md': '# 乙',
  };
  const table = `${config}routes: [{ source: 'm/:name.md', path: /table/:name/ }]\n`;
  const paths = siteOf({ config: table, pages }).pages.map(({ path }) => path);
  expect(paths).toEqual(['/own', '/table/a', '/zh/own', '/zh/table/a']);
});

function propsOf(path: string, sample: Partial<SampleSite> = {}): PageProps {
  const site = siteOf({ config, navigation, pages, ...sample });
  const route = planRoutes(site).find((candidate) => candidate.path === path);
  if (route === undefined) throw new Error(`no page at ${path}`);
  return pageProps(
    route,
    indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() }),
  );
}

const pages = {
  'm/a.md': '# A\n\n## One\n\n## Two\n\n### Three',
  'm/a-zh.md': '# 甲\n\n## 一\n\n## 二\n\n### 三\n\n## 四',
  'm/a-ar.md': '# ا',
  'm/b.md': '# B',
  'm/b-zh.md': '# 乙',
  'm/c.md': '# C',
};

describe('a translated page', () => {
  test('takes the ids of the page it translates, by position', () => {
    const article = propsOf('/zh/m/a').article;
    expect(article?.headingIds).toEqual(['one', 'two', 'three', encodeURI('四')]);
    expect(article?.tableOfContents).toEqual([
      { id: 'one', text: '一', children: [] },
      { id: 'two', text: '二', children: [{ id: 'three', text: '三' }] },
      { id: encodeURI('四'), text: '四', children: [] },
    ]);
  });

  test.each([
    ['/m/a', 'en', 'ltr'],
    ['/zh/m/a', 'zh', 'ltr'],
    ['/ar/m/a', 'ar', 'rtl'],
  ])('%s has the language %s and the direction %s', (path, language, direction) => {
    expect(propsOf(path)).toMatchObject({ language, direction });
  });

  test('links to pages in its language, translated or not', () => {
    const { navigation: slice, next } = propsOf('/zh/m/a');
    const items = slice?.items.map((item) => ('href' in item ? item.href : ''));
    expect(items).toEqual(['/zh/m/a/', '/zh/m/b/', '/zh/m/a/#two', '/zh/m/c/']);
    const isCurrent = slice?.items.map((item) => 'id' in item && item.id === slice.current);
    expect(isCurrent).toEqual([true, false, false, false]);
    expect(next).toEqual({ title: 'B', href: '/zh/m/b/' });
  });

  test('is its own canonical page', () => {
    expect(propsOf('/zh/m/a').head.canonical).toBe('https://acme.dev/zh/m/a/');
  });
});

describe('a page without translation', () => {
  test('exists in every language, with its own language and the canonical address of the original', () => {
    const props = propsOf('/ar/m/c');
    expect(props).toMatchObject({ language: 'ar', direction: 'rtl', path: '/ar/m/c' });
    expect(props.article?.untranslated).toEqual({ language: 'en', direction: 'ltr', name: 'الإنجليزية' });
    expect(props.head).toMatchObject({ canonical: 'https://acme.dev/m/c/', alternates: [] });
  });

  test('links to pages in the language of its shell', () => {
    const props = propsOf('/zh/m/c', {
      pages: { ...pages, 'm/c.md': '# C\n\n[b](/m/b/) [ar](/ar/m/a/) [d](./d.md)', 'm/d.md': '# D' },
    });
    expect(props.article?.links.map(({ href }) => href)).toEqual(['/zh/m/b/', '/ar/m/a/', '/zh/m/d/']);
    expect(props.previous?.href).toBe('/zh/m/b/');
  });
});

test('only translations are alternates', () => {
  const alternates = [
    { language: 'en', href: 'https://acme.dev/m/b/' },
    { language: 'zh', href: 'https://acme.dev/zh/m/b/' },
    { language: 'x-default', href: 'https://acme.dev/m/b/' },
  ];
  expect(propsOf('/m/b').head.alternates).toEqual(alternates);
  expect(propsOf('/zh/m/b').head.alternates).toEqual(alternates);
  expect(propsOf('/m/c').head.alternates).toEqual([]);
});

test('the language menu links to the same page in each language, also to one with its own address', () => {
  const own = { ...pages, 'm/b-zh.md': '---\npath: /zh-only/\n---\n# 乙' };
  const hrefs = (path: string) => propsOf(path, { pages: own }).languages.map(({ href }) => href);
  const expected = ['/m/b/', '/zh/zh-only/', '/ar/m/b/', '/pt-br/m/b/'];
  expect(hrefs('/m/b')).toEqual(expected);
  expect(hrefs('/zh/zh-only')).toEqual(expected);
  const { items, current } = propsOf('/zh/zh-only', { pages: own }).navigation ?? {};
  expect(items?.[1]).toMatchObject({ id: current });
  expect(hrefs('/404')).toEqual(['/', '/zh/', '/ar/', '/pt-br/']);
});

test('names come from the translation if it has them', () => {
  const translations = {
    'translations/zh.yaml': `
words: { next: 下一页 }
site: { name: 界面 }
products: { m: { name: 产品 } }
navigation: { /m/b/: 乙页 }
`,
  };
  const props = propsOf('/zh/m/a', { translations });
  expect(props.words).toMatchObject({ next: '下一页', previous: 'Previous' });
  expect(props.next).toEqual({ title: '乙页', href: '/zh/m/b/' });
  expect(props.site.name).toBe('界面');
  expect(props.breadcrumbs).toEqual([{ title: '产品', href: '/zh/m/' }]);
  expect(props.head.title).toBe('甲 - 产品 - 界面');
  expect(propsOf('/m/a', { translations }).next).toEqual({ title: 'B', href: '/m/b/' });
});

test("a component in an untranslated article receives facts in the language of the article, with links in the reader's", () => {
  const props = propsOf('/zh/m/list', {
    pages: {
      ...pages,
      'm/list.md': '# List\n\n{{"component": "List"}}',
      'm/a.md': '---\ndescription: First.\n---\n# A',
      'm/a-zh.md': '---\ndescription: 第一。\n---\n# 甲',
    },
    navigation: { 'navigation/m.yaml': '[{ pathname: /m/a, title: A }, { pathname: /m/list }]' },
    translations: { 'translations/zh.yaml': 'navigation: { /m/a: 甲 }\nproducts: { m: { name: 米 } }' },
    config: `${config}components: [./parts]\n`,
    files: ['parts/List.tsx'],
  });
  expect(props.product?.name).toBe('米');
  expect(props.article?.parts).toMatchObject([
    {
      mode: {
        page: {
          language: 'en',
          product: { name: 'M' },
          navigation: [{ title: 'A', description: 'First.', href: '/zh/m/a/' }, { href: '/zh/m/list/' }],
          products: [{ name: 'M', href: props.product?.href }],
        },
      },
    },
  ]);
});
