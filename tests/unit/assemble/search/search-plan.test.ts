import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import type { IndexLines } from '../../../../src/assemble/search/lines/index-lines.ts';
import type { KeptPages, SearchMemory } from '../../../../src/assemble/search/lines/read-lines.ts';
import type { IndexedBlock } from '../../../../src/assemble/search/pages/indexed-block.ts';
import { readTerms } from '../../../../src/assemble/search/pages/read-terms.ts';
import { planSearch, searchScope } from '../../../../src/assemble/search/search-plan.ts';
import type { SearchManifest } from '../../../../src/model/search-index.ts';
import type { Site } from '../../../../src/model/site.ts';
import { decodePostings, places } from '../../../../templates/browser/search/format/postings.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const noModules = { demoModules: new Map(), versions: new Map(), islands: new Map() };
const indexed = (site: Site) => indexSite(site, noModules);

/** The files of the index of each language. The copy of each page is what `copies` has for its address. */
async function filesOf(sample: SampleSite, copies: Readonly<Record<string, string>> = {}) {
  const site = siteOf(sample);
  const plans = planSearch(planRoutes(site), indexed(site), ({ path }) => {
    const text = copies[path];
    return text === undefined ? undefined : { hash: text, bytes: async () => Buffer.from(text) };
  });
  return new Map((await Promise.all(plans.map((plan) => plan.texts()))).flatMap((files) => [...files]));
}

/** The pages of each index. */
async function pagesIn(sample: SampleSite): Promise<Record<string, unknown>> {
  const files = await filesOf(sample);
  return Object.fromEntries(
    [...files].flatMap(([path, text]) => (path.includes('/pages-') ? [[path, JSON.parse(text)]] : [])),
  );
}

const addressesIn = async (sample: SampleSite) =>
  Object.entries(await pagesIn(sample)).map(([path, pages]) => [
    path,
    ...(pages as [string][]).map(([href]) => href),
  ]);

const products =
  'products:\n  - { id: ui, name: UI, navigation: navigation/ui.yaml }\n  - { id: kit, name: Kit }\n';

/** A memory that forgets nothing. */
function createMemory(): SearchMemory {
  const blocks = new Map<string, IndexedBlock>();
  let kept: { readonly of: KeptPages; readonly lines: IndexLines } | undefined;
  return {
    block: async (key) => blocks.get(key),
    keepBlock: async (key, block) => void blocks.set(key, block),
    pages: async () => kept?.of,
    lines: async (of) => (of === kept?.of ? kept.lines : undefined),
    keepLines: async (of, lines) => {
      kept = { of, lines };
    },
  };
}

