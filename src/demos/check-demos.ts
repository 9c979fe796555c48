import { fileURLToPath } from 'node:url';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { packageRoot } from '../effects/package-root.ts';
import type { Progress } from '../effects/progress.ts';
import { resolvePackage } from '../effects/resolve-package.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { ServeOutputs } from '../model/served-site.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { type Browser, type BrowserContext, startBrowser } from './browser-driver.ts';
import { type CheckedPageDemos, type CheckPageOptions, checkPageDemos } from './check-page-demos.ts';
import { inTime } from './in-time.ts';
import { type PageDemos, pageDemos } from './page-demos.ts';
import type { RowOutcome } from './run-keyboard-rows.ts';

/** A site with demos, as readers receive it. */
export interface DemoSite {
  readonly pages: readonly PlannedPage[];
  readonly files: readonly OutputFile[];
}

/** What demos are checked with. */
export interface CheckDemosOptions {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'readText' | 'exists'>;
  readonly progress: Progress;
  readonly signal?: AbortSignal | undefined;
  readonly serveOutputs: ServeOutputs;
  /** The program of a browser; undefined for the one that playwright-core has downloaded. */
  readonly browser: string | undefined;
  readonly textOf: (path: SourcePath) => Promise<string | undefined>;
}

/**
 * Opens every page with demos in a browser: hydrates each demo, watches its console, runs axe, and executes
 * the keyboard tables of pages. Closes the browser and the server, whatever happens.
 */
export async function checkDemos(site: DemoSite, options: CheckDemosOptions): Promise<readonly Diagnostic[]> {
  const pages = pageDemos(site.pages);
  if (pages.length === 0) return [];
  const { config, serveOutputs, progress } = options;
  const browser = await startBrowser(config.root, options.browser, options.files);
  try {
    const served = await serveOutputs(site.files, config.base);
    try {
      const axe = await readAxe(options);
      if (axe === undefined) progress.warn('Barriers of demos are not looked for: install axe-core.');
      const checked = await checkPages(pages, browser, { ...options, url: served.url, axe });
      reportRows(checked, pages, progress);
      return applySeverity(sortDiagnostics(checked.flatMap(({ diagnostics }) => diagnostics)), config);
    } finally {
      await served.close();
    }
  } finally {
    await closeSoon(browser);
  }
}

async function readAxe({ config, files }: CheckDemosOptions): Promise<string | undefined> {
  const found = resolvePackage('axe-core', config.root);
  return found && files.readText(fileURLToPath(found.url) as FilePath);
}

/** Seconds after which a reader has long left, whatever a build allows. */
const longest = 15;

type PagesOptions = CheckDemosOptions & Pick<CheckPageOptions, 'url' | 'axe'>;

async function checkPages(
  pages: readonly PageDemos[],
  browser: Browser,
  options: PagesOptions,
): Promise<readonly CheckedPageDemos[]> {
  const { config, files, progress, signal, textOf } = options;
  const limit = Math.min(config.timeLimit, longest) * 1000;
  const script = await files.readText(`${packageRoot()}/lib/demo-check.js` as FilePath);
  if (script === undefined) throw new Error('lib/demo-check.js is missing from this package.');
  progress.stage('demos', pages.length);
  const seen = new Set<string>();
  const checked: CheckedPageDemos[] = [];
  for (const page of pages) {
    signal?.throwIfAborted();
    const isNew = ({ entry }: { readonly entry: string }) => !seen.has(entry);
    const text = (await textOf(page.source)) ?? '';
    checked.push(
      await inContext(browser, script, (context) =>
        checkPageDemos(context, page, { ...options, limit, text, isNew }),
      ),
    );
    for (const { entry } of page.demos) seen.add(entry);
    progress.advance(1);
  }
  return checked;
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
