import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrowserPage } from '../../../src/demos/browser-driver.ts';
import { type RowOutcome, runKeyboardRows } from '../../../src/demos/run-keyboard-rows.ts';
import type { KeyboardRow, Prepared } from '../../../src/model/demo-check.ts';
import { answeringFrame } from '../../support/answering-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const row = (keys: string, effect = 'Opens the menu', demo: string | undefined = 'One'): KeyboardRow => ({
  table: 0,
  row: 0,
  keys,
  effect,
  demo,
});

const ready: Prepared = { kind: 'ready' };
const open: Prepared = { kind: 'skipped', reason: 'the menu is open' };

/** Executes rows in a demo "One", where only these keys have their effect, after so many milliseconds. */
async function outcomesOf(
  rows: readonly KeyboardRow[],
  { works = [], after = 0, prepared = [] }: { works?: string[]; after?: number; prepared?: Prepared[] },
): Promise<readonly RowOutcome[]> {
  let pressed = { keys: '', at: 0 };
  const left = [...prepared];
  const frame = answeringFrame({
    prepare: ([id]) => (id === 'one' ? (left.shift() ?? ready) : { kind: 'skipped', reason: 'no such demo' }),
    holds: () => works.includes(pressed.keys) && performance.now() - pressed.at >= after,
    focused: () => `<button> after ${pressed.keys}`,
  });
  const press = async (keys: string) => {
    pressed = { keys, at: performance.now() };
  };
  const page: BrowserPage = {
    ...frame,
    keyboard: { press },
    goto: async () => {},
    on: () => {},
    locator: () => ({ elementHandle: async () => null }),
  };
  const running = runKeyboardRows(page, rows, async (id) =>
    id === 'One' ? { frame, id: 'one' } : undefined,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  return running;
}

test('rows hold, fail with the element that has the focus, or are skipped with a reason', async () => {
  const rows = [
    row('Enter'),
    row('Home'),
    row('Arrow keys'),
    row('Enter', 'Sings'),
    row('Enter', undefined, 'Two'),
  ];
  expect(await outcomesOf(rows, { works: ['Enter'] })).toEqual([
    { kind: 'held', row: rows[0] },
    { kind: 'failed', row: rows[1], keys: 'Home', focused: '<button> after Home' },
    { kind: 'skipped', row: rows[2], reason: '"Arrow keys" is not a list of keys' },
    { kind: 'skipped', row: rows[3], reason: '"Sings" is no effect that can be executed' },
    { kind: 'skipped', row: rows[4], reason: 'the demo did not start' },
  ]);
});

test.each<[string, number, RowOutcome['kind']]>([
  ['an animation', 1400, 'held'],
  ['an effect that is too late', 1700, 'failed'],
])('a key is given the time for %s', async (_name, after, kind) => {
  const outcomes = await outcomesOf([row('Enter')], { works: ['Enter'], after });
  expect(outcomes.map((outcome) => outcome.kind)).toEqual([kind]);
});

test.each<[string, Prepared[], RowOutcome['kind'][]]>([
  ['have their effect one after the other', [ready, ready], ['held', 'failed']],
  ['need not do what the first has done', [ready, open], ['held']],
  ['are skipped together', [open, open], ['skipped']],
  ['may begin with what is done already', [open, ready], ['skipped', 'failed']],
])('two keys of a row %s', async (_name, prepared, kinds) => {
  const outcomes = await outcomesOf([row('Enter, Space')], { works: ['Enter'], prepared });
  expect(outcomes.map((outcome) => outcome.kind)).toEqual(kinds);
});