describe('with a memory', () => {
  /** Names the pages whose text is read to build the index of these pages. */
  const build = async (pages: Record<string, string>, memory?: SearchMemory) => {
    const read: string[] = [];
    const site = siteOf({ pages });
    const [plan] = planSearch(planRoutes(site), indexed(site), ({ path }) => {
      const text = pages[`${path.slice(1)}.md`] ?? '';
      return {
        hash: text,
        bytes: async () => {
          read.push(path);
          return Buffer.from(text);
        },
      };
    });
    return { read, texts: await plan?.texts({ read: async (texts) => readTerms(texts), memory }) };
  };
  const numbers = Array.from({ length: 120 }, (_, number) => number);
  const before = Object.fromEntries(
    numbers.map((number) => [`page-${number}.md`, `# Page ${number}\n\nShared words, number ${number}.\n`]),
  );
  const edits: Record<string, Record<string, string>> = {
    'a replaced page': { 'page-0.md': '# Page 0\n\nReplaced text.\n' },
    'the last page': { 'page-119.md': '# Page 119\n\nNew words at the end: zebra.\n' },
    'another title': { 'page-7.md': '# Seven dwarfs\n\nShared words.\n' },
    'an empty page': { 'page-8.md': '# Page 8\n' },
    'sixteen pages': Object.fromEntries(
      numbers.slice(20, 36).map((number) => [`page-${number}.md`, `# Page ${number}\n\nElsewhere.\n`]),
    ),
  };
  for (const [name, edit] of Object.entries(edits))
    test(`${name}: reads the changed pages alone, and gives the index of a clean build`, async () => {
      const memory = createMemory();
      await build(before, memory);
      const { read, texts } = await build({ ...before, ...edit }, memory);
      expect(read.map((path) => `${path.slice(1)}.md`).sort()).toEqual(Object.keys(edit).sort());
      expect(texts).toEqual((await build({ ...before, ...edit })).texts);
    });

  test('a word that becomes common, and rare again, is that of a clean build', async () => {
    const memory = createMemory();
    // 40 % of 120 pages are 48.
    const withWord = (count: number) => ({
      ...before,
      ...Object.fromEntries(
        numbers.slice(0, count).map((number) => [`page-${number}.md`, `# Page ${number}\n\nOften used.\n`]),
      ),
    });
    await build(withWord(48), memory);
    for (const count of [49, 55, 48, 47]) {
      const { read, texts } = await build(withWord(count), memory);
      expect(read).toHaveLength(Math.abs(count - 48));
      expect(texts).toEqual((await build(withWord(count))).texts);
    }
  });

  test('more changed pages, and a new page, are read with the pages of their blocks', async () => {
    const memory = createMemory();
    await build(before, memory);
    const many = { ...before };
    for (const name of Object.keys(before).sort().slice(0, 17)) many[name] = '# Page\n\nOther.\n';
    const changed = await build(many, memory);
    expect(changed.read).toHaveLength(64);
    expect(changed.texts).toEqual((await build(many)).texts);
    const more = { ...many, 'page-120.md': '# Page 120\n' };
    expect((await build(more, memory)).texts).toEqual((await build(more)).texts);
  });

  test('any edits, one after the other, give the index of a clean build', async () => {
    const text = fc.array(fc.constantFrom('shared', 'the', 'button', 'data-grid', '`sx`', '## Rings\n'));
    const edit = fc.tuple(fc.nat({ max: 119 }), text);
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edited) => {
        const memory = createMemory();
        const pages = { ...before };
        await build(pages, memory);
        for (const [number, words] of edited) {
          pages[`page-${number}.md`] = `# Page ${number}\n\n${words.join(' ')}\n`;
          expect((await build(pages, memory)).texts).toEqual((await build(pages)).texts);
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('an index contains', () => {
  test('title and headings of a page, and ids that do not follow from the text', async () => {
    const pages = {
      'a.md': '# A page\n\n## First `part`\n\n### Größe\n\n#### Too deep',
      'b.md': '# B',
    };
    expect(await pagesIn({ pages })).toEqual({
      '_search/en/pages-0.json': [
        [
          '/a/',
          'A page',
          ['First part', ['größe', 'Größe']].map((one) =>
            Array.isArray(one) ? [expect.any(String), 'Größe'] : one,
          ),
        ],
        ['/b/', 'B', []],
      ],
    });
  });

  test('each product in the order of its navigation, guides before API pages, then pages without a product', async () => {
    const sample: SampleSite = {
      config: products.replace('name: UI,', 'name: UI, api: ui/api,'),
      pages: {
        'ui/alpha.md': '# Alpha',
        'ui/beta.md': '# Beta',
        'ui/gamma.md': '# Gamma',
        'about.md': '# About',
      },
      api: {
        'ui/api/alpha.json': { name: 'alpha', parameters: {}, returnValue: { type: { name: 'string' } } },
      },
      navigation: {
        'navigation/ui.yaml':
          '- { pathname: /ui/group, children: [{ pathname: /ui/gamma/ }] }\n- { pathname: /ui/beta/ }\n',
      },
    };
    expect(await addressesIn(sample)).toEqual([
      [
        '_search/en/pages-0.json',
        '/ui/',
        '/ui/gamma/',
        '/ui/beta/',
        '/ui/alpha/',
        '/ui/api/alpha/',
        '/about/',
      ],
    ]);
    const manifest: SearchManifest = JSON.parse((await filesOf(sample)).get('_search/en.json') ?? '{}');
    expect(manifest.ranges).toEqual([
      { product: 'ui', kind: 'guide', from: 0, to: 4 },
      { product: 'ui', kind: 'reference', from: 4, to: 5 },
      { kind: 'guide', from: 5, to: 6 },
    ]);
  });

  test('the landing page of a product that no author wrote', async () => {
    const sample: SampleSite = {
      config: 'products:\n  - { id: kit, name: Kit, navigation: navigation/kit.yaml }\n',
      pages: { 'kit/a.md': '# A' },
      navigation: { 'navigation/kit.yaml': '- pathname: /kit/a/' },
    };
    expect(await addressesIn(sample)).toEqual([['_search/en/pages-0.json', '/kit/', '/kit/a/']]);
  });

  test('no unlisted pages', async () => {
    const pages = { 'a.md': '---\nunlisted: true\n---\n# A', 'b.md': '---\ndraft: true\n---\n# B' };
    expect(await addressesIn({ pages })).toEqual([['_search/en/pages-0.json']]);
  });

  test('every page in every language; an untranslated one with the address of its Markdown copy', async () => {
    const sample: SampleSite = {
      config: 'base: /docs/\nlanguages: [en, de]\n',
      pages: { 'a.md': '# A', 'a-de.md': '# Ein A', 'b.md': '# B' },
    };
    expect(await pagesIn(sample)).toEqual({
      '_search/en/pages-0.json': [
        ['/docs/a/', 'A', []],
        ['/docs/b/', 'B', []],
      ],
      '_search/de/pages-0.json': [
        ['/docs/de/a/', 'Ein A', []],
        ['/docs/de/b/', 'B', [], '/docs/b/index.md'],
      ],
    });
  });
});

/** The place of each word of the only page. */
async function wordsOfPage(sample: SampleSite, copies?: Readonly<Record<string, string>>) {
  const files = await filesOf(sample, copies);
  const lines = [...files].flatMap(([path, text]) => (path.includes('/words-') ? text.split('\n') : []));
  const names = new Map(Object.entries(places).map(([name, place]) => [place as number, name]));
  return new Map(
    lines.flatMap((line) => {
      const [word = '', , postings = '', id] = line.split('\t');
      return id === undefined ? [[word, names.get(decodePostings(postings)[0]?.place ?? -1)] as const] : [];
    }),
  );
}

test('the words of a page are indexed by their best place', async () => {
  const copy = [
    '# Buttons',
    '## Custom colours {#c}',
    'Write `sx` or [a link](https://acme.dev/address/).',
    '```tsx title="Basic.tsx"',
    'const hidden = 1;',
    '```',
    'The buttons, hidden from all.',
  ].join('\n');
  const pages = { 'a.md': '---\ndescription: Press it.\n---\n# Buttons\n\n## Custom colours' };
  const words = await wordsOfPage({ pages }, { '/a': copy });
  expect(Object.fromEntries(words)).toMatchObject({
    buttons: 'title',
    custom: 'heading',
    press: 'description',
    sx: 'identifier',
    basic: 'identifier',
    hidden: 'text',
    const: 'code',
  });
  expect(words.has('address')).toBe(false);
  // Stop words are known, but in no text.
  expect(words.get('the')).toBe(undefined);
});

test('the names of an API page are names of the index, and classes as they stand in the page', async () => {
  const file = {
    name: 'useButton',
    props: { size: { type: {} } },
    classes: [{ key: 'root', className: 'MuiButton-root', description: '', isGlobal: false }],
  };
  const config = 'products: [{ id: ui, name: UI, api: ui/api }]';
  const files = await filesOf({ config, api: { 'ui/api/button.json': file } });
  const names = [...files]
    .flatMap(([path, text]) => (path.includes('/words-') ? text.split('\n') : []))
    .filter((line) => line.split('\t').length === 5);
  expect(names.map((line) => line.split('\t').slice(0, 4))).toEqual([
    ['muibuttonroot', 'MuiButton-root', 'classes', 'use-button-classes-MuiButton-root'],
    ['size', 'size', 'props', 'use-button-prop-size'],
  ]);
});

test('a page is found by what the navigation calls it, and by entries that lead to its headings', async () => {
  const sample: SampleSite = {
    config: 'products: [{ id: ui, name: UI, navigation: navigation/ui.yaml }]',
    pages: { 'ui/a.md': '# Alpha\n\n## Rings' },
    navigation: {
      'navigation/ui.yaml':
        '- { pathname: /ui/a/, title: Beginning }\n- { pathname: "/ui/a/#rings", title: Focus }\n',
    },
  };
  const words = await wordsOfPage(sample);
  expect(words.get('beginning')).toBe('name');
  expect(words.get('focus')).toBe('heading');
});

test('a page is found by its keywords, and a code by its parts only as by a heading', async () => {
  const pages = { 'a.md': '---\ntitle: missing-page\nkeywords: broken link, dead\n---\n' };
  expect(Object.fromEntries(await wordsOfPage({ pages }))).toMatchObject({
    missingpage: 'title',
    missing: 'heading',
    broken: 'name',
    link: 'name',
    dead: 'name',
  });
});

test('a page is found by the keywords of a translation, in its language alone', async () => {
  const files = await filesOf({
    config: 'languages: [en, de]\n',
    pages: { 'moved.md': '---\ntitle: Redirects\n---\n' },
    translations: { 'translations/de.yaml': 'keywords:\n  /moved/: Umleitung, umgezogen\n' },
  });
  const linesOf = (language: string) =>
    [...files].flatMap(([path, text]) =>
      path.startsWith(`/_search/${language}/words-`) || path.startsWith(`_search/${language}/words-`)
        ? text.split('\n').map((line) => line.split('\t')[0])
        : [],
    );
  expect(linesOf('de')).toEqual(expect.arrayContaining(['umleitung', 'umgezogen', 'redirects']));
  expect(linesOf('en')).toContain('redirects');
  expect(linesOf('en')).not.toContain('umleitung');
});

test('an edit changes the key of its language alone', () => {
  const keysOf = (german: string) => {
    const site = siteOf({
      config: 'languages: [en, de]\n',
      pages: { 'a.md': '# A', 'a-de.md': `# ${german}` },
    });
    return planSearch(planRoutes(site), indexed(site), () => undefined).map(({ key }) => key);
  };
  const [english, german] = keysOf('Ein A');
  const [sameEnglish, otherGerman] = keysOf('Das A');
  expect(sameEnglish).toBe(english);
  expect(otherGerman).not.toBe(german);
});

test('the dialog knows the products in order, and where the index is', () => {
  const config = `base: /docs/\nlanguages: [en, de]\n${products}`;
  const { localeVersions } = indexed(
    siteOf({ config, pages: { 'ui/index.md': '# UI', 'kit/index.md': '# Kit' } }),
  );
  const localeVersion = localeVersions.get('de');
  expect(localeVersion && searchScope(localeVersion)).toEqual({
    language: 'de',
    index: '/docs/_search/de.json',
    products: [
      { id: 'ui', name: 'UI', href: '/docs/de/ui/' },
      { id: 'kit', name: 'Kit', href: '/docs/de/kit/' },
    ],
  });
});
