import { expect, test } from 'vitest';
import {
  comparablePath,
  mayRepeat,
  type NavigationTarget,
  navigationTarget,
} from '../../../src/lib/navigation-path.ts';
import type { SitePath } from '../../../src/model/path.ts';

const path = (text: string) => text as SitePath;

test.each<[string, NavigationTarget]>([
  ['/a/b', { kind: 'page', path: path('/a/b') }],
  ['/', { kind: 'page', path: path('/') }],
  ['/x/v9.0', { kind: 'page', path: path('/x/v9.0') }],
  ['/base-ui/react-button/components-api', { kind: 'page', path: path('/base-ui/react-button') }],
  ['/x/react-charts#planned', { kind: 'anchor', path: path('/x/react-charts'), hash: 'planned' }],
  ['/x/llms.txt', { kind: 'file', path: '/x/llms.txt' }],
  ['https://a.dev/b#c', { kind: 'outward', url: 'https://a.dev/b#c' }],
  ['//a.dev', { kind: 'outward', url: '//a.dev' }],
  ['mailto:a@b.dev', { kind: 'outward', url: 'mailto:a@b.dev' }],
])('%s', (pathname, target) => {
  expect(navigationTarget(pathname)).toEqual(target);
});

test.each([
  ['/a', '/a'],
  ['/a/components-api', '/a'],
  ['/a/hooks-api/', '/a'],
  ['/a/[docsTab]', '/a'],
  ['/a/components-api-guide', '/a/components-api-guide'],
])('%s compares as %s', (from, to) => {
  expect(comparablePath(path(from))).toBe(to);
});

test.each([
  ['/a/components-api', true],
  ['/a/hooks-api/', true],
  ['/a/hooks-api#use', false],
  ['/a', false],
  ['/components-apis/a', false],
])('%s may repeat: %s', (pathname, expected) => {
  expect(mayRepeat(pathname)).toBe(expected);
});
