import { expect, test } from 'vitest';
import { readTabsOpener } from '../../../../src/parse/directives/directive-lines.ts';

const point = { line: 3, column: 5 };

test.each<[text: string, closing: string, storageKey: string | undefined]>([
  ['<codeblock>', '</codeblock>', undefined],
  ['<codeblock storageKey="a">', '</codeblock>', 'a'],
  ["<codeblock storagekey='a b'>", '</codeblock>', 'a b'],
  ['<codeblock id="b" storageKey=a>', '</codeblock>', 'a'],
  ['<codeblock storageKey=" a ">', '</codeblock>', 'a'],
  ['<codeblock storageKey="">', '</codeblock>', undefined],
  ['<codeblock data-storageKey="a">', '</codeblock>', undefined],
  [':::code-group', ':::', undefined],
  ['::::  code-group storageKey="a"', ':::', 'a'],
  [':::code-group other storageKey=a', ':::', 'a'],
])('%s opens code tabs', (text, closing, storageKey) => {
  expect(readTabsOpener(text, point)).toEqual({ kind: 'tabs-open', closing, storageKey, line: 3, column: 5 });
});

test.each(['<codeblocks>', '<codeblock a<b>', '<codeblock> b', ':::code-groups', ':::info', 'a <codeblock>'])(
  '%s opens none',
  (text) => {
    expect(readTabsOpener(text, point)).toBeUndefined();
  },
);
