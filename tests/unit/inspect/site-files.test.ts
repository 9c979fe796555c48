import { expect, test } from 'vitest';
import type { InspectedTree } from '../../../src/inspect/inspected-tree.ts';
import { type SitePlace, siteFiles } from '../../../src/inspect/site-files.ts';

const product = { id: 'ui', name: 'Acme UI', root: '/', content: 'docs', navigation: 'auto' } as const;
const bare: InspectedTree = {
  kind: 'markdown',
  root: 'docs',
  settings: {},
  languages: [{ id: 'en' }],
  products: [product],
  labels: {},
  pages: [],
  exclude: [],
  alias: {},
  components: [],
  apiDocuments: 0,
  unplaced: [],
};
const place: SitePlace = { toTree: '../../tree', name: 'Acme' };
const written = (tree: Partial<InspectedTree>, at: Partial<SitePlace> = {}) =>
  siteFiles({ ...bare, ...tree }, { ...place, ...at });
const siteOf = (tree: Partial<InspectedTree>, at: Partial<SitePlace> = {}) =>
  written(tree, at).get('content/site.yaml') ?? '';

const schema = 'node_modules/colophon/lib/schemas';
const severity = `# Problems in the pages are reported and stop no build. Remove this when "docs check" reports none.
severity:
  "*": warning
`;

test('a folder of pages is a site with one product and no other keys', () => {
  const files = written({});
  expect([...files.keys()]).toEqual(['content/site.yaml']);
  expect(files.get('content/site.yaml')).toBe(`# yaml-language-server: $schema=../${schema}/site.schema.json
name: Acme
languages:
  - en

products:
  - id: ui
    name: Acme UI
    root: /
    content: ../../tree/docs
    navigation: auto

markdown:
  anchors: github

${severity}`);
});

test('everything that a tree can have is written in order', () => {
  const text = siteOf({
    settings: {
      name: 'Acme Docs',
      description: 'All about it.',
      url: 'https://acme.dev',
      base: '/docs/',
      repository: 'https://github.com/acme/ui',
      lastUpdated: false,
      markdown: { math: true },
      redirects: [{ from: '/old/', to: '/new/' }],
    },
    languages: [{ id: 'en', name: 'English' }, { id: 'ar', name: 'العربية', direction: 'rtl' }, { id: 'de' }],
    products: [
      {
        ...product,
        translations: { ar: 'docs/ar' },
        api: { documents: 'api', descriptions: 'translations/api' },
        logo: { file: 'logo.svg', text: '<svg/>' },
        description: 'Components.',
      },
      { ...product, id: 'kit', root: '/kit/', content: 'kit', api: { documents: 'kit/api' } },
    ],
    pages: [
      { file: 'docs/a.md' },
      { file: 'docs/b.md', path: '/b/' },
      { file: 'docs/c.md', path: '/first/' },
    ],
    exclude: ['old/**'],
    pageModules: 'pages',
    public: 'public',
    includes: ['art'],
    followLinks: ['links'],
    anchors: 'family',
    components: ['src'],
    alias: { '@ui': 'packages/ui/src' },
    unwantedChecks: ['link-slash'],
  });
  expect(text).toBe(`# yaml-language-server: $schema=../${schema}/site.schema.json
name: Acme Docs
description: All about it.
url: https://acme.dev
base: /docs/
languages:
  - en
  - id: ar
    name: العربية
    direction: rtl
  - de
repository: https://github.com/acme/ui
lastUpdated: false

products:
  - id: ui
    name: Acme UI
    root: /
    content: ../../tree/docs
    translations:
      ar: ../../tree/docs/ar
    api:
      documents: ../../tree/api
      descriptions: ../../tree/translations/api
    navigation: auto
    logo: logos/ui.svg
    description: Components.
  - id: kit
    name: Acme UI
    root: /kit/
    content: ../../tree/kit
    api: ../../tree/kit/api
    navigation: auto

exclude:
  - old/**

routes:
  - source: ../../tree/docs/c.md
    path: /first/

pageModules: ../../tree/pages

public: ../../tree/public

includes:
  - ../../tree/art

followLinks:
  - ../../tree/links

markdown:
  math: true
  anchors: family

components:
  - ../../tree/src
hydrateComponents: visible

alias:
  "@ui": ../../tree/packages/ui/src

redirects:
  - from: /old/
    to: /new/

# Problems in the pages are reported and stop no build. Remove this when "docs check" reports none.
# What is off is a habit of these pages, which are shown in full all the same.
severity:
  "*": warning
  link-slash: off
`);
});

test.each<[Partial<InspectedTree>, string | undefined]>([
  [{ kind: 'vitepress' }, 'vitepress'],
  [{ kind: 'docusaurus' }, 'github'],
  [{ kind: 'vitepress', anchors: 'family' }, 'family'],
  [{ kind: 'family' }, undefined],
])('the ids of headings of %j are those of %j', (tree, rule) => {
  expect(/^ {2}anchors: (.*)$/m.exec(siteOf(tree))?.[1]).toBe(rule);
});

test('pages can be edited if the place of the site has an editor', () => {
  const editUrl = 'https://github.com/acme/ui/edit/main/site';
  expect(siteOf({}, { editUrl })).toContain(`\neditUrl: ${editUrl}\n`);
  // The editor of the documentation is not that of the site.
  expect(siteOf({ settings: { editUrl } })).not.toContain('editUrl');
});

test('navigation, labels, logos and themes have files of their own', () => {
  const entry = { pathname: '/a/', title: 'A' };
  const files = written({
    products: [
      {
        ...product,
        navigation: [entry],
        navigationSource: 'docs/nav.ts',
        logo: { file: 'a.svg', text: '<svg/>' },
      },
      { ...product, id: 'kit', navigation: [entry] },
    ],
    labels: { de: { '/a/': 'Anfang' } },
    packages: { hasDemos: true, ranges: {}, themes: ['joy'] },
  });
  const navigation = `# yaml-language-server: $schema=../../${schema}/navigation.schema.json\n`;
  expect(Object.fromEntries(files)).toEqual({
    'content/site.yaml': expect.stringContaining('navigation: navigation/ui.yaml'),
    'content/theme.ts': expect.stringContaining('scopedThemes'),
    'content/logos/ui.svg': '<svg/>',
    'content/navigation/ui.yaml': `${navigation}# Read from docs/nav.ts.\n- pathname: /a/\n  title: A\n`,
    'content/navigation/kit.yaml': `${navigation}- pathname: /a/\n  title: A\n`,
    'content/translations/de.yaml': `# yaml-language-server: $schema=../../${schema}/translation.schema.json\nnavigation:\n  /a/: Anfang\n`,
  });
});
