import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { EmittedSite } from '../emit/emit-site.ts';
import { bytesOf } from '../lib/bytes-of.ts';
import { displayPath, pageOutputPath } from '../lib/path.ts';
import type { PageWeight } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import { type Diagnostic, type Place, sortDiagnostics } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { PageProps } from '../model/page-props.ts';
import type { Route } from '../model/site.ts';
import { sourceReader } from '../read/source-bytes.ts';
import type { Sources } from '../read/sources.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { checkBudgets } from '../validate/check-budgets.ts';
import type { PageOrigin } from '../validate/place-html.ts';
import { type CheckHtmlOptions, checkHtml } from './check-html.ts';

/** The rendered pages of a site, and what they are compared with. */
export interface CheckedPages {
  readonly pages: readonly PlannedPage[];
  readonly emitted: Pick<EmittedSite, 'files' | 'weigh'>;
  /** The pages of an earlier report. */
  readonly earlier?: readonly PageWeight[] | undefined;
}

/** What pages are checked with. */
export interface CheckPagesOptions extends Omit<CheckHtmlOptions, 'root'> {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'readText'>;
  readonly sources: Pick<Sources, 'get'>;
}

/** Checks what readers load: the sizes of all pages, and their HTML. */
export async function checkPages(
  { pages: planned, emitted, earlier }: CheckedPages,
  { config, files: disk, sources, ...options }: CheckPagesOptions,
): Promise<readonly Diagnostic[]> {
  const places = new Map(planned.map(({ route }) => [route.path, placeOf(route)]));
  const textOf = sourceReader(sources, disk);
  const { pages } = await emitted.weigh();
  const heavy = checkBudgets(pages, {
    budgets: config.budgets,
    earlier,
    placeOf: ({ path }) => places.get(path),
  });
  const files = new Map(emitted.files.map((file) => [file.path, file]));
  // An untranslated page differs from its original in the words of the shell alone.
  const own = planned.filter(({ route }) => route.kind !== 'doc' || route.language === route.page.language);
  const html = own.flatMap(({ route, task }) => {
    const file = files.get(pageOutputPath(route.path));
    const origin = route.kind === 'doc' ? () => originOf(route.page.document, task.props, textOf) : undefined;
    return file ? [{ path: route.path, bytes: () => bytesOf(file), origin }] : [];
  });
  const invalid = await checkHtml(html, { ...options, root: config.root });
  return applySeverity(sortDiagnostics([...heavy, ...invalid]), config);
}

/** Reads the file of a page, and where its directives are. */
async function originOf(
  document: PageDocument,
  { article }: PageProps,
  textOf: ReturnType<typeof sourceReader>,
): Promise<PageOrigin> {
  const parts = (article?.parts ?? []).flatMap((part, index) => {
    const { file = document.source, line, column } = document.parts[index] ?? {};
    if (part.kind === 'missing' || line === undefined || column === undefined) return [];
    return [{ id: part.id, place: { file: displayPath(file), line, column } }];
  });
  return { file: displayPath(document.source), text: (await textOf(document.source)) ?? '', parts };
}

function placeOf(route: Route): Place | undefined {
  if (route.kind !== 'doc') return undefined;
  return { file: displayPath(route.page.document.source), line: 1, column: 1 };
}
