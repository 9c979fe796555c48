import { nearestName } from '../lib/nearest-name.ts';
import { displayPath, pageEnd, pageOutputPath, toSitePath } from '../lib/path.ts';
import type { PageHistory, PageInput, PageWhy } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import type { WritePlan } from '../model/output.ts';
import type { Route } from '../model/site.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import type { RenderRecord } from './render-record.ts';
import type { RenderHistory } from './trace-renders.ts';

/** What a build rendered and wrote, with the inputs of the build before. */
export interface BuildFacts {
  readonly history: RenderHistory;
  readonly rendered: readonly Pick<PlannedPage, 'route'>[];
  readonly plan: WritePlan;
  readonly forced: boolean;
}

/** Explains why a build rendered the page of a route, or did not. */
export function explainPage(route: Route, { history, rendered, plan, forced }: BuildFacts): PageWhy {
  const output = pageOutputPath(route.path);
  return {
    path: route.path,
    ...(route.kind === 'doc' && { file: displayPath(route.page.document.source) }),
    rendered: rendered.some((page) => page.route.path === route.path),
    written: plan.write.some(({ path }) => path === output),
    forced,
    since: since(route, history),
  };
}

function since(route: Route, { before, now }: RenderHistory): PageHistory {
  if (!before) return { kind: 'unknown' };
  if (!before.pages.has(route.path)) return { kind: 'new' };
  return { kind: 'compared', changed: changedInputs(inputsOf(route, before), inputsOf(route, now)) };
}

type Inputs = ReadonlyMap<PageInput, string>;

function inputsOf({ path, language }: Route, { shared, pages }: RenderRecord): Inputs {
  return new Map([...(shared.get(language) ?? []), ...(pages.get(path)?.inputs ?? [])]);
}

function changedInputs(before: Inputs, now: Inputs): PageInput[] {
  const all = [...new Set([...now.keys(), ...before.keys()])];
  const changed = all.filter((input) => before.get(input) !== now.get(input));
  const own = changed.filter((input) => !isConsequence(input, changed));
  return own.length > 0 ? own : changed;
}

/**
 * True for an input that follows from another: an edited text changes its links, a new title changes the
 * head.
 */
function isConsequence(input: PageInput, changed: readonly PageInput[]): boolean {
  if (input === 'links') return changed.includes('text');
  if (input === 'head') return changed.length > 1;
  return false;
}

/** Finds the route that `--why` names by path or file. Throws a `UserError` if there is none. */
export function findRoute(wanted: string, routes: readonly Route[], { base }: Config): Route {
  const file = wanted.replaceAll('\\', '/').replace(/^\.\//, '');
  const bare = file.startsWith(base) ? file.slice(base.length) : file;
  const paths = new Set<string>([toSitePath(file), toSitePath(`/${bare}`)]);
  const found =
    routes.find(({ path }) => paths.has(path)) ??
    // A file without a translation has a route in every language; prefer its own language.
    routes.find(
      (route) => isFileOf(route, file) && route.kind === 'doc' && route.language === route.page.language,
    );
  if (found) return found;
  const similar = similarPages(file, routes);
  const hint = similar.length === 0 ? '' : ` Similar pages: ${similar.join(', ')}.`;
  throw new UserError(`No page has the path or file "${wanted}".${hint}`);
}

/** `acme/link.md`, `content/acme/link.md` and `/home/me/site/content/acme/link.md` name the same file. */
function isFileOf(route: Route, file: string): boolean {
  if (route.kind !== 'doc') return false;
  const { source } = route.page.document;
  return file === source || file === displayPath(source) || file.endsWith(`/${displayPath(source)}`);
}

const maxSimilar = 3;

/** Returns the page with the most similar path or file, then pages with the same last segment. */
function similarPages(wanted: string, routes: readonly Route[]): string[] {
  const files = routes.flatMap((route) =>
    route.kind === 'doc' ? [displayPath(route.page.document.source)] : [],
  );
  const candidates: readonly string[] = pageEnd.test(wanted) ? files : routes.map(({ path }) => path);
  const nearest = nearestName(pageEnd.test(wanted) ? wanted : toSitePath(wanted), candidates);
  const segment = lastSegment(wanted);
  const sameSegment =
    segment === '' ? [] : candidates.filter((candidate) => lastSegment(candidate) === segment);
  return [...new Set([...(nearest === undefined ? [] : [nearest]), ...sameSegment])].slice(0, maxSimilar);
}

function lastSegment(path: string): string {
  return /([^/]*)\/?$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
