import { expect, test } from 'vitest';
import { fillFrontMatter } from '../../../../src/parse/front-matter/fill-front-matter.ts';

const values = { title: 'Tips & <tricks>', nested: { count: 3 }, list: ['a'], item: '- 1. item' };

test.each([
  ['# {{ $frontmatter.title }}', '# Tips \\& \\<tricks\\>'],
  ['a {{$frontmatter.nested.count}} b', 'a 3 b'],
  ['{{ $frontmatter.item }}', '\\- 1. item'],
  // Without a value that is a text.
  ['{{ $frontmatter.absent }}', '{{ $frontmatter.absent }}'],
  ['{{ $frontmatter.list }}', '{{ $frontmatter.list }}'],
  ['{{ $frontmatter.title.length }}', '{{ $frontmatter.title.length }}'],
  // Code.
  ['`{{ $frontmatter.title }}`', '`{{ $frontmatter.title }}`'],
  ['```md\n{{ $frontmatter.title }}\n```', '```md\n{{ $frontmatter.title }}\n```'],
  [
    '~~~~\n~~~\n{{ $frontmatter.title }}\n~~~~\n{{ $frontmatter.nested.count }}',
    '~~~~\n~~~\n{{ $frontmatter.title }}\n~~~~\n3',
  ],
  ['- ```\n  a\n  ```\n{{ $frontmatter.nested.count }}', '- ```\n  a\n  ```\n3'],
  ['```a``` <i>{{ $frontmatter.nested.count }}</i>', '```a``` <i>3</i>'],
])('%j', (written, filled) => {
  expect(fillFrontMatter(written, values)).toBe(filled);
});
