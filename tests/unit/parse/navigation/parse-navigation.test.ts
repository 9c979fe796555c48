import { describe, expect, test } from 'vitest';
import type { NavigationEntry } from '../../../../src/model/navigation.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseNavigation } from '../../../../src/parse/navigation/parse-navigation.ts';

const source = 'navigation/x.yaml' as SourcePath;
const parse = (text: string) => parseNavigation(source, { kind: 'text', text });
const evaluate = (value: unknown) => parseNavigation(source, { kind: 'value', value });

/** `line:column message`, then the hint. */
function reported({ diagnostics }: ReturnType<typeof parse>): string[] {
  return diagnostics.flatMap(({ code, message, place, hint }) => [
    `${place?.line}:${place?.column} ${code}: ${message}`,
    ...(hint === undefined ? [] : [hint]),
  ]);
}

function only(entries: readonly NavigationEntry[]): NavigationEntry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('no entry');
  return entry;
}

test('an entry with every default', () => {
  expect(parse('- pathname: /x/')).toEqual({
    value: {
      source,
      entries: [
        {
          pathname: '/x',
          badges: [],
          linkProps: {},
          inSideNav: true,
          ordered: true,
          flags: {},
          children: [],
          place: { file: 'content/navigation/x.yaml', line: 1, column: 3 },
        },
      ],
    },
    diagnostics: [],
  });
});

test.each<[string, Partial<NavigationEntry>]>([
  ['title: Start', { title: 'Start' }],
  ['title: false', { title: false }],
  ['subheader: Inputs', { subheader: 'Inputs' }],
  ['icon: Book', { icon: 'Book' }],
  ['plan: community', { badges: [] }],
  ['plan: pro', { badges: ['pro'] }],
  [
    'deprecated: true, beta: true, newFeature: true, plan: premium',
    { badges: ['premium', 'new', 'beta', 'deprecated'] },
  ],
  ['planned: true, unstable: true, legacy: true', { badges: ['planned', 'unstable', 'legacy'] }],
  ['newFeature: false', { badges: [] }],
  ['linkProps: { target: _blank, sx: { mt: 1 } }', { linkProps: { target: '_blank', sx: { mt: 1 } } }],
  ['inSideNav: false', { inSideNav: false }],
  ['ordered: false', { ordered: false }],
  ['disableDrawer: true, query: {a: b}, scopePathnames: [x]', {}],
])('{ %s }', (keys, expected) => {
  const { value, diagnostics } = parse(`- { pathname: /x, ${keys} }`);
  expect(diagnostics).toEqual([]);
  expect(only(value.entries)).toMatchObject(expected);
});

test.each([
  ['/a/b/', '/a/b'],
  ['/', '/'],
  ['a//b', '/a/b'],
  ['/a/b/#c', '/a/b#c'],
  ['/a/?q=1#c', '/a?q=1#c'],
  ['/x/llms.txt', '/x/llms.txt'],
  ['" /a b/ "', '/a b'],
  ['../guide', '../guide'],
  ['guide.mdx', 'guide.mdx'],
  ['guide.md.html', '/guide.md.html'],
  ['https://a.dev/b/', 'https://a.dev/b/'],
  ['//a.dev/', '//a.dev/'],
  ['"#top"', '#top'],
  ['./button.md', './button.md'],
  ['material-ui/button.md', 'material-ui/button.md'],
])('pathname %s is %s', (written, pathname) => {
  expect(only(parse(`- pathname: ${written}`).value.entries).pathname).toBe(pathname);
});

test('children have places and inherit ordered', () => {
  const { value } = parse(
    '- pathname: /a\n  ordered: false\n  children:\n    - pathname: /a/b\n    - { pathname: /a/c, ordered: true }\n',
  );
  expect(only(value.entries).children).toMatchObject([
    { pathname: '/a/b', ordered: false, place: { line: 4, column: 7 } },
    { pathname: '/a/c', ordered: true, place: { line: 5, column: 7 } },
  ]);
});

test('children inherit flags of pages, and may set their own', () => {
  const { value } = parse(
    '- pathname: /a\n  disableToc: true\n  children:\n    - pathname: /a/b\n    - { pathname: /a/c, disableToc: false, disableAd: true }\n',
  );
  expect(only(value.entries).children.map(({ flags }) => flags)).toEqual([
    { disableToc: true },
    { disableToc: false, disableAd: true },
  ]);
});

