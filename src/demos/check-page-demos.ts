import { displayPath, withTrailingSlash } from '../lib/path.ts';
import type { FileLoader } from '../model/demo-check.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { BrowserContext, BrowserPage } from './browser-driver.ts';
import {
  barrierProblem,
  consoleProblems,
  keyboardProblem,
  notChecked,
  notStarted,
  pageNotChecked,
  pageNotLoaded,
} from './demo-problems.ts';
import { callScript } from './demo-script.ts';
import { findBarriers } from './find-barriers.ts';
import { BrowserTooSlow, inTime, pause, untilTrue } from './in-time.ts';
import { keyboardLine } from './keyboard-line.ts';
import type { CheckedDemo, PageDemos } from './page-demos.ts';
import { type RowOutcome, type RunningDemo, runKeyboardRows } from './run-keyboard-rows.ts';
import { type ConsoleLog, watchConsole } from './watch-console.ts';

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

/** An open page. */
interface Visit extends Pick<CheckPageOptions, 'axe' | 'limit'> {
  readonly tab: BrowserPage;
  readonly address: string;
  readonly log: ConsoleLog;
  /** The scripts of the demos that have started, by which errors are attributed. */
  readonly scripts: Map<string, string | undefined>;
  /** Whose elements load the files that could not be loaded, by the URLs of these. */
  readonly loaders: Map<string, FileLoader | undefined>;
}

/** Hydrates the demos of a page one by one, watches the console, runs axe, and executes keyboard tables. */
export async function checkPageDemos(
  context: BrowserContext,
  { path, source, demos }: PageDemos,
  { url, axe, limit, text, isNew }: CheckPageOptions,
): Promise<CheckedPageDemos> {
  const tab = await context.newPage();
  const log = watchConsole(tab, new URL(url).origin);
  const visit: Visit = {
    tab,
    address: new URL(addressOf(path), url).href,
    log,
    axe,
    limit,
    scripts: new Map(),
    loaders: new Map(),
  };
  const place = { file: displayPath(source), line: 1, column: 1 };
  const diagnostics: Diagnostic[] = [];
  let rows: readonly RowOutcome[] = [];
  try {
    await open(visit);
    for (const demo of demos.filter(isNew))
      for (const problem of await checkDemo(visit, demo)) diagnostics.push(problem);
    await findLoaders(visit);
    rows = await executeTables(visit);
  } catch (error) {
    const current = demos.find(({ id }) => id === log.during());
    diagnostics.push(unfinished(error, current ?? place, limit));
  }
  const shown = demos.map((demo) => ({ ...demo, script: visit.scripts.get(demo.id) }));
  const complaints = consoleProblems(log.complaints, { demos: shown, place, loaders: visit.loaders });
  const failed = keyboardProblems({ demos, source }, rows, text);
  return { diagnostics: [...diagnostics, ...complaints, ...failed], rows };
}

/** Relative to the address of the site: `''`, `button/`. */
function addressOf(path: PageDemos['path']): string {
  return withTrailingSlash(path).slice(1);
}

async function checkDemo(visit: Visit, demo: CheckedDemo): Promise<readonly Diagnostic[]> {
  const { axe, limit, log } = visit;
  log.begin(demo.id);
  const running = await inTime(2 * limit, startDemo(visit, demo.id));
  if (!running) return [notStarted(demo, limit / 1000)];
  if (axe === undefined) return [];
  const barriers = await inTime(limit, findBarriers(running.frame, running.id, axe));
  return barriers.map((barrier) => barrierProblem(demo, barrier));
}

/** Asks for the elements of missing files: pictures of demos load with the page, before any demo is tried. */
async function findLoaders({ tab, limit, log, loaders }: Visit): Promise<void> {
  for (const { kind, source } of log.complaints)
    if (kind === 'file' && !loaders.has(source))
      loaders.set(source, await inTime(limit, callScript(tab, 'loaderOf', source)));
}

async function executeTables(visit: Visit): Promise<readonly RowOutcome[]> {
  const { tab, limit } = visit;
  const rows = await inTime(limit, callScript(tab, 'keyboardRows'));
  if (rows.length === 0) return [];
  // What a check has opened would be in the way.
  await open(visit);
  const running = new Map<string, RunningDemo | undefined>();
  const demoOf = async (id: string) => {
    visit.log.begin(id);
    if (!running.has(id)) running.set(id, await startDemo(visit, id));
    return running.get(id);
  };
  return inTime(rows.length * limit, runKeyboardRows(tab, rows, demoOf));
}

/**
 * Describes what a page in the browser does not survive: an endless loop, or a demo that leads elsewhere.
 * A place stands for the page, if no demo was tried yet.
 */
function unfinished(error: unknown, tried: CheckedDemo | Place, limit: number): Diagnostic {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  // Both the driver and this module give up on a page that does not answer.
  const isStuck = error instanceof BrowserTooSlow || name === 'TimeoutError';
  if ('file' in tried) return isStuck ? pageNotLoaded(tried, limit / 1000) : pageNotChecked(tried, message);
  return isStuck ? notStarted(tried, limit / 1000) : notChecked(tried, message);
}

async function open({ tab, address, limit }: Visit): Promise<void> {
  await tab.goto(address, { waitUntil: 'load', timeout: limit });
}

/** Hydrates a demo; undefined if that takes too long. */
async function startDemo({ tab, scripts, limit }: Visit, id: string): Promise<RunningDemo | undefined> {
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

function keyboardProblems(
  { demos, source }: Pick<PageDemos, 'demos' | 'source'>,
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
