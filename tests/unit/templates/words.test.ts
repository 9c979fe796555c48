import { describe, expect, test } from 'vitest';
import { pageProps } from '../../../src/assemble/props/page-props.ts';
import { indexSite } from '../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import { apiGroupKinds } from '../../../src/model/api-document.ts';
import type { ApiItemProps, ApiReferenceProps } from '../../../src/model/api-reference.ts';
import type { PartProps, StaticPageFacts } from '../../../src/model/part-props.ts';
import { parsePage } from '../../../src/parse/page/parse-page.ts';
import { renderPage } from '../../../src/render/render-page.ts';
import { createTemplates } from '../../../templates/server.tsx';
import { markedWords } from '../../support/marked-words.ts';
import { siteOf } from '../../support/sample-site.ts';

// The content of the site consists of digits, so every visible letter must come from the interface texts of
// the page.
const pages = {
  'p1/1.md':
    '---\npackageName: "@1"\ngithubSource: "1"\nwaiAria: https://1.dev\nmaterialDesign: https://2.dev\n---\n# 1\n\n1.\n\n## 2\n\n### 3',
  'p1/1.de.md':
    '---\npackageName: "@1"\ngithubSource: "1"\nwaiAria: https://1.dev\nmaterialDesign: https://2.dev\n---\n# 1\n\n1.\n\n## 2\n\n### 3',
  'p1/2.md': '---\ngithubSource: "1"\n---\n# 2\n\n:::warning\n2.\n:::\n\n## 3\n\n```\n1\n```',
  'p1/3.md': '# 3\n\n3.',
};

const site = siteOf({
  config: `
languages: [en, de]
repository: https://1.dev
editUrl: https://1.dev/edit
products:
  - { id: p1, name: '1', category: core, navigation: navigation/n.yaml, versions: [{ text: '1', href: /p1/1/ }, { text: '2', href: /p1/ }] }
  - { id: p2, name: '2', category: x }
  - { id: p3, name: '3', category: toolpad }
  - { id: p4, name: '4' }
`,
  pages,
  navigation: {
    'navigation/n.yaml': `
- pathname: /p1/g
  title: '1'
  children:
    - { pathname: /p1/1/, title: '1', plan: pro }
    - { pathname: /p1/2/, title: '2', plan: premium, newFeature: true, planned: true, unstable: true, beta: true, legacy: true, deprecated: true }
- pathname: /p1/h
  title: '2'
  children: [{ pathname: /p1/3/, title: '3' }]
`,
  },
});
const name = { name: '1', description: '1' };
const translation = {
  source: 'translations/de.yaml' as never,
  language: 'de',
  words: markedWords,
  site: name,
  navigation: new Map(),
  keywords: new Map(),
  products: new Map(),
  versions: new Map(),
  ads: new Map(),
};
const translated = {
  ...site,
  config: { ...site.config, name: '1' },
  translations: new Map([['de', translation]]),
};
const index = indexSite(translated, { demoModules: new Map(), versions: new Map(), islands: new Map() });
const templates = createTemplates({});

const everything: ApiItemProps = {
  name: '1',
  anchor: '1',
  type: { html: '1', expandedHtml: '2' },
  default: '1',
  required: true,
  deprecation: '1',
  since: '1',
  plan: 'pro',
  description: '1',
  signature: {
    html: '1',
    parameters: [{ name: '1', description: '1' }],
    returns: { description: '1' },
  },
  examples: ['1'],
  seeMore: '1',
  notes: ['slots', 'classes', 'sx', 'requires-ref'],
  className: '2',
  category: '1',
  demos: ['1', '2', '3', '4', '5'].map((title) => ({ title, href: title })),
};
const bare: ApiReferenceProps = {
  ...{ kind: 'component', name: '1', imports: ['1', '2'], deprecation: '', since: '1', packageName: '1' },
  ...{
    sourceHref: '2',
    pages: [{ title: '1', href: '1' }],
    signatures: ['1'],
    examples: ['2'],
    layout: 'table',
  },
  groups: apiGroupKinds.map((kind) => ({
    kind,
    anchor: kind,
    items: ['1', '2', '3'].map((anchor) => ({ ...everything, anchor: `${kind}-${anchor}` })),
    inherited: [
      { source: '1', href: '1', anchor: '1', prefix: '1', items: [{ name: '1', type: '1', required: true }] },
    ],
  })),
};
const references: readonly ApiReferenceProps[] = [
  { ...bare, spread: true, cssComponent: true, refTarget: false, themeDefaultProps: true },
  {
    ...bare,
    spread: true,
    inheritance: { name: '1' },
    refTarget: '1',
    themeDefaultProps: true,
    muiName: '1',
  },
  { ...bare, inheritance: { name: '1' } },
];

