import { expect, test } from 'vitest';
import { apiReference } from '../../../../../src/assemble/api/api-reference.ts';
import { indexSite, localeVersionOf, type SiteIndex } from '../../../../../src/assemble/props/site-index.ts';
import type { DemoModule, UsedComponent } from '../../../../../src/model/demo.ts';
import type { SourcePath } from '../../../../../src/model/path.ts';
import { siteOf } from '../../../../support/sample-site.ts';

const prop = { type: { name: 'string' }, description: 'A prop.' };

const button = {
  name: 'Button',
  imports: ["import Button from '@acme/ui/Button';"],
  props: { color: prop, disabled: prop, href: prop, size: prop },
  description: 'A button.',
  slots: [{ name: 'color', description: 'A slot.', class: null }],
};

const demoLines = [1, 2, 3, 4].map((number) => `{{"demo": "Button${number}.tsx"}}`).join('\n');

const names = ['Alert', 'AlertButton', 'Bar', 'Button1', 'Button2', 'Button3', 'Button4', 'Other'];

const site = siteOf({
  config: 'base: /docs/\nlanguages: [en, de]\nproducts: [{ id: ui, name: UI, api: ui/api }]',
  pages: {
    'ui/alert.md': '# Alert\n\n{{"demo": "Alert.tsx"}}\n{{"demo": "Button1.tsx"}}\n{{"demo": "Other.tsx"}}',
    'ui/bar.md': '# Bar\n\n{{"demo": "Bar.tsx"}}\n{{"demo": "Bar.tsx"}}',
    'ui/bar-de.md': '# Leiste\n\n{{"demo": "Bar.tsx"}}',
    'ui/button.md': `---\ncomponents: Button\n---\n# Button\n\n${demoLines}`,
  },
  api: { 'ui/api/button.json': button },
  files: names.map((name) => `ui/${name}.tsx`),
});

const module = (name: string, ...relativeImports: string[]): [SourcePath, DemoModule] => {
  const source = `ui/${name}.tsx` as SourcePath;
  const js = { language: 'jsx', html: '', hash: name };
  return [source, { source, js, relativeImports, packages: [], modules: [] }];
};

const demoModules = new Map([...names.map((name) => module(name)), module('Alert', './AlertButton')]);

const uses = (name: string, ...props: string[]): [SourcePath, readonly UsedComponent[]] => [
  `ui/${name}.tsx` as SourcePath,
  [{ specifier: '@acme/ui/Button', name: 'default', props }],
];

const usedComponents = new Map([
  uses('AlertButton', 'color', 'href'),
  uses('Bar', 'color'),
  uses('Button1', 'color', 'size'),
  uses('Button2', 'color'),
  uses('Button3', 'color'),
  uses('Button4', 'color'),
]);

const facts = { demoModules, versions: new Map(), islands: new Map() };
const index = indexSite(site, { ...facts, usedComponents });

function referenceIn(language: string, of: SiteIndex = index) {
  const page = of.site.pages.find(({ reference }) => reference !== undefined);
  const reference = page && apiReference(page, of, localeVersionOf(of, language));
  if (!reference) throw new Error('There is no reference.');
  return reference.props;
}

const shown = (name: string, language = 'en', of: SiteIndex = index) => {
  const items = referenceIn(language, of).groups.find(({ kind }) => kind === 'props')?.items ?? [];
  const { demos = [], moreDemos } = items.find((item) => item.name === name) ?? {};
  return [...demos.map(({ title, href }) => `${title} ${href}`), ...(moreDemos ? [`${moreDemos} more`] : [])];
};

test('lists at most five demos, those of pages about the component first, and each once', () => {
  expect(shown('color')).toEqual([
    'Button1 /docs/ui/button/#Button1',
    'Button2 /docs/ui/button/#Button2',
    'Button3 /docs/ui/button/#Button3',
    'Button4 /docs/ui/button/#Button4',
    'Alert: Alert /docs/ui/alert/#Alert',
    '1 more',
  ]);
});

test('finds a prop in a module that a demo imports', () => {
  expect(shown('href')).toEqual(['Alert: Alert /docs/ui/alert/#Alert']);
});

test('lists nothing for a prop that no demo sets', () => {
  expect(shown('disabled')).toEqual([]);
});

test('lists nothing for what is no prop', () => {
  const slots = referenceIn('en').groups.find(({ kind }) => kind === 'slots');
  expect(slots?.items.map(({ name, demos }) => [name, demos])).toEqual([['color', []]]);
});

test('links to pages in the language of the reader', () => {
  expect(shown('color', 'de').at(-2)).toBe('Alert: Alert /docs/de/ui/alert/#Alert');
  expect(referenceIn('de').demoPages).toEqual([
    { title: 'Alert', href: '/docs/de/ui/alert/', count: 2 },
    { title: 'Leiste', href: '/docs/de/ui/bar/', count: 2 },
    { title: 'Button', href: '/docs/de/ui/button/', count: 4 },
  ]);
});

test('a reference is the same object while no demo sets other props', () => {
  const edited = new Map([...demoModules, module('Bar')]);
  const after = indexSite(site, { ...facts, demoModules: edited, usedComponents });
  expect(after.demos).toBe(index.demos);
  expect(referenceIn('en', after)).toBe(referenceIn('en'));
});

test('a demo that sets another prop is listed', () => {
  const changed = new Map([...usedComponents, uses('Bar', 'color', 'disabled')]);
  const after = indexSite(site, { ...facts, usedComponents: changed });
  expect(shown('disabled', 'en', after)).toEqual(['Bar: Bar /docs/ui/bar/#Bar']);
});

test('a site without API documents has no index', () => {
  const plain = siteOf({ pages: { 'a.md': '# A' } });
  expect(indexSite(plain, { ...facts, usedComponents }).demos).toEqual(new Map());
});
