import { expect, test } from 'vitest';
import { type JsxTag, readJsxTag } from '../../../../src/parse/mdx/jsx-tag.ts';
import { labelledTab, listedTab, tabItems, tabLabels } from '../../../../src/parse/mdx/tab-labels.ts';

function tagOf(text: string): JsxTag {
  const tag = readJsxTag(text, 0);
  if (tag === undefined) throw new Error(`${text} is no tag`);
  return tag;
}

test.each<[text: string, labels: Readonly<Record<string, string>> | undefined]>([
  ['<Tabs>', {}],
  ['<Tabs values={[]}>', {}],
  ['<Tabs values={[{ label: \'A b\', value: \'a\' }, {"value": "c", "label": "C"}]}>', { a: 'A b', c: 'C' }],
  ['<Tabs values={[{myvalue: "x", value: `a`, longlabel: "y", label: "A"}]}>', { a: 'A' }],
  ['<Tabs values={[{ value: "a" }]}>', undefined],
  ['<Tabs values={[{ label: "A" }]}>', undefined],
  ['<Tabs values={[{ value: "a", label: "A" }, { value: b, label: "B" }]}>', undefined],
  ['<Tabs values={list}>', undefined],
  ['<Tabs values={[...list].sort()}>', undefined],
  ['<Tabs values="a">', undefined],
  ['<Tabs values>', undefined],
])('the labels of %s', (text, labels) => {
  const found = tabLabels(tagOf(text));
  expect(found && Object.fromEntries(found)).toEqual(labels);
});

test.each<[text: string, label: unknown]>([
  ['<TabItem value="a">', 'A'],
  ['<TabItem value="a" label="Own">', 'Own'],
  ['<TabItem value="b">', undefined],
  ['<TabItem value={a}>', undefined],
  ['<TabItem>', undefined],
  ['<Other value="a">', undefined],
])('the label of %s among tabs that have one for "a"', (text, label) => {
  expect(labelledTab(tagOf(text), new Map([['a', 'A']])).attributes.get('label')).toBe(label);
  expect(labelledTab(tagOf('<TabItem value="a">'), undefined).attributes.has('label')).toBe(false);
});

test.each<[text: string, items: string[]]>([
  ['<Tabs items={[\'macOS\', "Linux", `BSD`]}>', ['macOS', 'Linux', 'BSD']],
  ['<Tabs items={["it\'s"]}>', ["it's"]],
  ['<Tabs items={list}>', []],
  ['<Tabs items="a">', []],
  ['<Tabs>', []],
])('the items of %s', (text, items) => {
  expect(tabItems(tagOf(text))).toEqual(items);
});

test.each<[text: string, label: unknown, left: string[]]>([
  ['<Tab>', 'A', ['B']],
  ['<Tab value="v">', 'v', ['B']],
  ['<Tab title="t" value="v">', 't', ['B']],
  ['<Tab />', 'A', ['B']],
  ['</Tab>', undefined, ['A', 'B']],
  ['<TabItem>', undefined, ['A', 'B']],
])('%s takes its label of the list', (text, label, left) => {
  const items = ['A', 'B'];
  expect(listedTab(tagOf(text), items).attributes.get('label')).toBe(label);
  expect(items).toEqual(left);
});

test('a tab without a list and a value has no label', () => {
  expect(listedTab(tagOf('<Tab>')).attributes.has('label')).toBe(false);
});
