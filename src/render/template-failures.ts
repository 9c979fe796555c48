import { asSentence } from '../lib/as-sentence.ts';
import { withTrailingSlash } from '../lib/path.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { RenderFacts, TemplateCrash } from '../model/render-task.ts';
import { demoThemeFile } from '../model/theme.ts';
import { notFinished } from './not-finished.ts';
import type { PlannedPage } from './plan-tasks.ts';

const themeFile = `content/${demoThemeFile}`;

/** Finds the place in a template of the site that the stack of an error names. */
export type LocateError = (stack: string) => Promise<Place | undefined>;

/**
 * Returns a diagnostic for each error that a template of the site has thrown, however many pages it affects.
 * Throws an error that comes from our own templates.
 */
export async function templateFailures(
  pages: readonly PlannedPage[],
  facts: ReadonlyMap<string, RenderFacts>,
  locate: LocateError,
): Promise<Diagnostic[]> {
  const crashes = new Map<string, { readonly crash: TemplateCrash; readonly paths: string[] }>();
  for (const { route, task } of pages) {
    const crash = facts.get(task.key)?.crash;
    if (!crash) continue;
    const known = crashes.get(crash.stack) ?? { crash, paths: [] };
    crashes.set(crash.stack, known);
    known.paths.push(withTrailingSlash(route.path));
  }
  const found: Diagnostic[] = [];
  for (const { crash, paths } of crashes.values())
    found.push(await templateFailure(crash, locate, `on ${pagesNamed(paths)}`));
  return [...found, ...unfinishedPages(pages, facts)];
}

/** Reports the pages whose templates did not finish, together. No stack names the template. */
function unfinishedPages(
  pages: readonly PlannedPage[],
  facts: ReadonlyMap<string, RenderFacts>,
): Diagnostic[] {
  const stopped = pages.flatMap(({ route, task }) => {
    const reason = facts.get(task.key)?.stopped;
    return reason ? [{ reason, path: withTrailingSlash(route.path) }] : [];
  });
  const [first] = stopped;
  if (!first) return [];
  const others = stopped.length === 1 ? '' : ` and ${stopped.length - 1} more`;
  const subject = `Rendering the page "${first.path}"${others}`;
  return [notFinished(subject, first.reason)];
}

/** Returns the diagnostic for an error of a template of the site. Throws an error of our own. */
export async function templateFailure(
  crash: TemplateCrash,
  locate: LocateError,
  where: string,
): Promise<Diagnostic> {
  const theme = themeFailure(crash);
  if (theme) return theme;
  const place = await locate(crash.stack);
  if (place?.file === themeFile)
    return {
      severity: 'error',
      code: 'theme-module',
      message: asSentence(`This module failed when it ran: ${crash.message}`),
      place,
    };
  if (!place) throw Object.assign(new Error(crash.message), { stack: crash.stack });
  const isTemplate = place.file.startsWith('templates/');
  return {
    severity: 'error',
    code: 'template-render',
    message: asSentence(`This ${isTemplate ? 'template' : 'module'} failed ${where}: ${crash.message}`),
    hint: isTemplate
      ? 'Fix the template, or remove it to use the built-in one.'
      : 'Fix the module, or the template or theme that imports it.',
    place,
  };
}

/** Returns the problem of a theme from which `templates/themed-demo-theme.ts` can make no theme. */
export function themeFailure({ message }: TemplateCrash): Diagnostic | undefined {
  if (!message.startsWith('The exported "theme" ')) return undefined;
  return {
    severity: 'error',
    code: 'theme-module',
    message: asSentence(message),
    hint: "Export the options of createTheme(): export const theme: ThemeOptions = { palette: { primary: { main: '#0b5cad' } } };",
    place: { file: themeFile, line: 1, column: 1 },
  };
}

/** Returns what an error says about itself. */
export function toCrash(error: unknown): TemplateCrash {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  return { message, stack };
}

function pagesNamed([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? `the page "${first}"` : `${others.length + 1} pages, such as "${first}"`;
}
