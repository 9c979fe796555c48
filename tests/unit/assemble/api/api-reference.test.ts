import { describe, expect, test } from 'vitest';
import { pageProps } from '../../../../src/assemble/props/page-props.ts';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import type { ArticleProps } from '../../../../src/model/page-props.ts';
import type { Site } from '../../../../src/model/site.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const modules = { demoModules: new Map(), versions: new Map(), islands: new Map() };

function articleAt(path: string, site: Site): ArticleProps {
  const route = planRoutes(site).find((found) => found.path === path);
  const article = route && pageProps(route, indexSite(site, modules)).article;
  if (!article) throw new Error(`There is no article at ${path}.`);
  return article;
}

const sample: SampleSite = {
  config: `
languages: [en, de]
base: /docs/
repository: https://github.com/acme/ui
editUrl: https://github.com/acme/ui/edit/main/docs
products:
  - id: ui
    name: UI
    api: { documents: ui/api, layout: expanded }
    versions: [{ text: v2.1.0, href: /ui/ }]
`,
  pages: {
    'ui/components/button.md': '---\ncomponents: Button\n---\n\n# Buttons',
    'ui/components/button-de.md': '---\ncomponents: Button\n---\n\n# Knöpfe',
    'ui/hooks.md': '---\nhooks: [useButton]\n---\n\n# Hooks',
  },
  api: {
    'ui/api/button.json': {
      name: 'Button',
      imports: ["import { Button } from '@acme/ui';"],
      description: 'See [hooks](/ui/hooks/) or [acme](https://acme.dev).',
      demos: '<ul><li><a href="/ui/react-button/">Button</a></li></ul>',
      filename: '/packages/ui/Button.js',
      inheritance: { component: 'ButtonBase', pathname: '/ui/api/button-base/' },
      forwardsRefTo: null,
      spread: true,
      props: {
        size: { type: { description: 'Size | ButtonProps' }, default: "'m'", deprecated: true },
        onPress: {
          type: { name: 'func' },
          signature: { type: '(size: Size) => boolean', describedArgs: ['size'], returned: 'boolean' },
        },
      },
      inherited: [
        {
          source: 'ButtonBase',
          items: [
            {
              name: 'href',
              type: 'string',
              default: "'#'",
              description: 'See [hooks](/ui/hooks/).',
              deprecated: true,
            },
          ],
        },
        { source: 'React.HTMLAttributes', items: [{ name: 'id', type: 'string' }] },
      ],
    },
    'ui/api/picker.json': {
      name: 'Picker',
      props: { multiple: { type: { name: 'bool' } }, open: { type: { name: 'bool' } } },
      inherited: [{ source: 'Field', items: [{ name: 'value', type: 'string' }] }],
      combinations: [
        [
          { multiple: { type: 'true', required: true }, value: { type: 'Side[]' } },
          { multiple: { type: 'false' }, value: { type: 'string' } },
        ],
      ],
    },
    'ui/api/button-base.json': { name: 'ButtonBase', props: {} },
    'ui/api/use-button.json': { name: 'useButton', parameters: {}, returnValue: {} },
    'ui/api/size.json': {
      name: 'Size',
      kind: 'type',
      properties: {},
      signatures: ["'s' | Size | { Size: Side }"],
      examples: ["const size: Size = 's';"],
    },
    'ui/api/side.json': { name: 'Side', kind: 'enum', properties: {} },
    'ui/translations/api-docs/button-de.json': { propDescriptions: { size: { description: 'Die Größe.' } } },
  },
};

const site = siteOf(sample);

