import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/data/parse-yaml.ts';

const file = 'content/site.yaml';

/** `line:column message`, then the hint. */
function reported(text: string): string[] {
  return parseYaml(text, file).diagnostics.flatMap(({ message, place, hint }) => [
    `${place?.line}:${place?.column} ${message}`,
    ...(hint === undefined ? [] : [hint]),
  ]);
}

describe('parseYaml', () => {
  test.each<[string, unknown]>([
    ['', null],
    ['# nothing\n', null],
    ['a: 1\nb: [x, yes]', { a: 1, b: ['x', 'yes'] }],
    ['\ufeffa: 1', { a: 1 }],
    ['{\n\t"a": [1,\n\t2]\n}', { a: [1, 2] }],
    ['base: &b {x: 1}\nc:\n  <<: *b\n  y: 2', { base: { x: 1 }, c: { x: 1, y: 2 } }],
    ['d: 2024-01-01', { d: '2024-01-01' }],
    ['a: 1\na: 2', { a: 2 }],
  ])('reads %j', (text, value) => {
    expect(parseYaml(text, file).value).toEqual(value);
  });

  test.each<[string, string[]]>([
    ['a: "x\nb: 1', ['1:4 Text that starts with " is never closed.', 'Add the closing ".']],
    ['a: [b, c\n\nd: 1', ['1:4 "[" is never closed.', 'Add the closing "]".']],
    ['- { a: [1], b: 2\n- { c: 3 }', ['1:3 "{" is never closed.', 'Add the closing "}".']],
    ['{ "a": [1, 2\n', ['1:8 "[" is never closed.', 'Add the closing "]".']],
    ['a: b: c', ['1:4 Unexpected second ": " on this line.', "a: 'b: c'"]],
    ['a: b: "c"', ['1:4 Unexpected second ": " on this line.', 'Put the whole value in quotes.']],
    ['a:\n\t- x', ['2:1 YAML does not allow tabs here.', 'Indent with two spaces.']],
    ['- a: 1\n\tb: 2', ['2:2 YAML does not allow tabs here.', 'Indent with two spaces.']],
    ['a: @x', ['1:4 Unquoted text must not start with this character.', "a: '@x'"]],
    ['- a: b: c', ['1:6 Unexpected second ": " on this line.', "a: 'b: c'"]],
    ['a: b: c # d', ['1:4 Unexpected second ": " on this line.', 'Put the whole value in quotes.']],
    ['a b: c: d', ['1:6 Unexpected second ": " on this line.', 'Put the whole value in quotes.']],
    ['a: `x`', ['1:4 Unquoted text must not start with this character.', "a: '`x`'"]],
    ['- @x', ['1:3 Unquoted text must not start with this character.', 'Put the text in quotes.']],
    ["a: 'x", ["1:4 Text that starts with ' is never closed.", "Add the closing '."]],
    ["a: 'x'\nb: 'y\nc: 1", ["2:4 Text that starts with ' is never closed.", "Add the closing '."]],
    [
      'a: 1\n---\nb: 2',
      ['2:1 A second document starts here; only one is allowed.', 'Remove the line "---".'],
    ],
    ['- a\nb: 1', ['2:1 Unexpected text.', 'Check the indentation and the quotes here and above.']],
    ['a: *x', ['1:4 Unknown alias "*x"; "&x" must precede it.']],
    ['a: &x [1, *x]', ['1:11 Alias "*x" is inside the value that it repeats.']],
    [
      'a: 1\nb:\n  c: 1\n  d: 2\n  c: 3',
      ['5:3 Duplicate key "c" on lines 3 and 5; the last one is used.', 'Remove one of the two lines.'],
    ],
  ])('reports the error in %j', (text, words) => {
    expect(reported(text)).toEqual(words);
  });

  const misaligned = 'The indentation of this line does not match the lines above.';
  test.each<[text: string, place: string, hint: string]>([
    ['a:\n  - b: 1\n    c: 2\n   d: 3', '4:1', 'Start it with 4 spaces.'],
    ['a:\n  - b: 1\n    c: 2\n d: 3', '4:1', 'Start it in the first column.'],
    ['a:\n  b: 1\n  c:\n    d: 2\n   e: 3', '5:1', 'Start it with 4 spaces.'],
    ['a:\n  - b\n - c', '3:1', 'Start it with 2 spaces.'],
    ['- a: 1\n b: 2', '2:1', 'Start it with 2 spaces.'],
    ['a:\n    b: 1\n  c: 2', '3:1', 'Start it with 4 spaces.'],
    ['a: 1\n b: 2', '2:1', 'Start it in the first column.'],
    ['a:\n  b: 1\n    c: 2', '3:1', 'Start it with 2 spaces.'],
    [' a: 1\n  b: 2', '2:1', 'Start it with 1 space.'],
  ])('says where a line of %j should start', (text, place, hint) => {
    expect(reported(text)).toEqual([`${place} ${misaligned}`, hint]);
  });

  test('a duplicate key is a warning with the place of the first one', () => {
    const [diagnostic] = parseYaml('a: 1\na: 2', file).diagnostics;
    expect(diagnostic).toMatchObject({
      severity: 'warning',
      place: { file, line: 2, column: 1 },
      related: [{ place: { file, line: 1, column: 1 } }],
    });
  });

  test('a part of a file keeps the lines of the file', () => {
    const [diagnostic] = parseYaml('a: 1\nb: @x', file, { firstLine: 2, code: 'front-matter' }).diagnostics;
    expect(diagnostic).toMatchObject({ code: 'front-matter', place: { line: 3, column: 4 } });
  });

  test('aliases that expand without limit are rejected', () => {
    const rows = Array.from({ length: 12 }, (_, n) => `x${n + 1}: &x${n + 1} [${Array(9).fill(`*x${n}`)}]`);
    const { value, diagnostics } = parseYaml(['x0: &x0 [a]', ...rows].join('\n'), file);
    expect(value).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
  });

  test('never throws, and every place is in the text', () => {
    const pieces = fc.constantFrom(
      'a',
      ':',
      ' ',
      '\n',
      '- ',
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      '&x',
      '*x',
      '\t',
      '#',
      '|',
      '? ',
      '<<',
      '!t',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const text = parts.join('');
        for (const { place } of parseYaml(text, file).diagnostics) {
          expect(place?.line).toBeLessThanOrEqual(text.split('\n').length);
        }
      }),
    );
  });
});

describe('placeOf', () => {
  const text = 'name: X\nproducts:\n  - id: a\n    root: [/a/, b]\n    logo:\nname: Y\n';
  const { placeOf } = parseYaml(text, file);

  test.each<[(string | number)[], 'key' | 'value', string]>([
    [[], 'value', '1:1'],
    [['name'], 'value', '6:7'],
    [['name'], 'key', '6:1'],
    [['products', 0], 'value', '3:5'],
    [['products', 0, 'root', 1], 'value', '4:17'],
    [['products', 0, 'root'], 'key', '4:5'],
    [['products', 0, 'logo'], 'value', '5:5'],
    [['products', 0, 'name'], 'value', '3:5'],
    [['products', 7, 'name'], 'value', '3:3'],
    [['nothing', 'at', 'all'], 'value', '1:1'],
  ])('%j %s', (path, part, place) => {
    const { line, column } = placeOf(path, part);
    expect(`${line}:${column}`).toBe(place);
  });
});
