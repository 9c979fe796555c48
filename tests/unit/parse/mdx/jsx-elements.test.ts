import { expect, test } from 'vitest';
import { isSupported, jsxElement } from '../../../../src/parse/mdx/jsx-elements.ts';
import { readJsxTag } from '../../../../src/parse/mdx/jsx-tag.ts';

function elementOf(written: string) {
  const tag = readJsxTag(written, 0);
  if (tag === undefined) throw new Error(`${written} is no tag.`);
  return jsxElement(tag);
}

test.each<[tag: string, before: string]>([
  ['<Tabs>', ':::tabs'],
  ['<Tabs syncKey="a" groupId="b">', ':::tabs {storageKey="a"}'],
  ['<Tabs groupId="b">', ':::tabs {storageKey="b"}'],
  // The key stands in quotes.
  [`<Tabs groupId='a"b'>`, ':::tabs {storageKey="ab"}'],
  ['<Tabs groupId={a}>', ':::tabs'],
  ['<TabItem label="A" value="b">', ':::tab A'],
  ['<TabItem value="b">', ':::tab b'],
  ['<TabItem>', ':::tab '],
  ['<Tab label="A">', ':::tab A'],
  ['<Aside>', ':::note'],
  ['<Aside type="caution" title="A\n  b">', ':::caution A b'],
  ['<Aside title="A">', ':::note A'],
  ['<Admonition type="warn">', ':::warning'],
  ['<Admonition type="default">', ':::note'],
  ['<Callout title="A">', ':::info A'],
  ['<Callout type="idea">', ':::tip'],
  ['<Accordion title=" A ">', ':::details A'],
  ['<Accordion>', ':::details'],
])('%s opens the container "%s"', (tag, before) => {
  expect(elementOf(tag)).toEqual({ before: [before], after: [':::'] });
});

const blank = { before: [''], after: [''] };

test.each(['<Steps>', '<FileTree>', '<CardGrid>', '<Cards>', '<Accordions>', '<Fragment>', '<>', '<Step>'])(
  'of %s, only the content is shown',
  (tag) => {
    expect(elementOf(tag)).toEqual(blank);
  },
);

test.each<[tag: string, before: string[], after?: string[]]>([
  ['<Card>', [''], ['']],
  ['<Card href="/a/">', [''], ['']],
  ['<Card title="A">', ['', '**A**', ''], ['']],
  ['<Card title="A" href="/a/" description="B\nc.">', ['', '**[A](/a/)**', '', 'B c.', ''], ['']],
  ['<Card description="B.">', ['', 'B.', ''], ['']],
  ['<LinkCard title="A" href="/a/" />', ['- [A](/a/)']],
  ['<LinkCard title="A" href="/a/" description="B." />', ['- [A](/a/): B.']],
  ['<LinkCard />', ['- []()']],
  ['<TOCInline toc={toc} />', ['', '[[toc]]', '']],
  ['<InlineTOC />', ['', '[[toc]]', '']],
  ['<ThemedImage />', []],
])('%j is written in lines', (tag, before, after = []) => {
  expect(elementOf(tag)).toEqual(before.length === 0 ? undefined : { before, after });
});

test.each<[tag: string, block: string[]]>([
  ['<Code />', ['```text', '', '```']],
  ['<Code code="a  b" lang="js" />', ['```js', 'a  b', '```']],
  ['<Code code="a" title=" b.js " />', ['```text title="b.js"', 'a', '```']],
  ['<Code code="a" meta="wrap" mark="b" />', ['```text mark="b" wrap', 'a', '```']],
  ['<Code code="a" ins="1, 3-4" />', ['```text ins={1, 3-4}', 'a', '```']],
  ['<Code code="a" del={[1, 2]} />', ['```text del={1} del={2}', 'a', '```']],
  ['<Code code="a" mark={["1-2", \'b\']} />', ['```text mark={1-2} mark="b"', 'a', '```']],
  // These have no value without JavaScript.
  ['<Code code="a" mark={b} ins={["c", d]} />', ['```text ins="c"', 'a', '```']],
  ['<Code code="a" mark />', ['```text', 'a', '```']],
  ['<Code code="```" />', ['````text', '```', '````']],
])('%j is a code block', (tag, block) => {
  expect(elementOf(tag)).toEqual({ before: ['', ...block, ''], after: [] });
});

test.each([
  '<Other>',
  '<Tab>',
  '<Tab value="a">',
  '<Tab label={a}>',
  '<TabItem label={a} value="b">',
  '<TabItem value={a}>',
  '<Aside type={a}>',
  '<Aside title={a}>',
  '<Admonition title={a}>',
  '<Callout title>',
  '<Accordion title={a}>',
  '<Step id="a">',
  '<Card title={a}>',
  '<Card title="A" href={a}>',
  '<LinkCard description={a} />',
  '<Code code={a} />',
  '<Code code="a" lang={b} />',
  '<Code code="a" meta={b} />',
])('%s has no form in this dialect', (tag) => {
  expect(elementOf(tag)).toBeUndefined();
});

test.each([
  ['Tabs', true],
  ['', true],
  ['Badge', true],
  ['CodeBlock', true],
  ['File', true],
  ['Files', true],
  ['Folder', true],
  ['LinkButton', true],
  ['PackageManagers', true],
  ['Other', false],
])('the import of "%s" has no effect to miss: %s', (name, expected) => {
  expect(isSupported(name)).toBe(expected);
});