test('a reference has what its document has, with resolved links', () => {
  const article = articleAt('/ui/api/button', site);
  expect(article).toMatchObject({
    title: 'Button API',
    links: [],
    editHref: 'https://github.com/acme/ui/edit/main/packages/ui/Button.d.ts',
    tableOfContents: [
      {
        id: 'props',
        text: 'Props',
        children: [
          { id: 'button-prop-size', text: 'size' },
          { id: 'button-prop-onPress', text: 'onPress' },
        ],
      },
    ],
  });
  expect(article.reference).toMatchObject({
    kind: 'component',
    name: 'Button',
    description:
      'See <a href="/docs/ui/hooks/">hooks</a> or <a href="https://acme.dev" rel="noopener">acme</a>.',
    demos: '<ul><li><a href="/docs/ui/react-button/">Button</a></li></ul>',
    pages: [{ title: 'Buttons', href: '/docs/ui/react-button/' }],
    spread: true,
    refTarget: false,
    inheritance: { name: 'ButtonBase', href: '/docs/ui/api/button-base/' },
    sourceHref: 'https://github.com/acme/ui/blob/v2.1.0/packages/ui/Button.js',
    layout: 'expanded',
    groups: [
      {
        kind: 'props',
        anchor: 'props',
        items: [
          {
            name: 'size',
            anchor: 'button-prop-size',
            type: { html: '<a href="/docs/ui/api/size/">Size</a> | ButtonProps' },
            default: "'m'",
            deprecation: '',
            demos: [],
          },
          {
            name: 'onPress',
            signature: {
              html: expect.stringContaining('size: <a href="/docs/ui/api/size/">Size</a>'),
              parameters: [{ name: 'size' }],
              returns: { type: { html: expect.stringContaining('boolean') } },
            },
          },
        ],
        inherited: [
          {
            source: 'ButtonBase',
            href: '/docs/ui/api/button-base/',
            anchor: 'inherited-button-base',
            items: [
              {
                name: 'href',
                type: 'string',
                default: "'#'",
                deprecation: '',
                description: 'See <a href="/docs/ui/hooks/">hooks</a>.',
              },
            ],
          },
          { source: 'React.HTMLAttributes', anchor: 'inherited-react-html-attributes' },
        ],
      },
    ],
  });
});

test('a default that is too long for a column is highlighted, and keeps its lines', () => {
  const props = {
    short: { type: {}, default: 'x'.repeat(40) },
    long: { type: {}, default: 'y'.repeat(41) },
    lines: { type: {}, default: '{\n  side: true,\n}' },
  };
  const edited = siteOf({ ...sample, api: { 'ui/api/button.json': { name: 'Button', props } } });
  const [short, long, lines] = articleAt('/ui/api/button', edited).reference?.groups[0]?.items ?? [];
  expect(short).toHaveProperty('default', 'x'.repeat(40));
  expect(short).not.toHaveProperty('defaultHtml');
  expect(long).toHaveProperty('defaultHtml', 'y'.repeat(41));
  expect(long).not.toHaveProperty('default');
  expect(lines?.defaultHtml).toBe('{\n  side: <span class="token-number">true</span>,\n}');
});

test('nothing is required of what readers get', () => {
  const item = { type: { name: 'string' }, required: true };
  const file = { name: 'useButton', parameters: { size: item }, returnValue: { pressed: item } };
  const { groups = [] } =
    articleAt('/ui/api/use-button', siteOf({ ...sample, api: { 'ui/api/use-button.json': file } }))
      .reference ?? {};
  expect(groups.map(({ kind, items }) => [kind, items[0]?.required])).toEqual([
    ['parameters', true],
    ['return-value', undefined],
  ]);
});

test('the texts of a type are highlighted, and link to other documents', () => {
  const { reference } = articleAt('/ui/api/size', site);
  expect(reference?.signatures).toEqual([
    '<span class="token-string">\'s\'</span> | Size | { Size: <a href="/docs/ui/api/side/">Side</a> }',
  ]);
  expect(reference?.examples[0]).toContain('<span class="token-keyword">const</span>');
});

describe('in another language', () => {
  test('an untranslated reference leads to pages in that language', () => {
    const article = articleAt('/de/ui/api/use-button', site);
    expect(article).toMatchObject({ title: 'useButton API', untranslated: { language: 'en' } });
    expect(article.reference?.pages).toEqual([{ title: 'Hooks', href: '/docs/de/ui/hooks/' }]);
  });

  test('a translated one has its own texts', () => {
    const article = articleAt('/de/ui/api/button', site);
    expect(article).toMatchObject({
      editHref: 'https://github.com/acme/ui/edit/main/docs/content/ui/translations/api-docs/button-de.json',
      reference: {
        pages: [{ title: 'Knöpfe', href: '/docs/de/ui/react-button/' }],
        groups: [{ items: [{ description: 'Die Größe.' }, {}] }],
      },
    });
    expect(article).not.toHaveProperty('untranslated');
  });
});

