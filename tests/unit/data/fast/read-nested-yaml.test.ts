import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNestedYaml } from '../../../../src/data/fast/read-nested-yaml.ts';
import { parseYaml } from '../../../../src/data/parse-yaml.ts';
import { parseYamlDocument } from '../../../../src/data/parse-yaml-document.ts';
import type { KeyPath, ParsedYaml } from '../../../../src/data/parsed-yaml.ts';
import type { Place } from '../../../../src/model/diagnostic.ts';

const file = 'content/navigation/acme.yaml';

const groups =
  '- pathname: /a/\n  title: A\n  children:\n    - pathname: /a/b/\n    - pathname: /a/c/\n- pathname: /d/';

describe('lists of mappings take the fast path', () => {
  test.each([
    ['- a: b c', [{ a: 'b c' }]],
    [
      groups,
      [
        { pathname: '/a/', title: 'A', children: [{ pathname: '/a/b/' }, { pathname: '/a/c/' }] },
        { pathname: '/d/' },
      ],
    ],
    ['- children:\n    - a: "b: #c"\n  title: false\n', [{ children: [{ a: 'b: #c' }], title: false }]],
    [
      '- children:\n  - a: one\n    b: two\n  title: T\n',
      [{ children: [{ a: 'one', b: 'two' }], title: 'T' }],
    ],
    ['- a:\n          - b: https://mui.com/#c\n  d: e-f\n', [{ a: [{ b: 'https://mui.com/#c' }], d: 'e-f' }]],
    ['# x\n\n- a: bc\n      # y\n\n  d:\n# z\n    - e: fg\n # end', [{ a: 'bc', d: [{ e: 'fg' }] }]],
    ["- constructor: ''\n  y: no\n  toString: 'it'", [{ constructor: '', y: 'no', toString: 'it' }]],
  ])('%j', (text, expected) => {
    expect(readNestedYaml(text)?.value).toEqual(expected);
    expectSame(text);
  });
});

test.each([
  '',
  '\n',
  '# nothing',
  'a: b',
  '- ab',
  '- - a: b',
  '-\n  a: b',
  '-   a: b',
  '- a:',
  '- a:\n- b: c',
  '- a:\n  b: c',
  '- a:\n    b: c',
  '- a: bc\n   d: e',
  '- a: bc\n d: e',
  '- a: bc\nd: e',
  '- a: bc\n    - d: e',
  '- a: bc\n    de',
  '- a: bc\n  - d: e',
  '- a:\n    - b: c\n   - d: e',
  '- a:\n - b: c',
  '- a: bc\n  a: d',
  '- a: bc # d',
  '- a: b: c',
  '- a: 1',
  '- a: 2024-01-01',
  '- a: null',
  '- a: ~',
  '- a: False',
  '- null: a',
  '- True: a',
  '- 1: a',
  '- <<: a',
  '- "a": b',
  '- a:  b',
  '- a: b ',
  '- a: ',
  '- a:b',
  '- a: [b]',
  '- { a: b }',
  '- a: {}',
  '- a: &b c',
  '- a: *b',
  '- a: !!str b',
  '- &b a: c',
  '- a: |\n    b',
  '- a: "b\n    c"',
  "- a: 'it''s'",
  '- a: "\\n"',
  '-\ta: b',
  '- a: bc\n\td: e',
  '- a: bc\r\n- d: ef',
  '- a: bc\n   \n- d: ef',
  '---\n- a: bc',
  '- a: bc\n---\n- d: ef',
  '- a: bc\n...',
  '\ufeff- a: bc',
  '- ? a\n  : b',
  '- a: @b',
  `- ${'a'.repeat(1100)}: b`,
])('%j takes the slow path', (text) => {
  expect(readNestedYaml(text)).toBeUndefined();
});

describe('existing navigation files', () => {
  const files = ['content', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\bnavigation\/[^/]+\.yaml$/.test(path))
      .map((path) => join(folder, path)),
  );

  test.each(files)('%s', (path) => {
    expectSame(readFileSync(path, 'utf8'));
  });

  test('most of them take the fast path', () => {
    const plain = files.filter((path) => readNestedYaml(readFileSync(path, 'utf8')));
    expect(plain.length).toBeGreaterThan(files.length / 2);
  });
});

test('trees take the fast path, with any indentation', () => {
  fc.assert(
    fc.property(printedTree(), (text) => {
      expect(readNestedYaml(text) !== undefined, text).toBe(true);
      expectSame(text);
    }),
    { numRuns: 500 },
  );
});

test('the fast path gives the result and the places of the parser', () => {
  fc.assert(
    fc.property(printedTree(), fc.array(change(), { minLength: 1, maxLength: 3 }), (text, changes) => {
      expectSame(changes.reduce((before, apply) => apply(before), text));
    }),
    { numRuns: 2000 },
  );
});

/** The text gives the value and all places that the parser gives. */
function expectSame(text: string): void {
  if (readNestedYaml(text) === undefined) return;
  const options = { firstLine: 3 };
  const found = parseYaml(text, file, options);
  const expected = parseYamlDocument(text, file, options);
  expect(expected.diagnostics, text).toEqual([]);
  expect(found.value, text).toStrictEqual(expected.value);
  // Keys in the same order, too.
  expect(JSON.stringify(found.value)).toBe(JSON.stringify(expected.value));
  const asked = pathsOf(expected.value);
  expect(placesOf(asked, found), text).toEqual(placesOf(asked, expected));
}

