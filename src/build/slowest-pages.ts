import type { PageCost } from '../model/build-report.ts';
import type { SourcePath } from '../model/path.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';

/** How many pages a report names. */
const count = 10;

/** The pages that took longest, the slowest first. */
export function slowestPages(
  {
    pages,
    renderCosts,
  }: { readonly pages: readonly PlannedPage[]; readonly renderCosts: ReadonlyMap<string, number> },
  parseCosts: ReadonlyMap<SourcePath, number>,
): PageCost[] {
  const costs = pages.map(({ route, task }) => ({
    path: route.path,
    parseMs: (route.kind === 'doc' && parseCosts.get(route.page.document.source)) || 0,
    renderMs: renderCosts.get(task.key) ?? 0,
  }));
  return costs
    .filter(({ parseMs, renderMs }) => parseMs + renderMs > 0)
    .sort((a, b) => b.parseMs + b.renderMs - a.parseMs - a.renderMs)
    .slice(0, count)
    .map(({ path, parseMs, renderMs }) => ({ path, parseMs: rounded(parseMs), renderMs: rounded(renderMs) }));
}

/** Tenths of a millisecond: a page takes a few. */
function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
