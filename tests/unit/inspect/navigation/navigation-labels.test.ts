import { expect, test } from 'vitest';
import { navigationLabels } from '../../../../src/inspect/navigation/navigation-labels.ts';

const page = (pathname: string, title: string) => ({ pathname, title });
const group = (pathname: string, title: string, children: ReturnType<typeof page>[]) => ({
  pathname,
  title,
  children,
});

test('pages are the same by their pathname, groups by their pages', () => {
  const original = [
    group('/guide-group', 'Guide', [page('/a/', 'A'), page('/b/', 'B')]),
    group('/more-group', 'More', [page('/c/', 'C')]),
    page('/same/', 'Same'),
  ];
  const other = [
    group('/anleitung-group', 'Anleitung', [page('/de/a/', 'Eins'), page('/de/b', 'Zwei')]),
    group('/mehr-group', 'Mehr', [page('/de/c/', 'Drei'), page('/de/d/', 'Vier')]),
    page('/de/same/', 'Same'),
  ];
  expect(navigationLabels(original, other, '/de')).toEqual({
    '/guide-group': 'Anleitung',
    '/a': 'Eins',
    '/b': 'Zwei',
    '/c': 'Drei',
  });
});