/** Visible or spoken letters, without those in brackets and names of languages. */
function strayLetters(html: string): string[] {
  const heard = [...html.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  // A sentence may have elements in it, and one of these another text.
  const withoutTexts = html.replace(/【[^【】]*】/g, '').replace(/【[^【】]*】/g, '');
  const seen = withoutTexts.replace(/<(script|style|title)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n');
  const own = /【[^】]*】|English|Deutsch|Englisch|TypeScript|JavaScript|\b(?:TS|JS)\b|&\w+;|&#x\w+;/g;
  return [...heard, ...seen.split('\n')]
    .map((text) => (text ?? '').replace(own, '').trim())
    .filter((text) => /[a-z]{2}/i.test(text));
}

describe('every text of the shell is one of the interface texts of the page', () => {
  test.each(planRoutes(translated).filter(({ language }) => language === 'de'))('$kind $path', (route) => {
    const props = pageProps(route, index);
    const { html } = templates.renderPage(props, '', (asset) => asset);
    expect(html).toContain('【');
    // An untranslated article is in its own language throughout.
    const own = props.article?.untranslated ? html.replace(/<article .*<\/article>/s, '') : html;
    expect(strayLetters(own)).toEqual([]);
    expect(props.head.title).not.toMatch(/^[A-Z]/i);
  });

  test('an API reference', () => {
    const route = planRoutes(translated).find(({ path }) => path === '/de/p1/1');
    if (!route) throw new Error('The page is not there.');
    const { article, ...page } = pageProps(route, index);
    if (!article) throw new Error('The page has no article.');
    for (const reference of references) {
      const props = { ...page, article: { ...article, reference } };
      expect(strayLetters(templates.renderPage(props, '', (asset) => asset).html)).toEqual([]);
    }
  });

  test('the settings', () => {
    expect(strayLetters(templates.renderSettings(markedWords))).toEqual([]);
  });

  const page = { language: 'de', direction: 'ltr', words: markedWords } as const;
  const ts = { files: [{ name: '1', language: '1', html: '1' }], preview: '1' };
  const demo: Extract<PartProps, { kind: 'demo' }> = {
    kind: 'demo',
    entry: '1',
    id: '1',
    name: '1',
    code: { kind: 'both', ts, js: { ...ts, files: [...ts.files, ...ts.files] } },
    dependencies: {},
    sourceHref: '1',
    options: {},
    serverRendered: false,
    moment: 'visible',
  };

  test('a demo and its toolbar', async () => {
    for (const part of [demo, { ...demo, options: { iframe: true } }])
      expect(strayLetters((await templates.renderPart(part, (asset) => asset, page)).html)).toEqual([]);
  });

  test('the replacement of a demo or component that does not compile', async () => {
    const broken = createTemplates({
      demo: () => import('../../../templates/islands/broken-demo.tsx'),
      component: () => import('../../../templates/islands/broken-component.tsx'),
    });
    const component: PartProps = {
      kind: 'component',
      entry: 'component',
      id: '2',
      options: {},
      mode: { kind: 'static', page: {} as StaticPageFacts },
    };
    for (const part of [{ ...demo, entry: 'demo', serverRendered: true }, component]) {
      const { html } = await broken.renderPart(part, (asset) => asset, page);
      expect(html).toContain(`<p class="demo-fallback">${markedWords.demo.broken}</p>`);
    }
  });
});

test('interface texts inside an article are in the language of the article', async () => {
  const isUntranslated = ({ path }: { readonly path: string }) => path === '/de/p1/2';
  const [route] = planRoutes(translated).filter(isUntranslated);
  if (route?.kind !== 'doc') throw new Error('The page is not there.');
  const { document } = route.page;
  const body = parsePage({ path: document.source, text: pages['p1/2.md'] }, { trust: true }).value.body;
  const props = pageProps(route, index);
  const { html } = await renderPage(templates, { key: '', props }, body);
  const [article = ''] = /<article .*<\/article>/s.exec(new TextDecoder().decode(html)) ?? [];
  expect(article).toContain('<article lang="en" dir="ltr">');
  for (const text of ['>Edit this page<', '>Source<', '>On this page<', '"Warning"', '>Copy<'])
    expect(article).toContain(text);
  expect(article).not.toContain('【');
});

test('every interface text is used', async () => {
  const { readTree } = await import('../../support/read-tree.ts');
  const { english } = await import('../../../src/model/words.ts');
  const texts = [
    ...(await readTree('templates')).values(),
    ...(await readTree('src/assemble')).values(),
    ...(await readTree('src/render')).values(),
  ].join('\n');
  const unused = Object.keys(english).filter((key) => !new RegExp(`\\.${key}\\b|'${key}'`).test(texts));
  expect(unused).toEqual([]);
});
