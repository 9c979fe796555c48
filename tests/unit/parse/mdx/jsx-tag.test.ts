import { expect, test } from 'vitest';
import { expressionEnd, readJsxTag, stringLiteral } from '../../../../src/parse/mdx/jsx-tag.ts';

/** `kind name {attributes} | rest of the text` */
function described(text: string, at = 0): string | undefined {
  const tag = readJsxTag(text, at);
  if (tag === undefined) return undefined;
  const { kind, name, attributes, end } = tag;
  return `${kind} ${name} ${JSON.stringify(Object.fromEntries(attributes))} | ${text.slice(end)}`;
}

test.each<[text: string, tag: string]>([
  ['<Tabs syncKey="pkg">b', 'open Tabs {"syncKey":"pkg"} | b'],
  ['</Tabs> b', 'close Tabs {} |  b'],
  ['</Tabs\n>', 'close Tabs {} | '],
  ['<Icon name="star" />b', 'self-closing Icon {"name":"star"} | b'],
  ['<Icon/>b', 'self-closing Icon {} | b'],
  ['<>b', 'open  {} | b'],
  ['</>b', 'close  {} | b'],
  ['<Tabs.List a>', 'open Tabs.List {"a":true} | '],
  ['<a-b:c_1 d.e="f">', 'open a-b:c_1 {"d.e":"f"} | '],
  ['<A b=\'c "d"\'>', 'open A {"b":"c \\"d\\""} | '],
  ['<A b="it\'s > c">d', 'open A {"b":"it\'s > c"} | d'],
  ['<A b = "c" d>', 'open A {"b":"c","d":true} | '],
  ['<A\n  b\n  c={d.e}\n/>', 'self-closing A {"b":true,"c":{"expression":"d.e"}} | '],
  ['<A b={"c"} d={ \'e\' } f={`g`}>', 'open A {"b":"c","d":"e","f":"g"} | '],
  [`<A b={\`\${c}\`}>`, `open A {"b":{"expression":"\`\${c}\`"}} | `],
  ['<A {...b} c>', 'open A {"...":{"expression":"...b"},"c":true} | '],
  ["<A b={{ c: '}' }}>d", 'open A {"b":{"expression":"{ c: \'}\' }"}} | d'],
  ['<A b={/* } */ c}>', 'open A {"b":{"expression":"/* } */ c"}} | '],
  ['<A b="" />', 'self-closing A {"b":""} | '],
])('the tag %j', (text, tag) => {
  expect(described(text)).toBe(tag);
});

test.each(['a', '<A', '<A b=c>', '<A b="c>', '<A b={c>', '<A {...b>', '<A b="c" ,>'])(
  '%j is no tag',
  (text) => {
    expect(readJsxTag(text, 0)).toBeUndefined();
  },
);

test('a tag is read where it begins', () => {
  expect(described('a <B/> c', 2)).toBe('self-closing B {} |  c');
  expect(described('a <B/> c', 1)).toBeUndefined();
});

test.each<[expression: string, text: string | undefined]>([
  [' "a" ', 'a'],
  ["''", ''],
  ["'it\\'s'", "it's"],
  ['"a\\nb\\tc\\\\d"', 'a\nb\tc\\d'],
  ['`a\nb`', 'a\nb'],
  [`\`a\${b}\``, undefined],
  [`"a\${b}"`, `a\${b}`],
  ['a', undefined],
  ['"a" + "b"', undefined],
  ["'a", undefined],
  ['\'a"', undefined],
])('the text of the expression %j', (expression, text) => {
  expect(stringLiteral(expression)).toBe(text);
});

test.each<[text: string, inside: string | undefined]>([
  ['{a}b', '{a}'],
  ['{{a}}b}', '{{a}}'],
  ["{'}'}b", "{'}'}"],
  ['{"\\"}"}b', '{"\\"}"}'],
  ['{`}`}b', '{`}`}'],
  ['{/*}*/}b', '{/*}*/}'],
  ["{it's}b", "{it's}"],
  ['{a', undefined],
])('the expression at the start of %j', (text, inside) => {
  const end = expressionEnd(text, 0);
  expect(end === undefined ? undefined : text.slice(0, end)).toBe(inside);
});
