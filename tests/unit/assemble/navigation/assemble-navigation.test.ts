import { describe, expect, test } from 'vitest';
import {
  assembleNavigation,
  navigationTitle,
} from '../../../../src/assemble/navigation/assemble-navigation.ts';
import type { NavigationNode } from '../../../../src/model/navigation.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseNavigation } from '../../../../src/parse/navigation/parse-navigation.ts';
import { only } from '../../../support/sample-site.ts';

function nodesOf(yaml: string): readonly NavigationNode[] {
  const { value } = parseNavigation('navigation/x.yaml' as SourcePath, { kind: 'text', text: yaml });
  return assembleNavigation('x', value).nodes;
}

test.each<[string, string | false | undefined, string | undefined, string]>([
  ['/material-ui/react-text-field', undefined, undefined, 'Text field'],
  ['/material-ui/react-text-field/', undefined, undefined, 'Text field'],
  ['/material-ui/getting-started#install', undefined, undefined, 'Getting started'],
  ['/material-ui/api/icon-button', undefined, undefined, 'IconButton'],
  ['/base-ui/api/use-button', undefined, undefined, 'useButton'],
  ['/x/api/data-grid/data-grid-pro', undefined, undefined, 'DataGridPro'],
  ['/x/llms.txt', undefined, undefined, 'Llms'],
  ['/x/upgrade-to-v9.0/', undefined, undefined, 'Upgrade to v9.0'],
  ['/x/a', undefined, 'data-display', 'Data display'],
  ['/x/a', 'Own words', 'data-display', 'Own words'],
  ['/x/a', '', undefined, ''],
  ['/x/a', false, undefined, ''],
])('the title of %s with title %j and subheader %j is %j', (pathname, title, subheader, words) => {
  const entry = {
    pathname,
    ...(title !== undefined && { title }),
    ...(subheader !== undefined && { subheader }),
  };
  expect(navigationTitle(entry)).toBe(words);
});

describe('kind, link and id of an entry', () => {
  test.each<[string, Partial<NavigationNode>]>([
    ['- pathname: /x/a/', { kind: 'page', href: '/x/a/', id: 'x-a', outward: false }],
    ['- pathname: /', { kind: 'page', href: '/', id: 'home' }],
    ['- pathname: /x/a#b', { href: '/x/a/#b', id: 'x-a-b' }],
    ['- pathname: /x/llms.txt', { href: '/x/llms.txt' }],
    ['- pathname: /x/a/components-api', { href: '/x/a/' }],
    ['- pathname: https://a.dev/b', { href: 'https://a.dev/b', outward: true, id: 'https-a-dev-b' }],
    [
      '- { pathname: /g, children: [{ pathname: /g/a }, { pathname: /g/b }] }',
      { kind: 'group', href: '/g/a/' },
    ],
    [
      '- { pathname: /g, children: [{ pathname: /h, children: [{ pathname: /g/b }] }] }',
      { kind: 'group', href: '/g/b/' },
    ],
    [
      '- { pathname: /g, children: [{ pathname: "https://a.dev" }, { pathname: /g/b }] }',
      { kind: 'group', href: '/g/b/' },
    ],
    [
      '- { pathname: /s, subheader: Inputs, children: [{ pathname: /g/a }] }',
      { kind: 'subheader', title: 'Inputs' },
    ],
    ['- { pathname: /s, subheader: inputs }', { kind: 'subheader', title: 'Inputs', children: [] }],
    // Its children are hidden, so it is a page.
    [
      '- { pathname: /g, children: [{ pathname: /g/a, inSideNav: false }] }',
      { kind: 'page', href: '/g/', children: [] },
    ],
  ])('%s', (yaml, node) => {
    expect(only(nodesOf(yaml))).toMatchObject(node);
  });

  test('a group of external links has no link', () => {
    const group = only(nodesOf('- { pathname: /g, children: [{ pathname: "https://a.dev" }] }'));
    expect(group).not.toHaveProperty('href');
  });

  test('ids are unique, and a hidden entry has none', () => {
    const nodes = nodesOf(
      '[{ pathname: /x/a }, { pathname: /x-a }, { pathname: /X/A/, inSideNav: false }, { pathname: /x-/a/ }]',
    );
    expect(nodes.map(({ id }) => id)).toEqual(['x-a', 'x-a-2', 'x-a-3']);
    const named = nodesOf('[{ pathname: /a }, { pathname: /a- }, { pathname: /a-2 }]');
    expect(named.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-2-2']);
  });
});