/** Where each path leads, a line for each. One comparison of texts: there are a million places in all. */
function placesOf(paths: readonly KeyPath[], { placeOf }: ParsedYaml): string {
  const words = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;
  const rows = paths.map(
    (path) => `${path.join('.')} ${words(placeOf(path, 'key'))} ${words(placeOf(path))}`,
  );
  return rows.join('\n');
}

/** The path of each value, and below each some that lead nowhere. */
function pathsOf(value: unknown, path: KeyPath = []): KeyPath[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => pathsOf(item, [...path, index]))
    : Object.entries(value !== null && typeof value === 'object' ? value : {}).flatMap(([key, item]) =>
        pathsOf(item, [...path, key]),
      );
  const nowhere = ['nothing', '0', 0, 99, -1, 0.5, 'constructor'].map((step) => [...path, step]);
  return [path, ...inside, ...nowhere, [...path, 'nothing', 'title', 0]];
}

interface Item {
  readonly texts: readonly (readonly [string, string])[];
  readonly children: readonly Item[];
  /** Spaces between the key `children` and its dashes. */
  readonly step: number;
  readonly childrenFirst: boolean;
  /** Stands above each line. */
  readonly above: string;
}

const comments = fc.constantFrom('', '', '', '\n', '# x\n', '   # x: y\n', '\n\n        # - x: y\n # z\n');

function printedTree(): fc.Arbitrary<string> {
  const items = fc.array(itemOf(2), { minLength: 1, maxLength: 3 });
  const end = fc.constantFrom('', '\n', '\n\n', '\n  # x');
  return fc
    .tuple(items, fc.constantFrom(0, 0, 0, 2), comments, end)
    .map(([tree, indent, first, last]) => first + printItems(tree, indent).join('\n') + last);
}

/** An item with as many levels below it at most. */
function itemOf(levels: number): fc.Arbitrary<Item> {
  const key = fc.constantFrom('pathname', 'title', 'plan', 'a', 'b-c', 'constructor', 'y');
  const text = fc.constantFrom(
    ...['/a/', '/material-ui/react-button/', '/a/#b', 'https://mui.com/x/', 'true', 'false', 'Button'],
    ...['a, b', 'on - off', '"Basic Button 0000"', "'x: # y'", '""', '"- a: b"', 'a', 'no', 'Größe'],
    ...['"👍"', 'a:b', 'x?!', 'a "b"', "it's"],
  );
  return fc.record({
    texts: fc.uniqueArray(fc.tuple(key, text), { minLength: 1, maxLength: 3, selector: ([name]) => name }),
    children: levels === 0 ? fc.constant([]) : fc.array(itemOf(levels - 1), { maxLength: 2 }),
    step: fc.constantFrom(0, 1, 2, 4),
    childrenFirst: fc.boolean(),
    above: comments,
  });
}

function printItems(items: readonly Item[], indent: number): string[] {
  return items.flatMap(({ texts, children, step, childrenFirst, above }) => {
    const plain = texts.map(([key, text]) => [`${key}: ${text}`]);
    const nested = ['children:', ...printItems(children, indent + 2 + step)];
    const entries = children.length === 0 ? plain : childrenFirst ? [nested, ...plain] : [...plain, nested];
    return entries.flatMap(([line, ...below], index) => {
      const before = ' '.repeat(indent) + (index === 0 ? '- ' : '  ');
      return [above + before + line, ...below];
    });
  });
}

/** One small change somewhere in a text: what writers mistype, and what they move. */
function change(): fc.Arbitrary<(text: string) => string> {
  const piece = fc.constantFrom(
    ...[
      ' ',
      '  ',
      '\n',
      '\n\n',
      ': ',
      ':',
      '- ',
      '-',
      '#',
      ' #',
      '"',
      "'",
      'a',
      'true',
      'null',
      '1',
      '/',
      '\\',
      '~',
    ],
    ...[
      '|',
      '>',
      '[',
      ']',
      '{',
      '}',
      ',',
      '&',
      '*',
      '!',
      '%',
      '@',
      '`',
      '?',
      '? ',
      '\t',
      '---',
      '...',
      '<<',
      '.',
      '=',
    ],
    ...[
      'é',
      '\r',
      '\r\n',
      '\0',
      '\u0085',
      '\u00a0',
      '\u2028',
      '\u2029',
      '\ufeff',
      '\ud800',
      '\u{1f600}',
      'null: ',
      'True: b',
    ],
    ...[
      '\n  title: x',
      '\ntitle: x',
      '\n- a: b',
      '\n  a:\n',
      '\n    - a: b',
      '\n---\n',
      '\n# x',
      '\n  # x',
      '\n  children:\n  - a: b\n',
    ],
  );
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  const place = (text: string, share: number): number => Math.floor(share * text.length);
  return fc.oneof(
    fc.tuple(at, piece).map(([share, added]) => (text: string) => {
      const offset = place(text, share);
      return text.slice(0, offset) + added + text.slice(offset);
    }),
    fc
      .tuple(at, fc.integer({ min: 1, max: 4 }), fc.option(piece, { nil: '' }))
      .map(([share, length, put]) => (text: string) => {
        const offset = place(text, share);
        return text.slice(0, offset) + put + text.slice(offset + length);
      }),
    fc.tuple(at, at, fc.nat({ max: 6 })).map(([from, to, indent]) => (text: string) => {
      const lines = text.split('\n');
      const [moved = ''] = lines.splice(Math.floor(from * lines.length), 1);
      lines.splice(Math.floor(to * lines.length), 0, ' '.repeat(indent) + moved.trimStart());
      return lines.join('\n');
    }),
  );
}
