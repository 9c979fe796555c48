import type { KeyboardRow } from '../model/demo-check.ts';
import type { BrowserFrame, BrowserPage } from './browser-driver.ts';
import { callScript } from './demo-script.ts';
import { untilTrue } from './in-time.ts';
import { readKeyboardRow } from './read-keyboard-row.ts';

/** What came of a row of a keyboard table. */
export type RowOutcome =
  | { readonly kind: 'held'; readonly row: KeyboardRow }
  | { readonly kind: 'skipped'; readonly row: KeyboardRow; readonly reason: string }
  | { readonly kind: 'failed'; readonly row: KeyboardRow; readonly keys: string; readonly focused: string };

/** Milliseconds in which a key has to have its effect: dialogs are animated. */
const effectMs = 1500;

/** A demo with the document that it is in. */
export interface RunningDemo {
  readonly frame: BrowserFrame;
  /** In that document. */
  readonly id: string;
}

/** Executes the rows of a page one after the other, so that one can close what another has opened. */
export async function runKeyboardRows(
  page: BrowserPage,
  rows: readonly KeyboardRow[],
  demoOf: (id: string) => Promise<RunningDemo | undefined>,
): Promise<readonly RowOutcome[]> {
  const outcomes: (readonly RowOutcome[])[] = [];
  for (const row of rows) outcomes.push(await runRow(page, row, demoOf));
  return outcomes.flat();
}

async function runRow(
  page: BrowserPage,
  row: KeyboardRow,
  demoOf: (id: string) => Promise<RunningDemo | undefined>,
): Promise<RowOutcome[]> {
  const step = readKeyboardRow(row);
  if (step.kind === 'skipped') return [{ ...step, row }];
  const demo = row.demo === undefined ? undefined : await demoOf(row.demo);
  if (!demo) return [{ kind: 'skipped', row, reason: 'the demo did not start' }];
  const outcomes: RowOutcome[] = [];
  for (const keys of step.keys) {
    const prepared = await callScript(demo.frame, 'prepare', demo.id, step.effect);
    if (prepared.kind === 'skipped') {
      // Of two keys that open a menu, the second finds it open.
      if (outcomes.length === 0) outcomes.push({ ...prepared, row });
      continue;
    }
    await page.keyboard.press(keys);
    const holds = await untilTrue(effectMs, () => callScript(demo.frame, 'holds'));
    const focused = holds ? '' : await callScript(demo.frame, 'focused');
    outcomes.push(holds ? { kind: 'held', row } : { kind: 'failed', row, keys, focused });
  }
  return outcomes;
}
