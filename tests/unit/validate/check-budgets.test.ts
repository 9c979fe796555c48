import { expect, test } from 'vitest';
import type { Budgets } from '../../../src/model/budgets.ts';
import type { PageWeight } from '../../../src/model/build-report.ts';
import type { SitePath } from '../../../src/model/path.ts';
import { checkBudgets } from '../../../src/validate/check-budgets.ts';

const weights = (changes: Partial<PageWeight> = {}): PageWeight => ({
  path: '/a' as SitePath,
  html: 10_000,
  css: 2000,
  eagerScript: 9000,
  lazyScript: 40_000,
  islands: 1,
  ...changes,
});

function found(now: PageWeight, budgets: Partial<Budgets>, earlier?: readonly PageWeight[]): string[] {
  const all: Budgets = { image: 1, growth: 10, ...budgets };
  return checkBudgets([now], { budgets: all, earlier, placeOf: () => undefined }).map(
    ({ code, message }) => `${code} ${message}`,
  );
}

test('a budget may be spent in full; a script counts with those of its demos', () => {
  expect(found(weights(), { html: 10_000, css: 2000, script: 49_000 })).toEqual([]);
  expect(found(weights(), { html: 9999, css: 1999, script: 48_999 })).toEqual([
    'page-weight "/a/" has 10.0 kB of HTML; its budget is 10.0 kB.',
    'page-weight "/a/" has 2.0 kB of CSS; its budget is 2.0 kB.',
    'page-weight "/a/" has 49.0 kB of script; its budget is 49.0 kB.',
  ]);
});

test('growth counts from half a kB, and from the share that the budgets allow', () => {
  const before = [weights()];
  expect(found(weights({ html: 11_000, css: 2499 }), {}, before)).toEqual([]);
  expect(found(weights({ html: 11_001, css: 2500 }), {}, before)).toEqual([
    'page-growth "/a/" has 1.0 kB more HTML than before (10 %): 11.0 kB.',
    'page-growth "/a/" has 0.5 kB more CSS than before (25 %): 2.5 kB.',
  ]);
  expect(found(weights({ html: 12_000 }), { growth: 20 }, before)).toEqual([]);
  expect(found(weights(), {}, [weights({ lazyScript: 0, eagerScript: 0 })])).toEqual([
    'page-growth "/a/" has 49.0 kB more script than before: 49.0 kB.',
  ]);
  expect(found(weights(), {}, [weights({ path: '/b' as SitePath, html: 1 })])).toEqual([]);
});
