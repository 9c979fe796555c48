import { beforeAll, describe, expect, test } from 'vitest';
import { hash } from '../../../src/lib/hash.ts';
import { placeholder, wordPlaceholder } from '../../../src/lib/placeholders.ts';
import type { ArticleProps, PageProps, ResolvedLink } from '../../../src/model/page-props.ts';
import type { ComponentMode, PartProps } from '../../../src/model/part-props.ts';
import type { TemplateModule } from '../../../src/model/render-task.ts';
import { loadTemplates } from '../../../src/render/load-templates.ts';
import { renderPage } from '../../../src/render/render-page.ts';
import type { PageRendering } from '../../../src/render/rendered-part.ts';
import { barePage, emptyArticle } from '../../support/bare-page.ts';
import { markedWords } from '../../support/marked-words.ts';

const support = (name: string) => new URL(`../../support/${name}`, import.meta.url).href;

let templates: TemplateModule;
beforeAll(async () => {
  templates = await loadTemplates({
    templates: support('plain-templates.mjs'),
    own: false,
    demos: { 'demo:plain': support('plain-demo.mjs'), 'demo:failing': support('failing-demo.mjs') },
  });
});

interface Rendering {
  readonly words?: typeof markedWords;
  readonly templates?: TemplateModule;
  readonly title?: string;
}

async function render(
  body: string,
  article: Partial<ArticleProps> | undefined,
  { words = markedWords, templates: used = templates, title = 'T' }: Rendering = {},
) {
  const props: PageProps = {
    ...barePage,
    words,
    head: { title, noindex: false, alternates: [] },
    ...(article && { article: { ...emptyArticle, ...article } }),
  };
  const { html, ...page } = await renderPage(used, { key: 'k', props }, body);
  return { ...page, html: new TextDecoder().decode(html) };
}

/** The article of a rendered page. */
async function renderedArticle(body: string, article: Partial<ArticleProps>): Promise<string> {
  const { html } = await render(body, article);
  return html.slice(html.indexOf('">') + 2);
}

const link = (href: string, rel = '', newTab = false): ResolvedLink => ({ href, rel, newTab });

test.each<[string, ResolvedLink[], string]>([
  ['plain', [link('/a/')], '<a href="/a/">x</a>'],
  ['with odd words in rel', [link('/a/', 'a"><b>')], '<a href="/a/" rel="a&quot;&gt;&lt;b&gt;">x</a>'],
  ['with rel', [link('https://a.dev', 'noopener')], '<a href="https://a.dev" rel="noopener">x</a>'],
  [
    'in a new tab',
    [link('/a', 'nofollow noopener', true)],
    '<a href="/a" rel="nofollow noopener" target="_blank">x</a>',
  ],
  ['with odd characters', [link(`/a?b=1&c="'<>`)], '<a href="/a?b=1&amp;c=&quot;&#x27;&lt;&gt;">x</a>'],
  ['that is not there', [], '<a href="">x</a>'],
])('a link %s', async (_name, links, html) => {
  expect(await renderedArticle(`<a href="${placeholder('l', 0)}">x</a>`, { links })).toBe(html);
});

const page = {
  href: '/a/',
  title: 'T',
  language: 'en',
  direction: 'ltr',
  frontMatter: {
    components: [],
    hooks: [],
    fonts: [],
    disableAd: false,
    disableToc: false,
    wideLayout: false,
    draft: false,
    unlisted: false,
    extra: {},
  },
} as const;
const staticManner: ComponentMode = {
  kind: 'static',
  page: { ...page, navigation: [], products: [] },
};
const component = (entry: string, mode: ComponentMode): PartProps => ({
  kind: 'component',
  entry,
  id: 'list',
  options: {},
  mode,
});

test('headings have their ids, and parts are in the place of their directives', async () => {
  const parts = [component('component:list', staticManner)];
  const body = `<h2 id="${placeholder('h', 0)}"><a href="#${placeholder('h', 0)}">A</a></h2>${placeholder('p', 0)}`;
  expect(await renderedArticle(body, { headingIds: ['a"b'], parts })).toBe(
    '<h2 id="a&quot;b"><a href="#a&quot;b">A</a></h2><p>component:list</p>',
  );
});

test('words of the shell are in the language of the page', async () => {
  const body = `<b title="${wordPlaceholder('footnoteBack', '1-2')}">${wordPlaceholder('copy')}</b>`;
  expect(await renderedArticle(body, {})).toBe('<b title="【Back to note 1-2 in the text】">【Copy】</b>');
});

test('a translated word is a text, also in an attribute', async () => {
  const article = { ...markedWords.article, copy: '"><img src=x onerror=alert(1)>&' };
  const words = { ...markedWords, article };
  const { html } = await render(`<b title="${wordPlaceholder('copy')}"></b>`, {}, { words });
  expect(html).toContain('<b title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;"></b>');
});

