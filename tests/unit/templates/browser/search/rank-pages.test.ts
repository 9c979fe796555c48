import { describe, expect, test } from 'vitest';
import type { SearchPage } from '../../../../../src/model/search-index.ts';
import { prepareIndex, searchable } from '../../../../../templates/browser/search/prepare-index.ts';
import { queryWords } from '../../../../../templates/browser/search/query-words.ts';
import { type PreparedPart, rankPages } from '../../../../../templates/browser/search/rank-pages.ts';
import { markWords } from '../../../../../templates/browser/search/render-results.ts';
import { similarTitles } from '../../../../../templates/browser/search/similar-pages.ts';

const page = (title: string, more: Partial<SearchPage> = {}): SearchPage => ({
  href: `/${title.toLowerCase().replace(/\W+/g, '-')}/`,
  title,
  ...more,
});

const headings = (...texts: string[]): Pick<SearchPage, 'headings'> => ({
  headings: texts.map((text) => [text.toLowerCase().replace(/\W+/g, '-'), text]),
});

function part(pages: readonly SearchPage[], name?: string, isOwn = false): PreparedPart {
  const product = name === undefined ? {} : { product: { name, searched: searchable(name) } };
  return { ...product, isOwn, pages: prepareIndex({ pages }) };
}

function search(query: string, parts: readonly PreparedPart[]) {
  const words = queryWords(
    query,
    parts.flatMap(({ pages }) => pages),
  );
  return rankPages(words, parts);
}

const titles = (query: string, pages: readonly SearchPage[]) =>
  search(query, [part(pages)]).map(({ page: { title } }) => title);

const site = [
  page('Text field', {
    description: 'Where a reader writes a password.',
    ...headings('Validation', 'Icons'),
  }),
  page('Button group', headings('Split button')),
  page('Button', headings('Links that look like buttons', 'Loading', 'disableRipple')),
  page('Icon button'),
  page('Data Grid', {
    description: 'A table with buttons.',
    ...headings('Column resizing', 'Accessibility'),
  }),
  page('Guide', headings('Routing')),
  page('Größentabelle'),
  page('按钮组件'),
  page('حقل النص'),
  page('हिन्दी में'),
  page('ガイド'),
];

describe('results, the best first', () => {
  test.each<[string, readonly string[]]>([
    // The whole title, its beginning, its words, a heading and a description.
    ['button', ['Button', 'Button group', 'Icon button', 'Data Grid']],
    ['BUTTON', ['Button', 'Button group', 'Icon button', 'Data Grid']],
    ['butt', ['Button', 'Button group', 'Icon button', 'Data Grid']],
    ['button group', ['Button group']],
    ['group button', ['Button group']],
    ['ripple', ['Button']],
    ['disableripple', ['Button']],
    ['datagrid', ['Data Grid']],
    ['data-grid', ['Data Grid']],
    ['grid accessibility', ['Data Grid']],
    ['password', ['Text field']],
    // Inside words from three letters on: not `ui` in `guide`.
    ['dation', ['Text field']],
    ['ui', []],
    ['tabelle', ['Größentabelle']],
    ['grosse', ['Größentabelle']],
    ['钮', ['按钮组件']],
    ['النص', ['حقل النص']],
    ['हिन्दी', ['हिन्दी में']],
    ['ガイ', ['ガイド']],
    ['カイ', []],
    // One typo, or two in long words, also in incomplete words.
    ['gird', ['Data Grid']],
    ['buton grop', ['Button group']],
    ['acessib', ['Data Grid']],
    ['acccesibility', ['Data Grid']],
    ['gri', ['Data Grid']],
    ['grx', []],
    ['hrid', []],
    // Every word has to match.
    ['button xylophone', []],
    ['xylophone', []],
    ['', []],
    ['  -  ', []],
  ])('%j', (query, found) => {
    expect(titles(query, site)).toEqual(found);
  });

  test('by the address of a page with a translated title', () => {
    expect(titles('button', [{ href: '/ar/ui/react-button/', title: 'الزر' }])).toEqual(['الزر']);
  });

  test('by the name of the product, with the own product first', () => {
    const parts = [
      part([page('Button'), page('Table')], 'Joy UI'),
      part([page('Button')], 'Material UI', true),
    ];
    const found = (query: string) =>
      search(query, parts).map(({ page: { title }, part }) => `${part.product?.name}: ${title}`);
    expect(found('button')).toEqual(['Material UI: Button', 'Joy UI: Button']);
    expect(found('joy button')).toEqual(['Joy UI: Button']);
    expect(found('joy')).toEqual(['Joy UI: Button', 'Joy UI: Table']);
  });

  test('twenty pages at most, in the order of the index', () => {
    const many = Array.from({ length: 30 }, (_, index) => page(`Button ${index}`));
    expect(titles('button', many)).toEqual(many.slice(0, 20).map(({ title }) => title));
  });
});

test.each<[string, readonly string[]]>([
  ['button', ['links-that-look-like-buttons']],
  ['button loading', ['loading']],
  ['button loading links', []],
])('headings of a page that matches %j', (query, ids) => {
  const [found] = search(query, [part([site[2] ?? page('')])]);
  expect(found?.headings.map(([id]) => id)).toEqual(ids);
});

test.each([
  ['gallery', 'Basic Gallery', 'Basic [Gallery]'],
  ['gal', 'Basic Gallery', 'Basic [Gal]lery'],
  ['ripple', 'The disableRipple prop', 'The disable[Ripple] prop'],
  ['grosse', 'Die Größe', 'Die [Größe]'],
  ['cafe', 'Ein Café', 'Ein [Café]'],
  ['data grid', 'Data Grid', '[Data] [Grid]'],
  ['b <b>', '<b>', '<[b]>'],
  ['none', 'Basic', 'Basic'],
])('%j is marked in %j', (query, text, marked) => {
  const segments = markWords(text, queryWords(query, prepareIndex({ pages: [page(text)] })));
  expect(segments.map((segment) => (segment.isMarked ? `[${segment.text}]` : segment.text)).join('')).toBe(
    marked,
  );
});

test('a corrected word is marked as a whole', () => {
  const words = [{ text: 'buton', corrections: ['button'] }];
  expect(markWords('Icon button', words)).toEqual([
    { text: 'Icon ', isMarked: false },
    { text: 'button', isMarked: true },
  ]);
});

test.each([
  ['xutton', 'Button'],
  ['txt fld', 'Text field'],
])('without results for %j, %s is most similar', (query, expected) => {
  const similar = similarTitles(query, [part(site)]);
  expect(similar).toHaveLength(3);
  expect(similar[0]?.page.title).toBe(expected);
});
