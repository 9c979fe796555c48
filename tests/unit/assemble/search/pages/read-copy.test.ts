import { expect, test } from 'vitest';
import { readCopy } from '../../../../../src/assemble/search/pages/read-copy.ts';
import { places } from '../../../../../templates/browser/search/format/postings.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const names = new Map<number, string>(Object.entries(places).map(([name, place]) => [place, name]));

/** What is added of a copy, with its place. */
function added(markdown: string): string[] {
  const found: string[] = [];
  const add = (text: string, place: string | undefined) => {
    if (text.trim() !== '') found.push(`${place}: ${text.trim()}`);
  };
  readCopy(encoder.encode(markdown), {
    add: (text, place) => add(text, names.get(place)),
    addRange: (text, place, from, to) => add(decoder.decode(text.subarray(from, to)), names.get(place)),
    addCode: (text, place, from, to) => add(decoder.decode(text.subarray(from, to)), names.get(place)),
    addDefinition: (text, from, to) => add(decoder.decode(text.subarray(from, to)), 'definition'),
  });
  return found;
}

test.each<[name: string, markdown: string, expected: readonly string[]]>([
  ['nothing', '', []],
  ['lines', 'One\n\ntwo', ['text: One', 'text: two']],
  ['a heading', '# Data grid\ntext', ['heading: # Data grid', 'text: text']],
  ['seven marks are no heading', '####### a', ['text: ####### a']],
  [
    'code in a line',
    'Use `size` or `sx`.',
    ['text: Use', 'identifier: size', 'text: or', 'identifier: sx', 'text: .'],
  ],
  ['a last backtick', 'Use `size', ['text: Use `size']],
  ['code ends with its line', 'a `b\nc` d', ['text: a `b', 'text: c` d']],
  [
    'a row that begins with code',
    '| `size` | `md` |',
    ['text: |', 'definition: size', 'text: |', 'identifier: md', 'text: |'],
  ],
  ['a link', 'See [Menu](/menu/#a) here.', ['text: See [Menu', 'text: ) here.']],
  ['the title of a link', '[a](/b "Title")', ['text: [a', 'text: "Title")']],
  ['an address', 'At https://a.dev/x?y, or http://b.dev\u00a0now', ['text: At', 'text: or', 'text: now']],
  ['an address before Chinese punctuation', '见 https://a.dev/x。谢谢', ['text: 见', 'text: 。谢谢']],
  ['an address between brackets', 'See <https://a.dev> now', ['text: See', 'text: now']],
  ['words that begin like an address', 'how http works', ['text: how http works']],
  ['a tag', 'a <kbd>Tab</kbd> b', ['text: a', 'text: Tab', 'text: b']],
  ['signs that open no tag', 'a < b, 1 <2 <b>c', ['text: a < b, 1 <2', 'text: c']],
  ['a tag does not go on in the next line', 'a <b\nc> d', ['text: a <b', 'text: c> d']],
  [
    'a fence',
    '```tsx title="A.tsx"\n<A />\n\nlet b\n```\nend',
    ['identifier: tsx title="A.tsx"', 'code: <A />\n\nlet b', 'text: end'],
  ],
  [
    'a fence in a list',
    '- a\n  ```js\n  b\n  ```\n- c',
    ['text: - a', 'identifier: js', 'code: b', 'text: - c'],
  ],
  ['a shorter fence in a longer one', '````\n```\na\n```\n````\nb', ['code: ```\na\n```', 'text: b']],
  ['a fence of another mark', '~~~\n```\n~~~\na', ['code: ```', 'text: a']],
  ['a fence with an info closes nothing', '```\na\n``` b\n```\nc', ['code: a\n``` b', 'text: c']],
  ['a fence without end', '```js\na\nb', ['identifier: js', 'code: a\nb']],
  ['a fence at the end', 'a\n```', ['text: a']],
  ['an empty fence', '```\n```\na', ['text: a']],
])('%s', (_, markdown, expected) => {
  expect(added(markdown)).toEqual(expected);
});

test.each(['<', '](', '`', 'h', '> ', '<b'])('a line of very many %s is read in one pass', (sign) => {
  // A pass for each of them would take minutes.
  added(sign.repeat(400_000));
});