test('the first paragraph of a description is the lead, and the rest is in the article', () => {
  const description = 'Starts an action.\n\nFor a place use a link.\n\n- Or `Fab`.';
  const edited = { ...sample.api, 'ui/api/button.json': { name: 'Button', description, props: {} } };
  expect(articleAt('/ui/api/button', siteOf({ ...sample, api: edited })).reference).toMatchObject({
    description: '<p>Starts an action.</p>',
    details: '<p>For a place use a link.</p>\n<ul>\n<li>Or <code>Fab</code>.</li>\n</ul>',
  });
});

test('pages of other products are listed with their product', () => {
  const products = `
products:
  - { id: ui, name: UI, api: { documents: ui/api } }
  - { id: lab, name: Lab, api: { documents: lab/api } }`;
  const lab = { 'lab/button.md': '---\ncomponents: Button\n---\n\n# Buttons' };
  const two = siteOf({
    config: products,
    pages: { ...lab, 'ui/components/button.md': '---\ncomponents: Button\n---\n\n# Buttons' },
    api: { ...sample.api, 'lab/api/card.json': { name: 'Card', props: {} } },
  });
  expect(articleAt('/ui/api/button', two).reference?.pages).toEqual([
    { title: 'Buttons – Lab', href: '/lab/button/' },
    { title: 'Buttons', href: '/ui/react-button/' },
  ]);
});

test('a reference is the same object until something that it shows changes', () => {
  const referenceIn = (given: Site) => articleAt('/ui/api/button', given).reference;
  const first = referenceIn(site);
  expect(referenceIn(site)).toBe(first);
  const page = site.pages.find(({ path }) => path === '/ui/hooks');
  if (!page) throw new Error('There is no page about hooks.');
  const edited = { ...page, document: { ...page.document, description: 'Edited.' } };
  const pages = site.pages.map((one) => (one === page ? edited : one));
  expect(referenceIn({ ...site, pages })).toBe(first);
  const renamed = {
    ...edited,
    document: { ...edited.document, frontMatter: { ...page.document.frontMatter, components: ['Button'] } },
  };
  const named = site.pages.map((one) => (one === page ? renamed : one));
  expect(referenceIn({ ...site, pages: named })?.pages).toHaveLength(2);
});

test('props that belong together lead to each other, and their combinations to all of them', () => {
  const [group] = articleAt('/ui/api/picker', site).reference?.groups ?? [];
  expect(group?.combinations).toEqual([
    [
      '{ <a href="#picker-prop-multiple">multiple</a>: <span class="token-number">true</span>; <a href="#picker-prop-value">value?</a>: <a href="/docs/ui/api/side/">Side</a>[] }',
      '{ <a href="#picker-prop-multiple">multiple?</a>: <span class="token-number">false</span>; <a href="#picker-prop-value">value?</a>: <span class="token-keyword">string</span> }',
    ],
  ]);
  expect(group?.items.map(({ together }) => together)).toEqual([
    [{ title: 'value', href: '#picker-prop-value' }],
    undefined,
  ]);
});

test('a translated word in a text is a text, also in an attribute', () => {
  const size = {
    type: { name: 'bool' },
    deprecated: true,
    deprecationInfo: 'For <span class="plan-pro"></span>.',
  };
  const { reference } = articleAt(
    '/ui/api/button',
    siteOf({
      ...sample,
      translations: { 'translations/en.yaml': `words: { article: { plan-pro: '"><img src=x>&' } }` },
      api: { 'ui/api/button.json': { name: 'Button', props: { size } } },
    }),
  );
  const icon = expect.stringContaining('aria-label="&quot;&gt;&lt;img src=x&gt;&amp;"');
  expect(reference?.groups).toMatchObject([{ items: [{ deprecation: icon }] }]);
});
