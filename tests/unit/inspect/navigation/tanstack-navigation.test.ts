import { expect, test } from 'vitest';
import { tanstackNavigation } from '../../../../src/inspect/navigation/tanstack-navigation.ts';
import { readFolder } from '../../../../src/inspect/read-folder.ts';
import { treeOf } from '../support.ts';

const config = {
  sections: [
    { label: 'Getting Started', children: [{ label: 'Overview', to: 'overview' }], frameworks: [] },
    {
      label: 'Guides',
      children: [{ label: 'Community', to: 'https://acme.dev' }],
      frameworks: [
        { label: 'react', children: [{ label: 'Queries', to: 'framework/react/guides/queries' }] },
        { label: 'vue', children: [{ label: 'Example', to: 'framework/vue/examples/simple' }] },
      ],
    },
    { label: 'Nothing', children: [] },
  ],
};

test('sections and frameworks are groups, and entries without a page are left out', async () => {
  const tree = treeOf({
    'docs/config.json': JSON.stringify(config),
    'docs/overview.md': '# Overview',
    'docs/framework/react/guides/queries.md': '# Queries',
  });
  const { products, unplaced } = await readFolder({ kind: 'markdown', root: 'docs' }, tree, 'acme');
  expect(products[0]).toMatchObject({
    navigationSource: 'docs/config.json',
    navigation: [
      { title: 'Getting Started', children: [{ pathname: '/overview/', title: 'Overview' }] },
      {
        title: 'Guides',
        children: [
          { pathname: 'https://acme.dev', title: 'Community' },
          { title: 'React', children: [{ pathname: '/framework/react/guides/queries/', title: 'Queries' }] },
        ],
      },
    ],
  });
  expect(unplaced).toEqual([]);
});

test.each(['{', '[]', '{"sections": {}}', '{"compilerOptions": {}}'])('%s is no navigation', (text) => {
  expect(tanstackNavigation(text, () => '/a/')).toEqual([]);
});
