import { expect, test } from 'vitest';
import { impactText } from '../../../cli/impact-text.ts';
import { compareContents } from '../../../src/explain/compare-contents.ts';
import type { SitePath } from '../../../src/model/path.ts';
import type { PageContents } from '../../../src/model/site-contents.ts';

const page = (path: string, changes: Partial<PageContents> = {}): PageContents => ({
  path: path as SitePath,
  text: 'a',
  demos: [],
  rows: [],
  ...changes,
});
const row = (name: string, hash = 'a') => ({ anchor: `prop-${name}`, name, hash });

test('rows of new and removed pages are not listed, nor anything that is the same', () => {
  const before = {
    pages: [page('/a', { rows: [row('x')] }), page('/b', { rows: [row('x'), row('y')] })],
    demos: [{ id: 'demo:A.tsx', hash: 'a' }],
  };
  const now = {
    pages: [page('/c', { rows: [row('x')] }), page('/b', { rows: [row('y', 'b'), row('z')] })],
    demos: [{ id: 'demo:A.tsx', hash: 'a' }],
  };
  expect(compareContents(before, now)).toEqual({
    pages: [
      { path: '/a', difference: 'removed' },
      { path: '/c', difference: 'added' },
    ],
    demos: [],
    rows: [
      { path: '/b', anchor: 'prop-x', name: 'x', difference: 'removed' },
      { path: '/b', anchor: 'prop-y', name: 'y', difference: 'changed' },
      { path: '/b', anchor: 'prop-z', name: 'z', difference: 'added' },
    ],
  });
});

test('a demo is listed with every page that shows it, before or now', () => {
  const demo = { demos: ['demo:A.tsx'] };
  const before = { pages: [page('/a', demo), page('/b')], demos: [{ id: 'demo:A.tsx', hash: 'a' }] };
  const now = { pages: [page('/a'), page('/b', demo)], demos: [{ id: 'demo:A.tsx', hash: 'b' }] };
  const impact = compareContents(before, now);
  expect(impact.demos).toEqual([{ id: 'demo:A.tsx', difference: 'changed', pages: ['/a', '/b'] }]);
  expect(impactText(impact)).toBe(
    '1 demo of the documentation differs.\n\n### Demos\n\n- `A.tsx` changed, on `/a/`, `/b/`\n',
  );
});

test('the name of a demo cannot control the terminal', () => {
  const added = { id: 'demo:\u001b[2JA.tsx', difference: 'added', pages: [] } as const;
  expect(impactText({ pages: [], demos: [added], rows: [] })).toContain('- `␛[2JA.tsx` added, on \n');
});
