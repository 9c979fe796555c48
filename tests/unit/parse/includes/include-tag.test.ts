import { expect, test } from 'vitest';
import {
  isIncludeTag,
  joinIncludeTags,
  readIncludeTag,
  wholeLines,
} from '../../../../src/parse/includes/include-tag.ts';

const markdown = { kind: 'markdown', region: undefined, indent: '', lines: undefined };
const code = { kind: 'code', region: undefined, indent: '' };

test.each<[line: string, include: object]>([
  ['<include>./a.md</include>', { ...markdown, path: './a.md', column: 10 }],
  [
    '  <include cwd>docs/a.mdx#part</include>',
    { ...markdown, path: '@/docs/a.mdx', region: 'part', indent: '  ', column: 16 },
  ],
  ['<include cwdx>a.md</include>', { ...markdown, path: 'a.md', column: 15 }],
  ['<include > a.md </include> ', { ...markdown, path: 'a.md', column: 12 }],
  [
    '<include lang="md">a.md</include>',
    { ...code, path: 'a.md', column: 20, info: { language: 'md', settings: '' } },
  ],
  [
    '<include meta=\'title="b.ts"\'>n/a.ts#main</include>',
    {
      ...code,
      path: 'n/a.ts',
      region: 'main',
      column: 30,
      info: { language: 'ts', settings: 'title="b.ts"' },
    },
  ],
  [
    "<embed src='./a.md#L3'></embed>",
    { ...markdown, path: './a.md', column: 13, lines: { first: 3, last: 3 } },
  ],
  [
    '<embed src="./a.mdx#L3-L12"></embed>',
    { ...markdown, path: './a.mdx', column: 13, lines: { first: 3, last: 12 } },
  ],
  ['\t<embed src="./a.md" > </embed>', { ...markdown, path: './a.md', column: 14, indent: '\t' }],
])('%s', (line, include) => {
  expect(readIncludeTag(line)).toEqual(include);
});

test.each([
  '<include>a.md</include> b',
  'b <include>a.md</include>',
  '<include>a b.md</include>',
  '<include></include>',
  '<includes>a.md</includes>',
  '<embed src="./a.svg"></embed>',
  '<embed src="./a.md\'></embed>',
  '<embed src="./a.md">',
  '<embed src="./a.md#3"></embed>',
])('%s includes nothing', (line) => {
  expect(readIncludeTag(line)).toBeUndefined();
});

const joined = (lines: readonly string[]) =>
  joinIncludeTags(lines.map((text) => ({ text }))).map(({ text }) => text);

test.each<[what: string, lines: string[], expected: string[]]>([
  [
    'over several lines',
    ['a', '  <include  ', '    lang="ts"', '  >', '    ./b.ts', '  </include>', 'c'],
    ['a', '  <include lang="ts" > ./b.ts </include>', 'c'],
  ],
  [
    'after one another',
    ['<include>', 'a.md</include>', '<include>', 'b.md</include>'],
    ['<include> a.md</include>', '<include> b.md</include>'],
  ],
  ['on one line', ['<include>a.md</include>  ', 'b'], ['<include>a.md</include>  ', 'b']],
  ['without an end', ['<include>', 'a', 'b'], ['<include>', 'a', 'b']],
  [
    'of more lines than formatters write',
    ['<include', 'a', 'b', 'c', 'd', '</include>'],
    ['<include', 'a', 'b', 'c', 'd', '</include>'],
  ],
  ['in a text', ['a <include>', 'b', '</include>'], ['a <include>', 'b', '</include>']],
])('tags %s', (_, lines, expected) => {
  expect(joined(lines)).toEqual(expected);
  expect(wholeLines(lines.join('\r\n'))).toEqual(expected);
});

test('lines of a text without such tags', () => {
  expect(wholeLines('a\rb\n\nc')).toEqual(['a', 'b', '', 'c']);
});

test.each<[line: string, isTag: boolean]>([
  ['<include>a.md</include>', true],
  ['  <embed src="a.md">', true],
  ['<includes>', false],
  ['<!--@include: a.md-->', false],
  ['a <include>', false],
])('%s is a tag: %s', (line, isTag) => {
  expect(isIncludeTag(line)).toBe(isTag);
});
