import { expect, test } from 'vitest';
import { parseJson } from '../../../src/data/parse-json.ts';
import { parseYaml } from '../../../src/data/parse-yaml.ts';

test.each(['{"a": [1, {"b": null}], "c": "\\u00e9\\n"}', '[]', '"text"', '{"a": 1,}', '', '\ufeff{"a": 1}'])(
  '%j has the value that the YAML parser reads',
  (text) => {
    expect(parseJson(text, 'a.json').value).toEqual(parseYaml(text, 'a.json').value);
    expect(parseJson(text, 'a.json').diagnostics).toEqual([]);
  },
);

test('a value has its place', () => {
  expect(parseJson('{\n  "a": { "b": 1 }\n}', 'a.json').placeOf(['a', 'b'])).toEqual({
    file: 'a.json',
    line: 2,
    column: 15,
  });
});

test.each([
  ['{\n  "a": 1', '"{" is never closed.'],
  ['{\n  "a": 1 "b": 2\n}', "Invalid JSON: expected ',' or '}' after property value."],
  ['{ "a": 1 }}', 'Invalid JSON: unexpected non-whitespace character after JSON.'],
])('%j is no JSON', (text, message) => {
  expect(parseJson(text, 'a.json', { code: 'api-syntax' })).toMatchObject({
    value: undefined,
    diagnostics: [{ severity: 'error', code: 'api-syntax', message, place: { file: 'a.json' } }],
  });
});
