import { applySeverity } from '../config/apply-severity.ts';
import type { EmittedSite } from '../emit/emit-site.ts';
import { bytesOf } from '../lib/bytes-of.ts';
import { displayPath, pageOutputPath } from '../lib/path.ts';
import type { PageWeight } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import { type Diagnostic, type Place, sortDiagnostics } from '../model/diagnostic.ts';
import type { Route } from '../model/site.ts';
import { checkBudgets } from '../validate/check-budgets.ts';
import { type CheckHtmlOptions, checkHtml } from './check-html.ts';

/** The rendered pages of a site, and what they are compared with. */
export interface CheckedPages {
  readonly routes: readonly Route[];
  readonly emitted: Pick<EmittedSite, 'files' | 'weigh'>;
  /** The pages of an earlier report. */
  readonly earlier?: readonly PageWeight[] | undefined;
}

/** What pages are checked with. */
export interface CheckPagesOptions extends Omit<CheckHtmlOptions, 'root'> {
  readonly config: Config;
}

/** Checks what readers load: the sizes of all pages, and their HTML. */
export async function checkPages(
  { routes, emitted, earlier }: CheckedPages,
  { config, ...options }: CheckPagesOptions,
): Promise<readonly Diagnostic[]> {
  const places = new Map(routes.map((route) => [route.path, placeOf(route)]));
  const { pages } = await emitted.weigh();
  const heavy = checkBudgets(pages, {
    budgets: config.budgets,
    earlier,
    placeOf: ({ path }) => places.get(path),
  });
  const files = new Map(emitted.files.map((file) => [file.path, file]));
  // An untranslated page differs from its original in the words of the shell alone.
  const own = routes.filter((route) => route.kind !== 'doc' || route.language === route.page.language);
  const html = own.flatMap((route) => {
    const file = files.get(pageOutputPath(route.path));
    return file ? [{ path: route.path, place: placeOf(route), bytes: () => bytesOf(file) }] : [];
  });
  const invalid = await checkHtml(html, { ...options, root: config.root });
  return applySeverity(sortDiagnostics([...heavy, ...invalid]), config);
}

function placeOf(route: Route): Place | undefined {
  if (route.kind !== 'doc') return undefined;
  return { file: displayPath(route.page.document.source), line: 1, column: 1 };
}
