import { expect, test } from 'vitest';
import { type FurtherChecks, isChecked, isLookedUp } from '../../../src/build/further-checks.ts';
import { factsKey, htmlCheckKey, triedDemosKey, typesKey } from '../../../src/cache/store-keys.ts';

const browser = { program: undefined };

/** Each check alone, with the checks that its options start. */
const checks: readonly (readonly [name: string, request: FurtherChecks])[] = [
  ['docs check', {}],
  ['docs check --external', { external: true }],
  ['docs check --types', { types: true }],
  ['docs check --pages', { pages: true }],
  ['docs check --against', { pages: true, earlier: [] }],
  ['docs check --browser', { browser }],
];

const checksThat = (holds: (request: FurtherChecks) => boolean) =>
  checks.flatMap(([name, request]) => (holds(request) ? [name] : []));

const all = checks.map(([name]) => name);
const weighing = ['docs check --pages', 'docs check --against'];

test.each<[code: string, found: readonly string[]]>([
  ['missing-anchor', all],
  ['demo-render', all],
  ['demo-preview', all],
  ['fence-syntax', all],
  ['site/our-demo-type', all],
  ['demo-type', ['docs check --types']],
  ['fence-type', ['docs check --types']],
  ['demo-accessibility', ['docs check --browser']],
  ['demo-console', ['docs check --browser']],
  ['demo-keyboard', ['docs check --browser']],
  ['external-link', ['docs check --external']],
  ['external-unreachable', ['docs check --external']],
  ['page-html', weighing],
  ['page-weight', weighing],
  ['page-growth', ['docs check --against']],
])('a comment that allows "%s" without need is reported by %j', (code, found) => {
  expect(checksThat((request) => isChecked(request, () => true)(code))).toEqual(found);
});

test.each([
  ['demo-accessibility', 'axe-core'],
  ['page-html', 'html-validate'],
])('a comment that allows "%s" is not reported without the package %s', (code, name) => {
  expect(checksThat((request) => isChecked(request, (one) => one !== name)(code))).toEqual([]);
});

test.each<[result: string, key: string, used: readonly string[]]>([
  ['types', typesKey('a'), ['docs check --types']],
  ['HTML', htmlCheckKey('a'), weighing],
  ['demos in a browser', triedDemosKey('a'), ['docs check --browser']],
  ['pages', factsKey('a'), all],
])('results about %s count as outdated only after a check that uses them', (_, key, used) => {
  expect(checksThat((request) => isLookedUp(request)(key))).toEqual(used);
});
