import { expect, test } from 'vitest';
import { parseFrontMatterYaml } from '../../../../src/parse/front-matter/parse-front-matter-yaml.ts';

const read = (text: string) => {
  const { value, diagnostics } = parseFrontMatterYaml(text, 'a.md');
  return { value, hints: diagnostics.map(({ hint }) => hint) };
};

test.each([
  ["title: 'What's new'\na: 1", { title: "What's new", a: 1 }, "title: 'What''s new'"],
  ['title: "The "new" one"', { title: 'The "new" one' }, 'title: "The \\"new\\" one"'],
  ['title: Retreat: a week', { title: 'Retreat: a week' }, 'title: "Retreat: a week"'],
  ["a: [x]\ntitle: It's new: really", { a: ['x'], title: "It's new: really" }, 'title: "It\'s new: really"'],
])('%j has the value that its author meant, and the error shows the correction', (text, value, hint) => {
  expect(read(text)).toEqual({ value, hints: [hint] });
});

test('valid YAML stays as it is', () => {
  expect(read("a: 'b''c'\nd: \"e: f\"")).toEqual({ value: { a: "b'c", d: 'e: f' }, hints: [] });
});

test('other errors have no value', () => {
  expect(read('title: "Button')).toEqual({ value: undefined, hints: ['Add the closing ".'] });
});
