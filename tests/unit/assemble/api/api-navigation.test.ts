import { describe, expect, test } from 'vitest';
import {
  apiEntries,
  type ListedChanges,
  type ListedReference,
  withApiEntries,
} from '../../../../src/assemble/api/api-navigation.ts';
import type { NavigationDocument, NavigationEntry } from '../../../../src/model/navigation.ts';
import type { SitePath, SourcePath } from '../../../../src/model/path.ts';
import { parseNavigation } from '../../../../src/parse/navigation/parse-navigation.ts';
import { siteOf } from '../../../support/sample-site.ts';

function listed(name: string, section = '', deprecated = false): ListedReference {
  const path = ['/ui/api', section, name.toLowerCase()].filter(Boolean).join('/');
  return [path as SitePath, name, section, deprecated, 'ui', `ui/api/${name}.json` as SourcePath];
}

/** Entries as `[title, pathname]`, and those of groups below them. */
type Outline = readonly [title: string, pathname: string, children?: readonly Outline[]];

function outline(entries: readonly NavigationEntry[]): Outline[] {
  return entries.map(({ title, pathname, children }): Outline => {
    const own = [String(title), pathname] as const;
    return children.length === 0 ? own : [...own, outline(children)];
  });
}

const place = { file: 'content/navigation/ui.yaml', line: 1, column: 1 };
const group = { pathname: '/ui/api', ordered: false, flags: { disableAd: true }, place };

describe('the entries of a group', () => {
  test('are its pages by name, with what they take over', () => {
    const pages = [listed('useButton'), listed('Button2'), listed('Button10', '', true), listed('Button')];
    const entries = apiEntries(pages, group);
    expect(entries.map(({ title }) => title)).toEqual(['Button', 'Button2', 'Button10', 'useButton']);
    expect(entries[2]).toMatchObject({
      badges: ['deprecated'],
      ordered: false,
      flags: { disableAd: true },
      place,
    });
  });

  test('are those below its pathname', () => {
    const pages = [
      listed('Button'),
      listed('Cell', 'grid'),
      ['/x/api/chart', 'Chart', '', false, 'x', 'x/api/chart.json'] as never,
    ];
    expect(outline(apiEntries(pages, { ...group, pathname: '/ui/api/grid' }))).toEqual([
      ['Cell', '/ui/api/grid/cell'],
    ]);
  });

  test('of several sections are groups', () => {
    const pages = [listed('Cell', 'data-grid'), listed('Button'), listed('Bar', 'charts')];
    expect(outline(apiEntries(pages, group))).toEqual([
      ['Button', '/ui/api/button'],
      ['Charts', '/ui/api/charts-group', [['Bar', '/ui/api/charts/bar']]],
      ['Data grid', '/ui/api/data-grid-group', [['Cell', '/ui/api/data-grid/cell']]],
    ]);
  });

  test('are divided by first letters if there are many', () => {
    const pages = [...'abcdef'].flatMap((letter) =>
      Array.from({ length: letter === 'c' ? 30 : 8 }, (_, index) =>
        listed(`${letter.toUpperCase()}x${index}`),
      ),
    );
    expect(
      outline(apiEntries(pages, group)).map(([title, path, inside]) => [title, path, inside?.length]),
    ).toEqual([
      ['A – B', '/ui/api/a-b-group', 16],
      ['C', '/ui/api/c-group', 30],
      ['D – F', '/ui/api/d-f-group', 24],
    ]);
  });

  test('of one letter are divided by the letters after what their names share', () => {
    const letters = [...'abcdefghij'];
    const grid = letters.flatMap((letter) =>
      letters.map((next) => listed(`Grid${letter.toUpperCase()}${next}`)),
    );
    const titles = apiEntries([listed('Card'), ...grid, listed('useGrid')], group).map(({ title }) => title);
    const ranges = ['GridA – GridB', 'GridC – GridD', 'GridE – GridF', 'GridG – GridH', 'GridI – GridJ'];
    expect(titles).toEqual(['C', ...ranges, 'U']);
    const same = Array.from({ length: 70 }, () => listed('Grid'));
    expect(apiEntries(same, group).map(({ title }) => title)).toEqual(['Grid']);
  });
});