test('a page or part that failed is replaced by texts, whatever characters they have', async () => {
  const broken = '<img src=x onerror=alert(1)>&';
  const words = { ...markedWords, pageFailed: broken };
  const renderFailing: TemplateModule['renderPage'] = () => {
    throw new Error('no items');
  };
  const failing = { ...templates, renderPage: renderFailing };
  const { html } = await render('', undefined, { words, templates: failing, title: '</title><b>' });
  expect(html).toContain('<p>&lt;img src=x onerror=alert(1)&gt;&amp;</p>');
  expect(html).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>');
  expect(html).not.toMatch(/<img|<b>/);
  const ofDemo = { ...markedWords, demo: { ...markedWords.demo, broken } };
  const parts: PartProps[] = [{ kind: 'missing', entry: 'demo:gone' }];
  expect((await render(placeholder('p', 0), { parts }, { words: ofDemo })).html).toContain(
    '<p class="demo-fallback">&lt;img src=x onerror=alert(1)&gt;&amp;</p>',
  );
});

const demo = (entry: string, serverRendered = true): PartProps => ({
  kind: 'demo',
  entry,
  id: 'A',
  name: 'A',
  code: { kind: 'same', variant: { files: [] } },
  dependencies: {},
  options: {},
  serverRendered,
  moment: 'visible',
});

describe('demos', () => {
  test('are rendered with the page', async () => {
    expect(await renderedArticle(placeholder('p', 0), { parts: [demo('demo:plain')] })).toBe(
      '<div>rendered</div>',
    );
  });

  test('that throw are left to the browser and reported', async () => {
    const { html, facts } = await render(placeholder('p', 1), {
      parts: [demo('demo:plain'), demo('demo:failing')],
    });
    expect(html).toContain(`<div data-src="${placeholder('a', 'demo:failing')}"></div>`);
    expect(facts.failures).toEqual([{ part: 1, message: 'window is not defined' }]);
  });

  test('for the browser only are not run', async () => {
    const { facts } = await render(placeholder('p', 0), { parts: [demo('demo:failing', false)] });
    expect(facts.failures).toEqual([]);
  });
});

describe('components', () => {
  test('bring their styles', async () => {
    const { facts } = await render(placeholder('p', 0), {
      parts: [component('component:list', staticManner)],
    });
    expect(facts.styles).toEqual(['shell', 'kind-doc', 'component']);
  });

  test.each<[string, ComponentMode, string]>([
    ['rendered at build time: nothing is shown', staticManner, ''],
    [
      'an island: left to the browser',
      { kind: 'island', page, moment: 'visible', serverRendered: true },
      '<p data-rendered="browser">component:failing</p>',
    ],
  ])('that throw, %s', async (_name, mode, html) => {
    const rendered = await render(placeholder('p', 0), { parts: [component('component:failing', mode)] });
    expect(rendered.html.slice(rendered.html.indexOf('">') + 2)).toBe(html);
    expect(rendered.facts.styles).not.toContain(undefined);
    const failure = expect.objectContaining({ part: 0, message: 'component:failing threw' });
    expect(rendered.facts.failures).toEqual([failure]);
  });
});

test('the facts name the text, its styles and its assets; URLs of assets stay open', async () => {
  const { key, html, facts } = await render(placeholder('p', 0), { parts: [demo('demo:plain', false)] });
  expect(key).toBe('k');
  expect(facts).toEqual({
    htmlHash: hash(html),
    bytes: Buffer.byteLength(html),
    styles: ['shell', 'kind-doc'],
    assets: ['styles', 'demo:plain'],
    scripts: ["'sha256-demo'"],
    inlineStyles: [],
    failures: [],
  });
});

test('a page without article has none', async () => {
  expect((await render('never seen', undefined)).html).not.toContain('never seen');
});

/** A page with an article of these parts, rendered with what differs from a plain rendering. */
function pageWith(
  parts: readonly PartProps[],
  {
    rendering = {},
    used = templates,
    more = {},
  }: {
    rendering?: PageRendering;
    used?: TemplateModule;
    more?: Partial<PageProps>;
  } = {},
) {
  const props: PageProps = {
    ...barePage,
    words: markedWords,
    head: { title: 'T', noindex: false, alternates: [] },
    article: { ...emptyArticle, parts },
    ...more,
  };
  const body = parts.map((_, index) => placeholder('p', index)).join('');
  return renderPage(used, { key: 'k', props }, body, rendering);
}

const htmlOf = ({ html }: { readonly html: Uint8Array }) => new TextDecoder().decode(html);

