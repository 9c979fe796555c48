import { expect, test } from 'vitest';
import { fenced, markdownCopy } from '../../../src/emit/emit-markdown-copies.ts';

test.each<[string, string, string]>([
  ['front matter goes', '---\ntitle: T\n---\n\n# T\n\nWords.\n', '# T\n\nWords.\n'],
  ['a title that only the front matter has comes', '---\ntitle: T\n---\nWords.', '# Title\n\nWords.\n'],
  [
    'the description is text',
    '# T\n\n<p class="description">\nIn short.\n</p>\n\nWords.',
    '# T\n\nIn short.\n\nWords.\n',
  ],
  ['line ends are plain', '\ufeff# T\r\n\r\nA\rB', '# T\n\nA\nB\n'],
  ['a rule in the text stays', '# T\n\n---\n\nWords.', '# T\n\n---\n\nWords.\n'],
])('%s', (_name, source, expected) => {
  expect(markdownCopy(source, 'Title', [])).toBe(expected);
});

test('a directive is replaced by code', () => {
  const source = '---\ntitle: T\n---\n\n# T\n\n{{"demo": "A.tsx"}}\n\nWords.';
  const parts = [{ line: 7, text: fenced('tsx', 'const a = 1;\n') }];
  expect(markdownCopy(source, 'T', parts)).toBe('# T\n\n```tsx\nconst a = 1;\n```\n\nWords.\n');
});

test('a fence is longer than those in its code', () => {
  expect(fenced('md', '````\nx\n````')).toBe('`````md\n````\nx\n````\n`````');
});