test('children: auto is filled in later', () => {
  expect(only(parse('- { pathname: /a, children: auto }').value.entries)).toMatchObject({
    auto: true,
    children: [],
  });
});

test.each(['- pathname: "/x', '- pathname: 3', 'pathname: /x'])('%j is invalid as a whole', (text) => {
  expect(parse(text).value).toEqual({ source, entries: [], invalid: true });
});

test.each([
  ['', 0],
  ['[]', 0],
  ['[{"pathname": "/a"}]', 1],
])('%j has %i entries', (text, count) => {
  const { value, diagnostics } = parse(text);
  expect(diagnostics).toEqual([]);
  expect(value.entries).toHaveLength(count);
});

describe('problems are reported with hints', () => {
  test.each<[string, string[]]>([
    ['- title: X', ['1:3 navigation-value: "navigation[0].pathname" is missing.', 'pathname: …']],
    [
      '- pathname: "javascript:alert(1)"',
      [
        '1:13 navigation-value: "navigation[0].pathname" must be a path, or a URL that starts with https://; found "javascript:alert(1)".',
      ],
    ],
    ['- pathname: ""', ['1:13 navigation-value: "navigation[0].pathname" must not be empty; found "".']],
    [
      '- pathname: /x\n  children:\n    - pathname: 3',
      ['3:17 navigation-value: "navigation[0].children[0].pathname" must be text; found 3.', "pathname: '3'"],
    ],
    [
      '- pathname: /x\n  plan: prp',
      [
        '2:9 navigation-value: "navigation[0].plan" must be community, pro or premium; found "prp".',
        'plan: pro',
      ],
    ],
    [
      '- pathname: /x\n  title: true',
      ['2:10 navigation-value: "navigation[0].title" must be text or false; found true.'],
    ],
    ['- /x', ['1:3 navigation-value: "navigation[0]" must be an object; found "/x".', '- pathname: /x']],
    ['- 3', ['1:3 navigation-value: "navigation[0]" must be an object; found 3.']],
    [
      '- pathname: /x\n  text: X',
      ['2:3 navigation-unknown-key: Unknown key "navigation[0].text"; ignored.', 'Did you mean "title"?'],
    ],
    ['pathname: /x', ['1:1 navigation-value: The file must be a list; found an object.']],
    [
      '- pathname: /x\n  childern: []',
      [
        '2:3 navigation-unknown-key: Unknown key "navigation[0].childern"; ignored.',
        'Did you mean "children"?',
      ],
    ],
    [
      '- pathname: "/x',
      ['1:13 navigation-yaml: Text that starts with " is never closed.', 'Add the closing ".'],
    ],
    [
      '- pathname: /x\n\tplan: pro',
      ['2:2 navigation-yaml: YAML does not allow tabs here.', 'Indent with two spaces.'],
    ],
  ])('%j', (text, words) => {
    expect(reported(parse(text))).toEqual(words);
  });
});

describe('a value that a module exports', () => {
  test('is read like text, without values that are not data', () => {
    const icon = () => null;
    const { value, diagnostics } = evaluate([
      {
        pathname: '/x/',
        icon,
        title: undefined,
        linkProps: { sx: { mt: () => 1, mb: 2 } },
        children: [{ pathname: '/y', icon: 'Book' }],
      },
    ]);
    expect(diagnostics).toEqual([]);
    expect(only(value.entries)).toMatchObject({
      pathname: '/x',
      linkProps: { sx: { mb: 2 } },
      place: { line: 1, column: 1 },
      children: [{ icon: 'Book', place: { line: 1, column: 1 } }],
    });
    expect(only(value.entries)).not.toHaveProperty('icon');
    expect(only(value.entries)).not.toHaveProperty('title');
    expect(only(value.entries)).not.toHaveProperty('subheader');
    expect(only(value.entries)).not.toHaveProperty('auto');
  });

  test('must not contain itself', () => {
    const entry: Record<string, unknown> = { pathname: '/x' };
    entry.children = [entry];
    expect(reported(evaluate([entry]))).toEqual([
      '1:1 navigation-value: The exported array is not plain data: Converting circular structure to JSON.',
    ]);
  });

  test.each([[undefined], [null]])('%s is an empty tree', (value) => {
    expect(evaluate(value)).toEqual({ value: { source, entries: [] }, diagnostics: [] });
  });
});
