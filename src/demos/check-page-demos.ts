import { displayPath } from '../lib/path.ts';
import type { KeyboardRow } from '../model/demo-check.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { BrowserContext, BrowserPage } from './browser-driver.ts';
import { barrierProblem, consoleProblems, keyboardProblem, notStarted } from './demo-problems.ts';
import { callScript } from './demo-script.ts';
import { findBarriers } from './find-barriers.ts';
import { BrowserTooSlow, inTime, pause, untilTrue } from './in-time.ts';
import { keyboardLine } from './keyboard-line.ts';
import type { CheckedDemo, PageDemos } from './page-demos.ts';
import { type RowOutcome, type RunningDemo, runKeyboardRows } from './run-keyboard-rows.ts';
import { watchConsole } from './watch-console.ts';

/** How the demos of a page are checked. */
export interface CheckPageOptions {
  /** The address of the site, with a slash at the end. */
  readonly url: string;
  /** The source of axe; without it, barriers are not looked for. */
  readonly axe: string | undefined;
  /** Milliseconds in which a page has to load, and a demo to start. */
  readonly limit: number;
  /** The text of a page, for the lines of its tables. */
  readonly text: string;
  /** Demos that another page has shown already are not checked again. */
  isNew(demo: CheckedDemo): boolean;
}

/** What was found on a page. */
export interface CheckedPageDemos {
  readonly diagnostics: readonly Diagnostic[];
  readonly rows: readonly RowOutcome[];
}

/** Milliseconds after which the effects of a demo have run. */
const settleMs = 150;

/** Hydrates the demos of a page one by one, watches the console, runs axe, and executes keyboard tables. */
export async function checkPageDemos(
  context: BrowserContext,
  page: PageDemos,
  options: CheckPageOptions,
): Promise<CheckedPageDemos> {
  const tab = await context.newPage();
  const { limit, axe } = options;
  const { origin } = new URL(options.url);
  const log = watchConsole(tab, origin);
  const address = new URL(page.path.slice(1) === '' ? '' : `${page.path.slice(1)}/`, options.url).href;
  const diagnostics: Diagnostic[] = [];
  const scripts = new Map<string, string | undefined>();
  let rows: readonly RowOutcome[] = [];
  let current = page.demos[0];
  try {
    await open(tab, address, limit);
    for (const demo of page.demos.filter(options.isNew)) {
      current = demo;
      log.begin(demo.id);
      const running = await inTime(2 * limit, startDemo(tab, demo.id, { scripts, limit }));
      if (!running) diagnostics.push(notStarted(demo, limit / 1000));
      else if (axe !== undefined)
        for (const barrier of await inTime(limit, findBarriers(running.frame, running.id, axe)))
          diagnostics.push(barrierProblem(demo, barrier));
    }
    const found = await inTime(limit, callScript(tab, 'keyboardRows'));
    if (found.length > 0) {
      log.begin(undefined);
      // What a check has opened would be in the way.
      await open(tab, address, limit);
      rows = await inTime(found.length * limit, runRows(tab, found, { scripts, limit }));
    }
  } catch (error) {
    if (!isStuck(error) || !current) throw error;
    diagnostics.push(notStarted(current, limit / 1000));
  }
  const shown = page.demos.map((demo) => ({ ...demo, script: scripts.get(demo.id) }));
  return {
    diagnostics: [
      ...diagnostics,
      ...consoleProblems(log.complaints, shown),
      ...keyboardProblems(page, rows, options.text),
    ],
    rows,
  };
}

async function open(tab: BrowserPage, address: string, timeout: number): Promise<void> {
  await tab.goto(address, { waitUntil: 'load', timeout });
}

/** Both the driver and this module give up on a page that does not answer. */
function isStuck(error: unknown): boolean {
  return error instanceof BrowserTooSlow || (error instanceof Error && error.name === 'TimeoutError');
}

interface Starting {
  /** Receives the script of the demo. */
  readonly scripts: Map<string, string | undefined>;
  readonly limit: number;
}

/** Hydrates a demo; undefined if that takes too long. */
async function startDemo(
  tab: BrowserPage,
  id: string,
  { scripts, limit }: Starting,
): Promise<RunningDemo | undefined> {
  const found = await callScript(tab, 'find', id);
  await callScript(tab, 'start', id);
  const demo = found?.place === 'iframe' ? await framedDemo(tab, id, limit) : { frame: tab, id };
  if (!demo) return undefined;
  scripts.set(id, (await callScript(demo.frame, 'find', demo.id))?.script);
  if (demo.frame !== tab) await callScript(demo.frame, 'start', demo.id);
  const isStarted = await untilTrue(limit, () => callScript(demo.frame, 'isHydrated', demo.id));
  // Effects and their updates.
  await pause(settleMs);
  return isStarted ? demo : undefined;
}

async function framedDemo(tab: BrowserPage, id: string, limit: number): Promise<RunningDemo | undefined> {
  const handle = await tab.locator(`[id=${JSON.stringify(id)}] iframe`).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) return undefined;
  await untilTrue(limit, () => frame.evaluate('document.readyState === "complete" && !!demoCheck.framed()'));
  const framed = await callScript(frame, 'framed');
  return framed === undefined ? undefined : { frame, id: framed };
}

async function runRows(
  tab: BrowserPage,
  rows: readonly KeyboardRow[],
  starting: Starting,
): Promise<readonly RowOutcome[]> {
  const running = new Map<string, RunningDemo | undefined>();
  return runKeyboardRows(tab, rows, async (id) => {
    if (!running.has(id)) running.set(id, await startDemo(tab, id, starting));
    return running.get(id);
  });
}

function keyboardProblems(
  { demos, source }: PageDemos,
  rows: readonly RowOutcome[],
  text: string,
): Diagnostic[] {
  return rows.flatMap((outcome): Diagnostic[] => {
    const demo = demos.find(({ id }) => id === outcome.row.demo);
    if (outcome.kind !== 'failed' || !demo) return [];
    const line = keyboardLine(text, outcome.row);
    const place = line === undefined ? demo.place : { file: displayPath(source), line, column: 1 };
    const { effect = '' } = outcome.row;
    return [keyboardProblem(demo, { keys: outcome.keys, effect, focused: outcome.focused, place })];
  });
}
