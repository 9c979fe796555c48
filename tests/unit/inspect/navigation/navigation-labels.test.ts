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

test('a page that is listed more often in one language has no label', () => {
  const original = [page('/a/', 'A'), page('/a/#b', 'B'), page('/c/', 'C'), page('/c/', 'D')];
  const other = [
    page('/de/a/', 'Eins'),
    page('/de/a/', 'Zwei'),
    page('/de/c/', 'Drei'),
    page('/de/c/', 'Vier'),
  ];
  expect(navigationLabels(original, other, '/de')).toEqual({ '/c': 'Vier' });
});

test('the prefix is a whole segment, and may be the whole address', () => {
  const original = [page('/', 'Home'), page('/deutsch', 'German'), page('/utsch', 'Other')];
  const other = [page('/de', 'Start'), page('/deutsch', 'Deutsch')];
  expect(navigationLabels(original, other, '/de')).toEqual({ '/': 'Start', '/deutsch': 'Deutsch' });
});

test('an entry without a title has no label', () => {
  expect(navigationLabels([page('/a', 'A')], [{ pathname: '/a', title: false }])).toEqual({});
  expect(navigationLabels([{ pathname: '/a' }], [page('/a', 'Eins')])).toEqual({ '/a': 'Eins' });
});
