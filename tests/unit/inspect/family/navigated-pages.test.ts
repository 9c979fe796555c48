import { expect, test } from 'vitest';
import { navigatedPages, placeProduct } from '../../../../src/inspect/family/navigated-pages.ts';

const pagesOf = (pages: Readonly<Record<string, string | undefined>>) =>
  Object.entries(pages).map(([file, path]) => ({
    file: `data/${file}`,
    ...(path !== undefined && { path }),
  }));

test.each<[string, Record<string, string | undefined>, string[], string[], object | undefined]>([
  [
    'the addresses of page modules',
    { 'a.md': '/x/a/', 'b.md': '/x/b/c/' },
    ['/y/a'],
    [],
    { folder: 'data', root: '/x/' },
  ],
  [
    'addresses of page modules without a folder',
    { 'a.md': '/a/' },
    ['/y/a'],
    [],
    { folder: 'data', root: '/' },
  ],
  ['nothing', { 'a.md': undefined }, [], [], undefined],
  [
    'navigation to pages in its folder',
    { 'a.md': undefined },
    ['/kit/a', '/kit/b/c'],
    [],
    { folder: 'data', root: '/kit/' },
  ],
  [
    'navigation to a single section',
    { 'start/a.md': undefined },
    ['/start/a', '/start/b'],
    [],
    { folder: 'data', root: '/' },
  ],
  [
    'a section with API documents',
    { 'start/a.md': undefined },
    ['/start/a', '/start/b'],
    ['/start/'],
    { folder: 'data/start', root: '/start/' },
  ],
  [
    'a folder of its name whose pages have their addresses',
    { 'kit/components/chip/chip.md': undefined },
    ['/kit/react-chip', '/kit/x'],
    [],
    { folder: 'data/kit', root: '/kit/' },
  ],
  [
    'a folder of its name beside another one',
    { 'kit/components/chip/chip.md': undefined, 'more/a.md': undefined },
    ['/kit/react-chip', '/kit/x'],
    ['/kit/'],
    { folder: 'data', root: '/kit/' },
  ],
  ['navigation without pages', {}, ['/kit/a', '/kit/b'], ['/kit/'], { folder: 'data', root: '/kit/' }],
  [
    'navigation to several sections',
    { 'a/b.md': undefined },
    ['/a/b', '/c'],
    [],
    { folder: 'data', root: '/' },
  ],
])('a product is placed by %s', (_, pages, pathnames, apis, place) => {
  const hasApi = (root: string) => apis.includes(root);
  expect(placeProduct('data', pagesOf(pages), { pathnames, hasApi })).toEqual(place);
});

test.each<[string, Record<string, string | undefined>, string[], Record<string, string>]>([
  ['the rule of the product gives', { 'components/chip/chip.md': undefined }, ['/kit/react-chip'], {}],
  [
    'that names a section otherwise',
    { 'grid/sort.md': undefined },
    ['/kit/react-grid/sort'],
    { 'grid/sort.md': '/kit/react-grid/sort/' },
  ],
  [
    'that writes words otherwise',
    { 'My Chip.md': undefined },
    ['/kit/react-my-chip/'],
    { 'My Chip.md': '/kit/react-my-chip/' },
  ],
  [
    'that is listed twice',
    { 'Chip.md': undefined },
    ['/kit/react-chip', '/kit/react-chip'],
    { 'Chip.md': '/kit/react-chip/' },
  ],
  ['of which there are two', { 'Chip.md': undefined }, ['/kit/react-chip', '/kit/components/chip'], {}],
  ['that two pages fit', { 'Big Chip.md': undefined, 'BigChip.md': undefined }, ['/kit/react-big-chip'], {}],
  [
    'that a page module gives another page',
    { 'Chip.md': undefined, 'x.md': '/kit/react-chip/' },
    ['/kit/react-chip'],
    {},
  ],
  ['that the page has already', { 'Chip.md': '/kit/own/' }, ['/kit/react-chip'], {}],
  [
    'of the folder of a README',
    { 'overview/README.md': undefined },
    [],
    { 'overview/README.md': '/kit/overview/' },
  ],
  [
    'of a folder that has a page',
    { 'overview/README.md': undefined, 'overview/overview.md': undefined },
    [],
    {},
  ],
  ['that nothing names', { 'Chip.md': undefined }, [], {}],
])('a page has the address %s', (_, pages, pathnames, addresses) => {
  const found = navigatedPages(pagesOf(pages), { folder: 'data', root: '/kit/', pathnames });
  expect(found).toEqual(pagesOf(addresses));
});
