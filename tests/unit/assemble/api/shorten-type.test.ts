import { expect, test } from 'vitest';
import { shortenType, typeLimit } from '../../../../src/assemble/api/shorten-type.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseApiDocument } from '../../../../src/parse/api/parse-api-document.ts';

/** The limit of a component with a number of props, each with a type of so many characters. */
function limitOf(count: number, length: number): number | undefined {
  const type = { name: 'Size', text: 'x'.repeat(length) };
  const props = Object.fromEntries(Array.from({ length: count }, (_, index) => [`prop${index}`, { type }]));
  const { value } = parseApiDocument({
    document: {
      source: 'ui/api/a.json' as SourcePath,
      text: JSON.stringify({ name: 'A', imports: [], props }),
    },
    folder: 'ui/api' as SourcePath,
    descriptions: [],
    lint: false,
  });
  return value && typeLimit(value);
}

test.each([
  ['a page with one type', 1, 100_000, 1500],
  ['with many short types', 800, 30, 1500],
  ['with some long types', 30, 4000, 750],
  ['with many long types', 300, 4000, 180],
])('%s', (_, count, length, limit) => {
  expect(limitOf(count, length)).toBe(limit);
});

test.each([
  ["'small' | 'large'", 17, undefined],
  ["'small' | 'large'", 16, "'small' …"],
  ['{ id: string; size: number; }', 20, '{ id: string …'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa, b', 10, 'aaaaaaaaaa …'],
])('%s in %i characters', (text, limit, shown) => {
  expect(shortenType(text, limit)).toBe(shown);
});