describe('children: auto', () => {
  const documentOf = (yaml: string): NavigationDocument =>
    parseNavigation('navigation/ui.yaml' as SourcePath, { kind: 'text', text: yaml }).value;

  test('lists what no other entry does', () => {
    const document = documentOf(`
- { pathname: /ui/api/button, title: The button }
- { pathname: /ui/more, title: More, children: [{ pathname: /ui/api/, title: API, children: auto }] }`);
    expect(outline(withApiEntries(document, [listed('Button'), listed('Card')], []).entries)).toEqual([
      ['The button', '/ui/api/button'],
      ['More', '/ui/more', [['API', '/ui/api', [['Card', '/ui/api/card']]]]],
    ]);
  });

  test('ends in the changes of the API, the newest release first', () => {
    const changes = ['1.1.0', 'index', 'unreleased', '1.10.0'].map((name): ListedChanges => {
      const path = name === 'index' ? '/ui/api/changes' : `/ui/api/changes/${name}`;
      const order = { index: 0, unreleased: 0, '1.10.0': 1 }[name] ?? 2;
      const source = `ui/api/changes/${name}.md` as SourcePath;
      return [path as SitePath, name, order, 'ui', source, `Changes of ${name}`];
    });
    const document = documentOf('- { pathname: /ui/api/, title: API, children: auto }');
    expect(outline(withApiEntries(document, [listed('Card')], changes).entries)).toEqual([
      [
        'API',
        '/ui/api',
        [
          ['Card', '/ui/api/card'],
          [
            'Changes of index',
            '/ui/api/changes-group',
            [
              ['index', '/ui/api/changes'],
              ['unreleased', '/ui/api/changes/unreleased'],
              ['1.10.0', '/ui/api/changes/1.10.0'],
              ['1.1.0', '/ui/api/changes/1.1.0'],
            ],
          ],
        ],
      ],
    ]);
    const own = documentOf('- pathname: /ui/api/changes/\n- { pathname: /ui/api/, children: auto }');
    expect(outline(withApiEntries(own, [listed('Card')], changes).entries).at(-1)?.[2]).toEqual([
      ['Card', '/ui/api/card'],
    ]);
  });

  test('leaves a navigation without it alone', () => {
    const document = documentOf('- pathname: /ui/a');
    expect(withApiEntries(document, [listed('Button')], [])).toBe(document);
  });
});

test('a navigation that follows from the pages does not list pages of changes on its own', () => {
  const matter = 'order: 0\nsidebar_label: All';
  const site = siteOf({
    config: 'products: [{ id: ui, name: UI, api: ui/api, navigation: auto }]',
    pages: { 'ui/api/changes/index.md': `---\n${matter}\n---\n\n# API changes` },
    api: { 'ui/api/button.json': { name: 'Button', props: {} } },
  });
  expect(outline(site.navigationDocuments.get('ui')?.entries ?? [])).toEqual([
    [
      'API',
      '/ui/api-group',
      [
        ['Button', '/ui/api/button'],
        ['API changes', '/ui/api/changes-group', [['All', '/ui/api/changes']]],
      ],
    ],
  ]);
});

test('a navigation that follows from the pages ends in the API pages of its product', () => {
  const site = siteOf({
    config: 'products: [{ id: ui, name: UI, api: ui/api, navigation: auto }, { id: x, name: X, api: x/api }]',
    pages: { 'ui/start.md': '# Start' },
    api: {
      'ui/api/button.json': { name: 'Button', props: {} },
      'x/api/chart.json': { name: 'Chart', props: {} },
    },
  });
  expect(outline(site.navigationDocuments.get('ui')?.entries ?? [])).toEqual([
    ['Start', '/ui/start'],
    ['API', '/ui/api-group', [['Button', '/ui/api/button']]],
  ]);
});
