import { describe, expect, test } from 'vitest';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import { type SearchedPage, searchedPage, searchText } from '../../../../src/assemble/search/search-pages.ts';
import { english } from '../../../../src/model/words.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const sample: SampleSite = {
  config: `
base: /docs/
languages: [en, de]
products:
  - { id: ui, name: UI, navigation: navigation/ui.yaml, api: ui/api }
  - { id: kit, name: Kit, navigation: navigation/kit.yaml, description: The kit. }
`,
  navigation: {
    'navigation/ui.yaml': `
- { pathname: /ui/chip/ }
- { pathname: /ui/a/, title: Beginning }
- { pathname: "/ui/a/#rings", title: Rings }
- { pathname: "/ui/a/#rings", title: Focus }
- { pathname: "/ui/chip/#rings", title: Other }
`,
    'navigation/kit.yaml': '- { pathname: /kit/b/ }',
  },
  pages: {
    'ui/a.md': `---
keywords: first, Alpha
description: About a.
---

# Alpha

## Rings

{{"demo": "One.tsx"}}

{{"demo": "more/Two.tsx"}}

{{"demo": "../kit/Three.tsx"}}

{{"demo": "Gone.tsx"}}
`,
    'ui/chip.md': '# Chip',
    'ui/outside.md': '# Outside',
    'kit/b.md': '# B',
    'plain.md': '# Plain',
    'hidden.md': '---\nunlisted: true\n---\n# Hidden',
    'production-error.md': '# Codes',
  },
  files: ['ui/One.tsx', 'ui/more/Two.tsx', 'kit/Three.tsx'],
  api: { 'ui/api/use-ring.json': { name: 'useRing', parameters: {}, returnValue: {} } },
  translations: { 'translations/de.yaml': 'keywords:\n  /ui/a/: Anfang\n' },
};

/** What search knows of the page at an address. */
function pageAt(path: string): SearchedPage | undefined {
  const site = { ...siteOf(sample), messages: [{ code: '7', sentence: 'No ring.' }] };
  const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
  const route = planRoutes(site).find((one) => one.path === path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return searchedPage(route, index);
}

describe('a page', () => {
  test('has its names, its headings, and those that the navigation gives it', () => {
    const found = pageAt('/ui/a');
    expect(found?.source?.document.source).toBe('ui/a.md');
    expect({ ...found, source: undefined }).toEqual({
      page: {
        href: '/docs/ui/a/',
        title: 'Alpha',
        headings: [
          ['rings', 'Rings'],
          ['rings', 'Focus'],
        ],
      },
      product: 'ui',
      kind: 'guide',
      position: 1,
      names: ['Beginning', 'a', 'first'],
      description: 'About a.',
      productName: 'UI',
      files: ['One.tsx', 'Two.tsx'],
      otherFiles: ['Three.tsx'],
      more: [],
    });
  });

  test('in another language has the keywords of that language, and the copy that it shows', () => {
    expect(pageAt('/de/ui/a')).toMatchObject({
      page: { href: '/docs/de/ui/a/', copy: '/docs/ui/a/index.md' },
      position: 1,
      names: ['Beginning', 'Anfang', 'a', 'first'],
    });
    expect(pageAt('/ui/a')?.page).not.toHaveProperty('copy');
  });

  test('about a component is found by other names of it', () => {
    expect(pageAt('/ui/chip')).toMatchObject({
      page: { headings: [['rings', 'Other']] },
      position: 0,
      names: ['chip'],
      more: ['tag pill label'],
    });
  });

  test('outside the navigation, or any product, comes last', () => {
    expect(pageAt('/ui/outside')).toMatchObject({ product: 'ui', position: Number.MAX_SAFE_INTEGER });
    const plain = pageAt('/plain');
    expect(plain).toMatchObject({ productName: '', position: Number.MAX_SAFE_INTEGER });
    expect(plain).not.toHaveProperty('product');
    expect(plain?.page).toEqual({ href: '/docs/plain/', title: 'Plain' });
  });

  test('about error codes is found by their sentences', () => {
    for (const path of ['/production-error', '/de/production-error']) {
      const names = ['production-error', english.errors.title];
      expect(pageAt(path)).toMatchObject({ names, more: ['No ring.'] });
    }
    expect(pageAt('/plain')).toMatchObject({ names: ['plain'], more: [] });
  });

  test('of an API has its export as a name, and the headings of its document', () => {
    const page = pageAt('/ui/api/use-ring');
    expect(page).toMatchObject({ kind: 'reference', product: 'ui' });
    expect(page?.names).toContain('useRing');
    expect(page?.page).not.toHaveProperty('headings');
  });

  test.each(['/', '/404', '/_app', '/hidden'])('%s is not found', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });
});

test('the landing page of a product comes first, with its description', () => {
  expect(pageAt('/de/kit')).toEqual({
    page: { href: '/docs/de/kit/', title: 'Kit' },
    product: 'kit',
    kind: 'guide',
    position: -1,
    names: [],
    productName: 'Kit',
    description: 'The kit.',
    files: [],
    otherFiles: [],
    more: [],
  });
});

describe('the text of', () => {
  const bytes = new TextEncoder().encode('# Alpha');
  const textOf = async (path: string, hasCopy = true) => {
    const page = pageAt(path);
    const copy = hasCopy ? { hash: 'a', bytes: async () => bytes } : undefined;
    return page && searchText(page, copy);
  };

  test('a page is its Markdown copy', async () => {
    const text = {
      page: { href: '/docs/ui/chip/', title: 'Chip', headings: [['rings', 'Other']] },
      names: ['chip'],
      productName: 'UI',
      description: '',
      files: [],
      otherFiles: [],
      more: ['tag pill label'],
    };
    expect(await textOf('/ui/chip')).toEqual({ ...text, copy: bytes });
    expect(await textOf('/ui/chip', false)).toEqual(text);
  });

  test('an API page is its document', async () => {
    const text = await textOf('/ui/api/use-ring');
    expect(text?.reference?.name).toBe('useRing');
    expect(text).not.toHaveProperty('copy');
  });
});
