import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../../src/data/parse-yaml.ts';
import type { FrontMatter } from '../../../../src/model/document.ts';
import { resolveFrontMatter } from '../../../../src/parse/front-matter/resolve-front-matter.ts';

const resolve = (yaml: string) =>
  resolveFrontMatter(parseYaml(yaml, 'content/a.md', { firstLine: 2 }), 'content/a.md');

test('a page without front matter has every default', () => {
  expect(resolveFrontMatter(undefined, 'content/a.md')).toEqual({
    value: {
      components: [],
      hooks: [],
      fonts: [],
      disableAd: false,
      disableToc: false,
      wideLayout: false,
      draft: false,
      unlisted: false,
      extra: {},
    },
    flags: {},
    diagnostics: [],
    invalid: new Set(),
  });
});

test.each<[string, Partial<FrontMatter>]>([
  ['title: Button', { title: 'Button' }],
  ['title: 404', { title: '404' }],
  ["title: 'React: a button'", { title: 'React: a button' }],
  ['title: >-\n  Two\n  lines', { title: 'Two lines' }],
  ['title: "a\\nb\\u0000c"', { title: 'a b c' }],
  ['title:', {}],
  ['path: /a/', { path: '/a/' }],
  ['components: Button, ButtonGroup,  Alert', { components: ['Alert', 'Button', 'ButtonGroup'] }],
  ['keywords: deploy, sub-path', { keywords: ['deploy', 'sub-path'] }],
  ['components: [Button, Alert]', { components: ['Alert', 'Button'] }],
  ['hooks: useButton', { hooks: ['useButton'] }],
  ['hooks: ""', { hooks: [] }],
  ['draft: true', { draft: true }],
  ['unlisted: false', { unlisted: false }],
  ['cardTitle: A card', { extra: { cardTitle: 'A card' } }],
  ['own: { nested: [1, two, null] }', { extra: { own: { nested: [1, 'two', null] } } }],
  ['date: 2024-01-02', { extra: { date: '2024-01-02' } }],
  ['__proto__: { draft: true }', { draft: false }],
  ['', { extra: {} }],
  ['# only a comment', { extra: {} }],
])('%j', (yaml, expected) => {
  const { value, diagnostics } = resolve(yaml);
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject(expected);
});

describe('problems are reported at their places', () => {
  test.each<[string, string[]]>([
    [
      'title: [a]',
      [
        'error 2:8 front-matter-value: "title" in the front matter must be text; found a list.',
        'title: Some words',
      ],
    ],
    [
      'a: b\ndraft: yes please',
      [
        'error 3:8 front-matter-value: "draft" in the front matter must be true or false; found "yes please".',
        'draft: true',
      ],
    ],
    [
      'components: { a: b }',
      [
        'error 2:13 front-matter-value: "components" in the front matter must be names separated by commas; found an object.',
        'components: Button, ButtonGroup',
      ],
    ],
    [
      'compnents: Button',
      [
        'warning 2:1 front-matter-key: Unknown front matter key "compnents"; kept for templates.',
        'Did you mean "components"?',
      ],
    ],
    [
      'title: A\ndescription: B.\ntitle: C',
      [
        'warning 4:1 yaml-syntax: Duplicate key "title" on lines 2 and 4; the last one is used.',
        'Remove one of the two lines.',
      ],
    ],
    [
      '- a\n- b',
      [
        'error 2:1 front-matter-value: The front matter must consist of keys and values; found a list.',
        'title: Button',
      ],
    ],
  ])('%j', (yaml, words) => {
    const reported = resolve(yaml).diagnostics.flatMap(({ severity, code, message, place, hint }) => [
      `${severity} ${place?.line}:${place?.column} ${code}: ${message}`,
      ...(hint === undefined ? [] : [hint]),
    ]);
    expect(reported).toEqual(words);
  });
});

describe('an address is used as written, or rejected', () => {
  test.each(['/', '/a', '/a/b/', '/v1.2/', '/node.js/', '/ü/'])('%s', (path) => {
    const { value, diagnostics, pathPlace } = resolve(`title: A\npath: ${path}`);
    expect(diagnostics).toEqual([]);
    expect(value.path).toBe(path);
    expect(pathPlace).toEqual({ file: 'content/a.md', line: 3, column: 7 });
  });

  test.each([
    ['https://x.dev/', 'must be a path of this site, without scheme and host', '/'],
    ['https://x.dev/a/b?c#d', 'must be a path of this site, without scheme and host', '/a/b/'],
    ['//x.dev/a/', 'must be a path of this site, without scheme and host', '/a/'],
    ['a/b', 'must start with one slash', '/a/b/'],
    ['/a#b', 'must not have a query or a hash', '/a/'],
    ['/con?x=1', 'must not have a query or a hash', '/con/'],
    ['/a b/', 'must not have spaces', '/a-b/'],
    ['/a//b/', 'must not have two slashes in a row', '/a/b/'],
    ['/a/:name/', 'must not have a parameter; those are for the route table of site.yaml', '/a/name/'],
    ['/p/index.md', 'must be the address of a page, not of a file', '/p/'],
    ['/p/index.html/', 'must be the address of a page, not of a file', '/p/'],
    ['/x/404.html', 'must be the address of a page, not of a file', '/x/404/'],
    ['/404.html', 'must be the address of a page, not of a file', '/material-ui/react-button/'],
  ])('%s', (path, must, corrected) => {
    const { value, diagnostics, pathPlace } = resolve(`title: A\npath: '${path}'`);
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        code: 'front-matter-value',
        message: `"path" in the front matter ${must}; found "${path}".`,
        hint: `path: ${corrected}`,
        place: { file: 'content/a.md', line: 3, column: 7 },
      },
    ]);
    // The page gets the address that follows from its file.
    expect(value.path).toBeUndefined();
    expect(pathPlace).toBeUndefined();
  });
});

describe('a link is a path or a web address', () => {
  test.each(['materialDesign', 'waiAria'] as const)('%s', (key) => {
    for (const link of ['https://m3.material.io/', '/a/', 'mailto:us@acme.dev'])
      expect(resolve(`title: A\n${key}: ${link}`)).toMatchObject({ value: { [key]: link }, diagnostics: [] });
    for (const link of [
      'javascript:alert(1)',
      'data:text/html,x',
      '"java\\tscript:alert(1)"',
      ' vbscript:x',
    ]) {
      const { value, diagnostics } = resolve(`title: A\n${key}: ${link}`);
      if (!link.includes('tscript'))
        expect(diagnostics.map(({ code }) => code)).toEqual(['front-matter-value']);
      expect(value[key] ?? '').not.toMatch(/^(?:javascript|data|vbscript):/);
    }
  });
});

test('the last value of a duplicate key is used', () => {
  expect(resolve('title: A\ntitle: C').value.title).toBe('C');
});

test('a syntax error is reported once', () => {
  const { diagnostics } = resolve('title: "a\nb: [');
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.severity).toBe('error');
});

test('the result is plain data', () => {
  const { value } = resolve('when: 2024-01-02T03:04:05Z\nbig: .inf\ntitle: A');
  expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});

test('title and description may have the names that other programs give them', () => {
  const { value, diagnostics } = resolve('metaTitle: A\nmetaDescription: B.\n');
  expect(value).toMatchObject({ title: 'A', description: 'B.' });
  expect(diagnostics).toEqual([]);
  expect(resolve('metaTitle: A\ntitle: C\n').value.title).toBe('C');
  expect(resolve('product: joy-ui\n').value.productId).toBe('joy-ui');
  expect(resolve('product: base\nproductId: base-ui\n').value.productId).toBe('base-ui');
});
