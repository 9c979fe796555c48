import { describe, expect, test } from 'vitest';
import { apiReference, type LazyReference } from '../../../../src/assemble/api/api-reference.ts';
import { indexSite, localeVersionOf } from '../../../../src/assemble/props/site-index.ts';
import { hashData } from '../../../../src/lib/hash.ts';
import type { DemoModule, UsedComponent } from '../../../../src/model/demo.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const button = {
  name: 'Button',
  imports: ["import Button from '@acme/ui/Button';"],
  filename: '/src/button.ts',
  description: 'See the [guide](../guide.md).',
  deprecationInfo: '<span class="plan-pro"></span>',
  deprecated: true,
  props: { size: { type: { name: 'Size' } }, tone: { type: { name: 'string' } } },
  inherited: [{ source: 'Size', items: [{ name: 'id', type: 'string' }] }],
};

const size = { name: 'Size', imports: [], properties: { width: { type: { description: 'number' } } } };

const yaml = (product = '', more = '') => `
languages: [en, de]
repository: https://example.com/acme
products:
  - { id: ui, name: UI, api: { documents: ui/api${product} }, versions: [{ text: v1.0.0, href: /v1/, current: true }] }
  - { id: lab, name: Lab, root: /lab/, content: lab, api: lab/api }
${more}`;

const first = {
  config: yaml(),
  pages: {
    'ui/guide.md': '# Guide',
    'ui/button.md': '---\ncomponents: Button\n---\n\n# Button\n\n{{"demo": "Small.tsx"}}',
    'ui/link.md': '---\ncomponents: Button\n---\n\n# Link',
    'ui/other.md': '# Other\n\n{{"demo": "Large.tsx"}}',
  },
  api: { 'ui/api/button.json': button, 'ui/api/size.json': size },
  files: ['ui/Small.tsx', 'ui/Large.tsx'],
} satisfies SampleSite;

const demos = first.files.map((file) => file as SourcePath);
const demoModules = new Map(
  demos.map((source): [SourcePath, DemoModule] => [
    source,
    { source, js: { language: 'jsx', html: '', hash: '' }, relativeImports: [], packages: [], modules: [] },
  ]),
);

/** The reference of Button in German, whose demos set some props. */
function referenceOf(given: SampleSite, props: readonly string[] = ['size']): LazyReference {
  const parsed = siteOf(given);
  const pages = parsed.pages.map(({ reference, ...page }) => ({
    ...page,
    ...(reference && { reference: { ...reference, hash: hashData(reference) } }),
  }));
  const site = { ...parsed, pages };
  const used: readonly UsedComponent[] = [{ specifier: '@acme/ui/Button', name: 'default', props }];
  const index = indexSite(site, {
    demoModules,
    versions: new Map(),
    islands: new Map(),
    usedComponents: new Map(demos.map((demo) => [demo, used])),
  });
  const original = pages.find((page) => page.reference?.name === 'Button' && page.language === 'en');
  const page = original && index.addresses.shown(original.path, 'de');
  const found = page && apiReference(page, index, localeVersionOf(index, 'de'));
  if (!found) throw new Error('There is no reference.');
  return found;
}

const withPages = (pages: Readonly<Record<string, string>>): SampleSite => ({
  ...first,
  pages: { ...first.pages, ...pages },
});
const withApi = (api: Readonly<Record<string, unknown>>): SampleSite => ({
  ...first,
  api: { ...first.api, ...api },
});

/** Each changes what the page shows. */
const edits: [name: string, site: SampleSite, props?: readonly string[]][] = [
  ['its document', withApi({ 'ui/api/button.json': { ...button, props: {} } })],
  [
    'its descriptions',
    withApi({ 'ui/translations/api-docs/button-de.json': { componentDescription: 'Ein Knopf.' } }),
  ],
  [
    'the target of a link',
    { ...first, config: yaml('', 'routes: [{ source: ui/guide.md, path: /start/ }]') },
  ],
  ['a link without target', { ...first, pages: { 'ui/button.md': first.pages['ui/button.md'] } }],
  [
    'the address of a type',
    { ...first, config: yaml('', 'routes: [{ source: ui/api/size.json, path: /size/ }]') },
  ],
  ['a type without reference', { ...first, api: { 'ui/api/button.json': button } }],
  ['what a type is', withApi({ 'ui/api/size.json': { name: 'Size', imports: [], props: {} } })],
  ['a page that names it', withPages({ 'ui/other.md': '---\ncomponents: Button\n---\n\n# Other' })],
  [
    'the title of a page that names it',
    withPages({ 'ui/link.md': '---\ncomponents: Button\n---\n\n# Links' }),
  ],
  ['its title in the language', withPages({ 'ui/button-de.md': '---\ncomponents: Button\n---\n\n# Knopf' })],
  ['a page with demos', withPages({ 'ui/other.md': '# Others\n\n{{"demo": "Large.tsx"}}' }), ['size']],
  ['the props that a demo sets', first, ['size', 'tone']],
  [
    'a word',
    { ...first, translations: { 'translations/en.yaml': 'words: { article: { plan-pro: Plan } }' } },
  ],
  ['the layout', { ...first, config: yaml(', layout: expanded') }],
  ['the repository', { ...first, config: yaml().replace('example.com', 'example.org') }],
  ['the version', { ...first, config: yaml().replace('text: v1.0.0', 'text: v2.0.0') }],
  ['the base', { ...first, config: yaml('', 'base: /docs/') }],
];

describe('the key of a reference', () => {
  const before = referenceOf(first);

  test('is the same for equal sites', () => {
    expect(referenceOf(first)).toMatchObject({ key: before.key, props: before.props });
  });

  test.for(edits)('changes with %s', ([, site, props]) => {
    const after = referenceOf(site, props);
    expect(after.props).not.toEqual(before.props);
    expect(after.key).not.toBe(before.key);
  });
});
