import { expect, test } from 'vitest';
import { apiTabs, entriesOfTabs } from '../../../../src/inspect/family/api-tabs.ts';
import { toSitePath } from '../../../../src/lib/path.ts';
import { treeOf } from '../support.ts';

const tabModule = (names: readonly string[], tabs: readonly string[]) =>
  [
    ...names.map((name, index) => `import json${index} from '../../api/${name}.json';`),
    `export const getStaticPaths = () => ({ paths: [${tabs.map((tab) => `{ params: { docsTab: '${tab}' } }`)}] });`,
  ].join('\n');

test('a tab with one API document leads to it, and another one to its page', async () => {
  const tree = treeOf({
    'docs/pages/kit/react-badge/[docsTab]/index.js': tabModule(
      ['badge', 'use-badge'],
      ['components-api', 'hooks-api'],
    ),
    'docs/pages/kit/react-menu/[docsTab]/index.js': tabModule(['menu', 'menu-item'], ['components-api']),
    'docs/pages/kit/react-card/index.js': '',
  });
  expect(await apiTabs('docs', tree)).toEqual([
    { from: '/kit/react-badge/components-api/', to: '/kit/api/badge/' },
    { from: '/kit/react-badge/hooks-api/', to: '/kit/api/use-badge/' },
    { from: '/kit/react-menu/components-api/', to: '/kit/react-menu/' },
  ]);
});

test('entries to a tab lead to the API document, if there is one', () => {
  const written = [
    {
      pathname: '/kit/api',
      children: [
        { pathname: '/kit/react-badge/components-api/#badge', title: 'Badge' },
        { pathname: '/kit/react-badge/hooks-api/#use-badge' },
        { pathname: '/kit/react-badge/components-api/#gone' },
      ],
    },
    { pathname: '/kit/react-badge' },
  ];
  const documents = [toSitePath('/kit/api/badge'), toSitePath('/kit/api/use-badge')];
  expect(entriesOfTabs(written, '/kit/', documents)).toEqual({
    entries: [
      {
        pathname: '/kit/api',
        children: [
          { pathname: '/kit/api/badge', title: 'Badge' },
          { pathname: '/kit/api/use-badge' },
          { pathname: '/kit/react-badge/components-api/#gone' },
        ],
      },
      { pathname: '/kit/react-badge' },
    ],
    paths: documents,
  });
});
