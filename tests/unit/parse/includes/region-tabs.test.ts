import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { regionTabs } from '../../../../src/parse/includes/region-tabs.ts';
import { pageLines } from '../../../../src/parse/page/author-lines.ts';

const tabs = (text: string) =>
  regionTabs(pageLines(text, 'm/a.md' as SourcePath, 0))
    .map(({ text: line }) => line)
    .filter((line) => line !== '')
    .join('\n');

test.each([
  [
    'frameworks',
    '<!-- ::start:framework -->\n\n# React\n\na\n\n## More\n\n# Vue\n\nb\n\n<!-- ::end:framework -->\n\nc',
    ':::tabs {storageKey="framework"}\n:::tab React\na\n## More\n:::\n:::tab Vue\nb\n:::\n:::\nc',
  ],
  [
    'headings in code',
    '<!-- ::start:tabs -->\n## A\n```sh\n# b\n```\n<!-- ::end:tabs -->',
    ':::tabs\n:::tab A\n```sh\n# b\n```\n:::\n:::',
  ],
  [
    'packages',
    '<!-- ::start:tabs variant="package-managers" -->\nreact: @acme/react\nvue: @acme/vue b\n<!-- ::end:tabs -->',
    ':::tabs\n:::tab React\n```bash\nnpm install @acme/react\n```\n:::\n:::tab Vue\n```bash\nnpm install @acme/vue b\n```\n:::\n:::',
  ],
])('regions of %s are tabs', (_, text, expected) => {
  expect(tabs(text)).toBe(expected);
});

test.each([
  '<!-- ::start:framework -->\n# React\na',
  '<!-- ::start:tabs -->\na\n<!-- ::end:tabs -->',
  '```md\n<!-- ::start:tabs -->\n# A\n<!-- ::end:tabs -->\n```',
  '<!-- ::start:other -->\n# A\n<!-- ::end:other -->',
])('a region without an end, labels or a known kind stays: %j', (text) => {
  expect(tabs(text)).toBe(text);
});
