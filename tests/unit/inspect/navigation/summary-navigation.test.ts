import { expect, test } from 'vitest';
import { summaryNavigation } from '../../../../src/inspect/navigation/summary-navigation.ts';

const files: Readonly<Record<string, string>> = {
  'README.md': '/',
  'guide/install.md': '/guide/install/',
  'cli/README.md': '/cli/',
  'cli/build.md': '/cli/build/',
  'end.md': '/end/',
};

test('links, lists and headings of a summary become entries and groups', () => {
  const text = `# Summary

[Introduction](README.md)

# User guide

- [Install](./guide/install.md)
- [Draft]()
- [Gone](guide/gone.md)

# Reference

- [Tool](cli/README.md)
    - [build](cli/build.md#options)

<!-- - [Hidden](end.md) -->
---

[End](end.md)
`;
  expect(summaryNavigation(text, (file) => files[file])).toEqual([
    { pathname: '/', title: 'Introduction' },
    {
      pathname: '/user-guide-group',
      title: 'User guide',
      children: [{ pathname: '/guide/install/', title: 'Install' }],
    },
    {
      pathname: '/reference-group',
      title: 'Reference',
      children: [
        {
          pathname: '/tool-group',
          title: 'Tool',
          children: [
            { pathname: '/cli/', title: 'Tool' },
            { pathname: '/cli/build/', title: 'build' },
          ],
        },
      ],
    },
    { pathname: '/end/', title: 'End' },
  ]);
});

test('without links there is no navigation', () => {
  expect(summaryNavigation('# Summary\n\nWords.\n', () => '/a/')).toEqual([]);
});
