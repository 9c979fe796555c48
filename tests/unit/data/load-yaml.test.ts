import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadYaml } from '../../../src/data/load-yaml.ts';
import { parseYaml } from '../../../src/data/parse-yaml.ts';
import { parseYamlDocument } from '../../../src/data/parse-yaml-document.ts';
import type { KeyPath } from '../../../src/data/parsed-yaml.ts';

const file = 'content/navigation/acme.yaml';

/** The paths of a value and of all values in it. */
function pathsOf(value: unknown, path: KeyPath = []): KeyPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}

/** Expects what `yaml` reads, with the same places. */
function expectSame(text: string): void {
  const expected = parseYamlDocument(text, file);
  const parsed = parseYaml(text, file);
  expect(parsed.value).toEqual(expected.value);
  expect(parsed.diagnostics).toEqual(expected.diagnostics);
  for (const path of pathsOf(expected.value)) expect(parsed.placeOf(path)).toEqual(expected.placeOf(path));
}

describe('js-yaml loads', () => {
  test.each([
    ['front matter', 'title: Button\ncomponents: [Button, ButtonGroup]\ndraft: true\n'],
    [
      'navigation',
      '- pathname: /a\n  children:\n    - pathname: /a/b\n      title: "B"\n    - pathname: /a/c\n',
    ],
    ['lists beside their keys', 'a:\n- b\n- c: d\n'],
    ['JSON', '[{"a": [1, {"b": null}]}, {}]'],
    ['texts of several lines', 'a: |\n  one\n  two\nb: >-\n  three\n  four\n'],
    [
      'numbers and what looks like one',
      'a: [1, 0x1f, 0o17, 017, 1e3, .5, 1_000, +.inf, 2024-01-01, y, TRUE, ~]',
    ],
  ])('%s', (_, text) => {
    expect(loadYaml(text)?.value).toEqual(parseYamlDocument(text, file).value);
    expectSame(text);
  });

  test.each([
    ['an alias', 'a: &x 1\nb: *x'],
    ['a tag', 'a: !!str 1'],
    ['a merge key', 'a:\n  <<: { b: 1 }'],
    ['a key given twice', 'a: 1\na: 2'],
    ['two documents', 'a: 1\n---\nb: 2'],
    ['no document', '# nothing'],
    ['an error', 'a: b: c'],
    ['no list or object, of which js-yaml reads less', '\n    |\n #'],
  ])('nothing of a text with %s', (_, text) => {
    expect(loadYaml(text)).toBeUndefined();
    expectSame(text);
  });
});

/** True for a key without a name, which is "null" for js-yaml and "" for `yaml`. */
const hasNullKey = (value: unknown) => /"(?:null)?":/.test(JSON.stringify(value ?? null));

test('any text has the value and the places that `yaml` finds', () => {
  const pieces = fc.constantFrom(
    ...['a', 'b', '1', ':', ': ', ' ', '\n', '\n  ', '\n    ', '- ', '-', '{', '}', '[', ']', ', ', '"', "'"],
    ...[
      '? ',
      '#',
      ' #',
      '&x ',
      '*x',
      '!t ',
      '<<',
      '>',
      '|',
      '\t',
      '---',
      '%',
      'true',
      '.5',
      'é',
      '\u2028',
      '\r',
    ],
  );
  const texts = fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(''));
  const expectSameUnlessNull = (text: string) => {
    fc.pre(!hasNullKey(loadYaml(text)?.value));
    expectSame(text);
  };
  fc.assert(fc.property(texts, expectSameUnlessNull), { numRuns: 3000 });
});
