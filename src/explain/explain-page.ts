import { displayPath, pageOutputPath } from '../lib/path.ts';
import type { PageHistory, PageInput, PageWhy } from '../model/build-report.ts';
import type { WritePlan } from '../model/output.ts';
import type { Route } from '../model/site.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import type { RenderRecord } from './render-record.ts';
import type { RenderHistory } from './trace-renders.ts';

/** What a build did, as far as one of its pages is concerned. */
export interface BuildFacts {
  readonly history: RenderHistory;
  readonly rendered: readonly PlannedPage[];
  readonly plan: WritePlan;
  readonly forced: boolean;
}

/** Tells why the page at a route was drawn in this build, or was not. */
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
  const own = changed.filter((input) => !isFollower(input, changed));
  return own.length > 0 ? own : changed;
}

/** What changes in the wake of something else that changed: an edited text brings its links along, a new title the head. */
function isFollower(input: PageInput, changed: readonly PageInput[]): boolean {
  if (input === 'links') return changed.includes('text');
  if (input === 'head') return changed.length > 1;
  return false;
}
