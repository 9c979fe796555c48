import { expect, test } from 'vitest';
import { demoPages, propDemos } from '../../../../src/assemble/api/prop-demos.ts';
import { indexSite, localeVersionOf, type SiteIndex } from '../../../../src/assemble/site-index.ts';
import type { ApiDocument } from '../../../../src/model/api-document.ts';
import type { DemoModule, UsedComponent } from '../../../../src/model/demo.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import type { Site } from '../../../../src/model/site.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const button: ApiDocument = {
  kind: 'component',
  name: 'Button',
  slug: 'button',
  section: '',
  source: 'ui/api/button.json' as SourcePath,
  imports: ["import Button from '@acme/ui/Button';"],
  groups: [],
  signatures: [],
  examples: [],
  extra: {},
};

const demoLines = [1, 2, 3, 4].map((number) => `{{"demo": "Button${number}.tsx"}}`).join('\n');

const names = ['Alert', 'AlertButton', 'Bar', 'Button1', 'Button2', 'Button3', 'Button4', 'Other'];

const site = withReference({
  config: 'base: /docs/\nlanguages: [en, de]\nproducts: [{ id: ui, name: UI }]',
  pages: {
    'ui/api/button.md': '# Button API',
    'ui/alert.md': '# Alert\n\n{{"demo": "Alert.tsx"}}\n{{"demo": "Button1.tsx"}}\n{{"demo": "Other.tsx"}}',
    'ui/bar.md': '# Bar\n\n{{"demo": "Bar.tsx"}}\n{{"demo": "Bar.tsx"}}',
    'ui/bar-de.md': '# Leiste\n\n{{"demo": "Bar.tsx"}}',
    'ui/button.md': `---\ncomponents: Button\n---\n# Button\n\n${demoLines}`,
  },
  files: names.map((name) => `ui/${name}.tsx`),
});

/** A site in which one page shows the API document. */
function withReference(sample: SampleSite): Site {
  const whole = siteOf(sample);
  const isReference = ({ source }: { readonly source: SourcePath }) => source === 'ui/api/button.md';
  return {
    ...whole,
    pages: whole.pages.map((page) => (isReference(page.document) ? { ...page, reference: button } : page)),
  };
}

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

const shown = (prop: string, language = 'en', of: SiteIndex = index) => {
  const { demos, moreDemos } = propDemos(button, prop, { index: of, locale: localeVersionOf(of, language) });
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

test('links to pages in the language of the reader', () => {
  expect(shown('color', 'de').at(-2)).toBe('Alert: Alert /docs/de/ui/alert/#Alert');
  const pages = demoPages(button, { index, locale: localeVersionOf(index, 'de') });
  expect(pages).toEqual([
    { title: 'Alert', href: '/docs/de/ui/alert/', count: 2 },
    { title: 'Leiste', href: '/docs/de/ui/bar/', count: 2 },
    { title: 'Button', href: '/docs/de/ui/button/', count: 4 },
  ]);
});

test('is the same object while no demo sets other props', () => {
  const edited = new Map([...demoModules, module('Bar')]);
  expect(indexSite(site, { ...facts, demoModules: edited, usedComponents }).demos).toBe(index.demos);
  const changed = new Map([...usedComponents, uses('Bar', 'color', 'disabled')]);
  const after = indexSite(site, { ...facts, usedComponents: changed });
  expect(shown('disabled', 'en', after)).toEqual(['Bar: Bar /docs/ui/bar/#Bar']);
});

test('is empty for a site without API documents', () => {
  const plain = siteOf({ pages: { 'a.md': '# A' } });
  expect(indexSite(plain, { ...facts, usedComponents }).demos).toEqual(new Map());
});
