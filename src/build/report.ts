import type { FileSystem } from '../effects/file-system.ts';
import type { BuildReport, PageCost, StageCost } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { addFrames } from './add-frames.ts';
import type { Loaded } from './load.ts';
import type { Published } from './publish.ts';

/** A build that wrote nothing, with the problems found after loading. */
export interface Stopped {
  readonly kind: 'stopped';
  readonly diagnostics: readonly Diagnostic[];
}

/** What a report needs besides the outcome. */
export interface ReportOptions {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'readText'>;
  readonly timings: readonly StageCost[];
}

/** Returns true if these problems stop a build. */
export function stopsBuild(diagnostics: readonly Diagnostic[], { strict }: Config): boolean {
  return diagnostics.some(({ severity }) => strict || severity === 'error');
}

/** Creates the report of a build. */
export async function createReport(
  { site, diagnostics: found, parseCosts }: Loaded,
  outcome: Published | Stopped,
  { config, files, timings }: ReportOptions,
): Promise<BuildReport> {
  const diagnostics = await addFrames([...found, ...outcome.diagnostics], config.root, files);
  const shared = {
    ok: !stopsBuild(diagnostics, config),
    diagnostics,
    parsed: parseCosts.size,
    ...(parseCosts.size > 0 && { fastShare: fastShare(parseCosts) }),
    timings,
  };
  if (outcome.kind === 'stopped') {
    const nothing = { rendered: [], bundled: false, written: [], removed: [], kept: 0, slowest: [] };
    return { ...shared, ...nothing, routes: site.pages.length };
  }
  const { pages, writes, why, weigh } = outcome;
  return {
    ...shared,
    routes: pages.pages.length,
    rendered: pages.rendered.map(({ route }) => route.path),
    bundled: outcome.bundled,
    written: writes.write.map((file) => file.path),
    removed: writes.remove,
    kept: writes.keep.length,
    ...(config.sizes && { weights: await weigh() }),
    ...(why && { why }),
    slowest: slowestPages(outcome, parseCosts),
  };
}

function fastShare(parseCosts: Loaded['parseCosts']): number {
  const counts = [...parseCosts.values()].map(({ characters }) => characters);
  const all = counts.reduce((sum, count) => sum + count.all, 0);
  const slow = counts.reduce((sum, count) => sum + count.slow, 0);
  return all === 0 ? 1 : (all - slow) / all;
}

/** Number of pages in `slowest`. */
const slowestCount = 10;

function slowestPages({ pages }: Published, parseCosts: Loaded['parseCosts']): PageCost[] {
  const costs = pages.pages.map(({ route, task }) => ({
    path: route.path,
    parseMs: (route.kind === 'doc' && parseCosts.get(route.page.document.source)?.ms) || 0,
    renderMs: pages.costs.get(task.key) ?? 0,
  }));
  return costs
    .filter(({ parseMs, renderMs }) => parseMs + renderMs > 0)
    .sort((a, b) => b.parseMs + b.renderMs - a.parseMs - a.renderMs)
    .slice(0, slowestCount)
    .map(({ path, parseMs, renderMs }) => ({
      path,
      parseMs: inTenths(parseMs),
      renderMs: inTenths(renderMs),
    }));
}

function inTenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
