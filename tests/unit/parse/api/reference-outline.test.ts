import { expect, test } from 'vitest';
import type { ApiDocument, ApiItem, ApiText } from '../../../../src/model/api-document.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { apiTexts, referenceLinks } from '../../../../src/parse/api/api-texts.ts';
import { inheritedAnchors, inheritedPrefix, outlineOf } from '../../../../src/parse/api/reference-outline.ts';

const source = 'api/button.json' as SourcePath;
const link = (url: string) => ({ kind: 'link', url, file: source, line: 1, column: 1 }) as const;
const text = (markdown: string, ...urls: string[]): ApiText => ({
  html: markdown,
  markdown,
  links: urls.map(link),
});
const item = (name: string, more: Partial<ApiItem> = {}): ApiItem => ({
  name,
  anchor: `button-prop-${name}`,
  examples: [],
  notes: [],
  ...more,
});
const document = (more: Partial<ApiDocument>): ApiDocument => ({
  kind: 'component',
  name: 'Button',
  section: '',
  slug: 'button',
  source,
  imports: [],
  signatures: [],
  examples: [],
  groups: [],
  extra: {},
  ...more,
});

const whole = document({
  deprecation: { reason: text('deprecated', '/1') },
  description: text('description', '/2', '/3'),
  demos: text('demos'),
  groups: [
    {
      kind: 'props',
      items: [
        item('a', {
          deprecation: { reason: text('a deprecated') },
          description: text('a description', '/4'),
          signature: {
            text: '',
            parameters: [{ name: 'x', description: text('a x') }, { name: 'y' }],
            returns: { description: text('a returns', '/5') },
          },
          seeMore: text('a more'),
        }),
        item('b'),
      ],
      inherited: [
        {
          source: 'React.HTMLAttributes',
          items: [
            { name: 'id', type: '', deprecation: { reason: text('id old') }, description: text('id', '/6') },
          ],
        },
        { source: 'React HTML attributes', items: [{ name: 'title', type: '' }] },
      ],
    },
  ],
});

test('the texts of a document are in the order of its page', () => {
  expect(apiTexts(whole).map(({ markdown }) => markdown)).toEqual([
    'deprecated',
    'description',
    'demos',
    'a deprecated',
    'a description',
    'a x',
    'a returns',
    'a more',
    'id old',
    'id',
  ]);
});

test('its links are numbered as those of one page', () => {
  const { links, offsets, inheritance } = referenceLinks(whole);
  expect(links.map(({ url }) => url)).toEqual(['/1', '/2', '/3', '/4', '/5', '/6']);
  expect([...offsets].map(([{ markdown }, offset]) => `${markdown} ${offset}`)).toEqual([
    'deprecated 0',
    'description 1',
    'demos 3',
    'a deprecated 3',
    'a description 3',
    'a x 4',
    'a returns 4',
    'a more 5',
    'id old 5',
    'id 5',
  ]);
  expect(inheritance).toBeUndefined();
});

test('the page that a document inherits from is its last link', () => {
  const inheriting = document({
    description: text('description', '/1'),
    inheritance: { component: 'Base', pathname: '/api/base/' },
  });
  expect(referenceLinks(inheriting)).toMatchObject({
    links: [link('/1'), link('/api/base/')],
    inheritance: 1,
  });
  const nameless = document({ inheritance: { component: 'Base' } });
  expect(referenceLinks(nameless)).toMatchObject({ links: [] });
  expect(referenceLinks(nameless)).not.toHaveProperty('inheritance');
});

test('the ids of a page that are no headings', () => {
  const anchors = outlineOf(whole).anchors.split('\n');
  expect(anchors).toEqual([
    'demos',
    'import',
    'inheritance',
    'theme-default-props',
    'inherited-react-html-attributes',
    'inherited-react-html-attributes-2',
    'button-prop-id',
    'button-prop-title',
  ]);
  expect(outlineOf(whole).groups).toEqual([
    [
      'props',
      [
        ['button-prop-a', 'a'],
        ['button-prop-b', 'b'],
      ],
    ],
  ]);
});

test('aliases, a value without a name, combinations and ids in texts are among them', () => {
  const described = document({
    description: text('<h2 id="notes">Notes</h2><h3 id="more">More</h3>'),
    groups: [
      {
        kind: 'return-value',
        items: [
          item('', { anchor: 'alpha-return-value', aliases: ['one'] }),
          item('c', { aliases: ['two', 'three'] }),
        ],
        inherited: [],
        combinations: [],
      },
    ],
  });
  const { anchors, groups } = outlineOf(described);
  expect(anchors.split('\n').slice(4)).toEqual([
    'prop-combinations',
    'alpha-return-value',
    'one',
    'two',
    'three',
    'notes',
    'more',
  ]);
  expect(groups).toEqual([['return-value', [['button-prop-c', 'c']]]]);
});

test('an outline that was stored is used', () => {
  const outline = { groups: [], links: [], anchors: 'a' };
  expect(outlineOf({ ...whole, outline })).toBe(outline);
});

test.each<[items: ApiItem[], prefix: string]>([
  [[item('a'), item('b')], 'button-prop-'],
  [[], 'inherited-base-'],
  [[item('', { anchor: 'button-prop' })], 'inherited-base-'],
  // The anchor of a name with brackets is another text.
  [[item('[key: string]', { anchor: 'button-prop--key:-string-' })], 'inherited-base-'],
])('the ids of inherited items begin as those of the component: %#', (items, prefix) => {
  expect(inheritedPrefix(items, 'inherited-base')).toBe(prefix);
});

test('groups of inherited items have ids of their own', () => {
  expect([...inheritedAnchors(whole).values()]).toEqual([
    'inherited-react-html-attributes',
    'inherited-react-html-attributes-2',
  ]);
});
