import { fileURLToPath } from 'node:url';
import type { Store } from '../cache/create-store.ts';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { packageRoot } from '../effects/package-root.ts';
import type { Progress } from '../effects/progress.ts';
import { resolvePackage } from '../effects/resolve-package.ts';
import { hashData } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { ServeOutputs } from '../model/served-site.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { type Browser, type BrowserContext, startBrowser } from './browser-driver.ts';
import { type CheckedPageDemos, type CheckPageOptions, checkPageDemos } from './check-page-demos.ts';
import { inTime } from './in-time.ts';
import { type PageDemos, pageDemos } from './page-demos.ts';
import { createPassedPages, type PassedPages, type ServedFiles } from './passed-pages.ts';
import type { RowOutcome } from './run-keyboard-rows.ts';

/** A site with demos, as readers receive it. */
export interface DemoSite {
  readonly pages: readonly PlannedPage[];
  readonly files: ServedFiles;
}

/** What demos are checked with. */
export interface CheckDemosOptions {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'readText' | 'exists'>;
  readonly progress: Progress;
  readonly signal?: AbortSignal | undefined;
  readonly serveOutputs: ServeOutputs;
  readonly store: Pick<Store, 'get' | 'put'>;
  /** Identifies this program and its runtime. */
  readonly tool: string;
  /** The program of a browser; undefined for the one that playwright-core has downloaded. */
  readonly browser: string | undefined;
  readonly textOf: (path: SourcePath) => Promise<string | undefined>;
}

/**
 * Opens every page with demos in a browser: hydrates each demo, watches its console, runs axe, and executes
 * the keyboard tables of pages. A page that passed is not opened again until something that it loads changes.
 * Closes the browser and the server, whatever happens.
 */
export async function checkDemos(site: DemoSite, options: CheckDemosOptions): Promise<readonly Diagnostic[]> {
  const pages = pageDemos(site.pages);
  if (pages.length === 0) return [];
  const { config, serveOutputs, progress } = options;
  const { emitted, copies } = site.files;
  const driven = await startBrowser(config.root, options.browser, options.files);
  try {
    const served = await serveOutputs([...emitted, ...copies], config.base);
    try {
      const scripts = await readScripts(options);
      if (scripts.axe === undefined) progress.warn('Barriers of demos are not looked for: install axe-core.');
      const limit = Math.min(config.timeLimit, longest) * 1000;
      const tools = [options.tool, driven.version, limit, hashData([scripts.check, scripts.axe])];
      const passed = createPassedPages(site.files, tools, options);
      const opening = { ...options, ...scripts, url: served.url, limit, passed };
      const checked = await checkPages(pages, driven.browser, opening);
      reportRows(checked, pages, progress);
      return applySeverity(sortDiagnostics(checked.flatMap(({ diagnostics }) => diagnostics)), config);
    } finally {
      await served.close();
    }
  } finally {
    await closeSoon(driven.browser);
  }
}

/** The scripts that work in a page. */
interface PageScripts {
  /** Undefined for a site that has not installed axe. */
  readonly axe: string | undefined;
  readonly check: string;
}

async function readScripts({ config, files }: CheckDemosOptions): Promise<PageScripts> {
  const found = resolvePackage('axe-core', config.root);
  const axe = found && (await files.readText(fileURLToPath(found.url) as FilePath));
  const check = await files.readText(`${packageRoot()}/lib/demo-check.js` as FilePath);
  if (check === undefined) throw new Error('lib/demo-check.js is missing from this package.');
  return { axe, check };
}

/** Seconds after which a reader has long left, whatever a build allows. */
const longest = 15;

interface PagesOptions extends CheckDemosOptions, PageScripts, Pick<CheckPageOptions, 'url' | 'limit'> {
  readonly passed: PassedPages;
}

async function checkPages(
  pages: readonly PageDemos[],
  browser: Browser,
  options: PagesOptions,
): Promise<readonly CheckedPageDemos[]> {
  const { progress, signal, passed } = options;
  progress.stage('demos', pages.length);
  const seen = new Set<string>();
  const checked: CheckedPageDemos[] = [];
  for (const page of pages) {
    signal?.throwIfAborted();
    const isNew = ({ entry }: { readonly entry: string }) => !seen.has(entry);
    const entries = page.demos.filter(isNew).map(({ entry }) => entry);
    const known = await passed.load(page, entries);
    const found = known ?? (await openPage(page, browser, { ...options, isNew }));
    if (!known) await passed.keep(page, entries, found);
    checked.push(found);
    for (const entry of entries) seen.add(entry);
    progress.advance(1);
  }
  return checked;
}

async function openPage(
  page: PageDemos,
  browser: Browser,
  options: PagesOptions & Pick<CheckPageOptions, 'isNew'>,
): Promise<CheckedPageDemos> {
  const text = (await options.textOf(page.source)) ?? '';
  return inContext(browser, options.check, (context) => checkPageDemos(context, page, { ...options, text }));
}

/** Each page has a window of its own: a demo that never ends is closed together with it. */
async function inContext<Value>(
  browser: Browser,
  script: string,
  work: (context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    await context.addInitScript({ content: script });
    return await work(context);
  } finally {
    await closeSoon(context);
  }
}

/** A page in an endless loop may keep its window open until the browser ends. */
async function closeSoon(closable: Pick<Browser, 'close'>): Promise<void> {
  await inTime(10_000, closable.close()).catch(() => {});
}

/** Prints how many rows were executed, because one that is not understood is no problem of the content. */
function reportRows(
  checked: readonly CheckedPageDemos[],
  pages: readonly PageDemos[],
  progress: Progress,
): void {
  const rows = checked.flatMap((one, index) => one.rows.map((row) => ({ row, page: pages[index] })));
  const skipped = rows.flatMap(({ row, page }) => (row.kind === 'skipped' && page ? [{ row, page }] : []));
  const [first] = skipped;
  if (!first) return;
  const done = new Set(rows.flatMap(({ row }) => (row.kind === 'skipped' ? [] : [row.row]))).size;
  progress.warn(
    `Keyboard tables: ${done} rows executed, ${skipped.length} skipped. The first is ${nameOf(first)}.`,
  );
}

function nameOf({
  row,
  page,
}: {
  readonly row: Extract<RowOutcome, { kind: 'skipped' }>;
  readonly page: PageDemos;
}): string {
  return `"${row.row.keys}" of ${displayPath(page.source)}, because ${row.reason}`;
}