describe('what did not finish before', () => {
  const reason = { kind: 'time', seconds: 2 } as const;

  test('is not rendered again, if it is a part', async () => {
    const begun: number[] = [];
    const page = await pageWith([demo('demo:failing'), demo('demo:plain')], {
      rendering: { stopped: new Map([['demo:failing', reason]]), onPart: (part) => void begun.push(part) },
    });
    expect(htmlOf(page)).toContain(
      `<p class="demo-fallback">${markedWords.demo.stopped}</p><div>rendered</div>`,
    );
    expect(page.facts.failures).toEqual([
      { part: 0, message: 'did not finish within 2 seconds', stopped: reason },
    ]);
    expect(page.facts).not.toHaveProperty('stopped');
    // The other demo, then the document.
    expect(begun).toEqual([1, -1]);
  });

  test('is a notice, if it is the document', async () => {
    const page = await pageWith([], { rendering: { stopped: new Map([['k', reason]]) } });
    expect(htmlOf(page)).toContain(`<h1>T</h1><p>${markedWords.pageFailed}</p>`);
    expect(page.facts).toMatchObject({ stopped: reason, styles: [] });
    expect(page.facts).not.toHaveProperty('crash');
  });
});

test('a document that a template cannot render is a notice, with the error', async () => {
  const renderPage: TemplateModule['renderPage'] = () => {
    throw Object.assign(new Error('No items'), { stack: 'at header' });
  };
  const { facts } = await pageWith([], { used: { ...templates, renderPage } });
  expect(facts.crash).toEqual({ message: 'No items', stack: 'at header' });
  expect(facts).not.toHaveProperty('stopped');
});

describe('a part', () => {
  /** Templates whose parts show what they know of their page. */
  const showing = (): TemplateModule => ({
    ...templates,
    renderPart: async (_part, _asset, { language, direction, words, reportsClicks = false }) => ({
      html: `<b>${[language, direction, words.next, reportsClicks].join(' ')}</b>`,
      styles: [],
    }),
  });

  test('has the language of its page', async () => {
    const page = await pageWith([demo('demo:plain')], { used: showing() });
    expect(htmlOf(page)).toContain(`<b>en ltr ${markedWords.next} false</b>`);
  });

  test('of an untranslated article has the language and the words of the article', async () => {
    const untranslated = { language: 'ar', direction: 'rtl', name: 'Arabic' } as const;
    const articleWords = { ...markedWords, next: 'التالي' };
    const article = { ...emptyArticle, parts: [demo('demo:plain')], untranslated };
    const page = await pageWith([demo('demo:plain')], { used: showing(), more: { article, articleWords } });
    expect(htmlOf(page)).toContain('<b>ar rtl التالي false</b>');
  });

  test('reports clicks on a site with analytics alone', async () => {
    const reports = async (services: PageProps['site']['services']) => {
      const site = { ...barePage.site, ...(services && { services }) };
      const page = await pageWith([demo('demo:plain')], { used: showing(), more: { site } });
      return htmlOf(page).includes('true</b>');
    };
    const analytics = { vitals: 1 } as unknown as NonNullable<PageProps['site']['services']>['analytics'];
    expect(await reports({ hosts: [] })).toBe(false);
    expect(await reports({ hosts: [], ...(analytics && { analytics }) })).toBe(true);
  });

  test('whose text depends on the moment is named with its number', async () => {
    const varying = { value: 'time', texts: ['1', '2'] } as const;
    const renderPart: TemplateModule['renderPart'] = async ({ entry }) => ({
      html: entry,
      styles: [],
      ...(entry === 'demo:clock' && { varying }),
    });
    const used = { ...templates, renderPart };
    const { facts } = await pageWith([demo('demo:plain'), demo('demo:clock')], { used });
    expect(facts.varying).toEqual([{ part: 1, ...varying }]);
    expect((await pageWith([demo('demo:plain')], { used })).facts).not.toHaveProperty('varying');
  });
});

test('only pages with demos need the scripts of demos', async () => {
  expect((await pageWith([component('component:list', staticManner)])).facts.scripts).toEqual([]);
  expect((await pageWith([demo('demo:plain')])).facts.scripts).toEqual(["'sha256-demo'"]);
});

test('a component in a slot brings its styles, and its failure', async () => {
  const slot = (entry: string) => {
    const part = { kind: 'component', entry, id: 'slot', options: {}, mode: staticManner } as const;
    return [{ slot: 'body-end', part }] as const;
  };
  const { facts } = await pageWith([], { more: { slots: slot('component:list') } });
  expect(facts.styles).toEqual(['shell', 'kind-doc', 'component']);
  expect(facts).not.toHaveProperty('slotFailures');
  const failed = await pageWith([], { more: { slots: slot('component:failing') } });
  expect(failed.facts.slotFailures).toMatchObject([{ slot: 'body-end', message: 'component:failing threw' }]);
});

test('a translated heading is also at its own id, if it has one', async () => {
  const body = [0, 1, 2].map((index) => `<h2>${placeholder('o', index)}x</h2>`).join('');
  const ownHeadingIds = ['a"b', null];
  expect(await renderedArticle(body, { ownHeadingIds })).toBe(
    '<h2><span id="a&quot;b"></span>x</h2><h2>x</h2><h2>x</h2>',
  );
});
