import { expect, test } from 'vitest';
import {
  type AutoNavigationPage,
  autoNavigation,
} from '../../../../src/assemble/navigation/auto-navigation.ts';
import type { NavigationEntry } from '../../../../src/model/navigation.ts';
import type { SitePath, SourcePath } from '../../../../src/model/path.ts';

type Facts = { title?: string; order?: number; badge?: 'new' };

const page = (source: string, facts: Facts = {}): AutoNavigationPage => [
  `docs/${source}` as SourcePath,
  `/x/${source.replace(/\.md$/, '')}` as SitePath,
  facts.title,
  facts.order,
  facts.badge,
];

/** An entry as a line, its children indented below it. */
function lines(entries: readonly NavigationEntry[], indent = ''): string[] {
  return entries.flatMap(({ pathname, title, badges, children }) => [
    `${indent}${title} ${pathname}${badges.map((badge) => ` [${badge}]`).join('')}`,
    ...lines(children, `${indent}  `),
  ]);
}

const product = { content: 'docs' as SourcePath, roots: ['/x/'] };

test.each<[string, AutoNavigationPage[], string[]]>([
  ['no pages', [], []],
  [
    'title, in the order of a reader',
    [page('b.md', { title: 'Step 10' }), page('a.md', { title: 'Step 9' }), page('getting-started.md')],
    ['Getting started /x/getting-started', 'Step 9 /x/a', 'Step 10 /x/b'],
  ],
  [
    'order before title',
    [
      page('a.md', { title: 'A' }),
      page('b.md', { title: 'B', order: 1 }),
      page('c.md', { title: 'C', order: -1 }),
    ],
    ['C /x/c', 'B /x/b', 'A /x/a'],
  ],
  [
    'numbers of names',
    [page('02-a.md'), page('01-b.md'), page('10-c.md'), page('2021-11-notes.md')],
    ['B /x/01-b', 'A /x/02-a', 'C /x/10-c', '2021 11 notes /x/2021-11-notes'],
  ],
  [
    'folders and pages together',
    [page('z.md'), page('guide/b.md'), page('guide/a.md'), page('a.md')],
    ['A /x/a', 'Guide /x/guide-group', '  A /x/guide/a', '  B /x/guide/b', 'Z /x/z'],
  ],
  [
    'the page of a folder comes first, gives it its title and its order',
    [page('guide/a.md'), page('guide/index.md', { title: 'How to', order: 1, badge: 'new' }), page('b.md')],
    ['How to /x/guide-group', '  How to /x/guide/index [new]', '  A /x/guide/a', 'B /x/b'],
  ],
  [
    'pages of Next.js are those of their folders, without groups of routes',
    [
      ['docs/(a)/ui/page.mdx', '/x/ui', 'UI', undefined, undefined],
      ['docs/(a)/ui/button/page.mdx', '/x/ui/button', 'Button', undefined, undefined],
      ['docs/(a)/ui/page/page.mdx', '/x/ui/page', 'Page', undefined, undefined],
    ] as unknown as AutoNavigationPage[],
    ['UI /x/ui-group', '  UI /x/ui', '  Button /x/ui/button', '  Page /x/ui/page'],
  ],
  [
    'the mark of the first language is no part of a name',
    [page('button/index.en.md', { title: 'Button' }), page('faq.en.md'), page('notes.de.md')],
    ['Button /x/button/index.en', 'Faq /x/faq.en', 'Notes.de /x/notes.de'],
  ],
  [
    'a page with the name of the first language is that of its folder if a rule says so',
    [
      ['docs/button/en.mdx', '/x/button', 'Button', undefined, undefined],
      ['docs/words/en.mdx', '/x/words/en', 'English', undefined, undefined],
    ] as unknown as AutoNavigationPage[],
    ['Button /x/button', 'Words /x/words-group', '  English /x/words/en'],
  ],
  [
    'a folder with its own page alone is a page',
    [page('button/button.md', { title: 'Button' }), page('1-card/README.md', { title: 'Card' })],
    ['Card /x/1-card/README', 'Button /x/button/button'],
  ],
  [
    'a group gives way to a page of its address',
    [page('a-group.md', { title: 'Z' }), page('a/b.md')],
    ['A /x/a-group-2', '  B /x/a/b', 'Z /x/a-group'],
  ],
])('%s', (_, pages, expected) => {
  expect(lines(autoNavigation(pages, product, ['en']))).toEqual(expected);
  expect(lines(autoNavigation(pages.toReversed(), product, ['en']))).toEqual(expected);
});
