import type { FileSystem } from '../effects/file-system.ts';
import { compareContents } from '../explain/compare-contents.ts';
import { addFrames } from '../load/add-frames.ts';
import type { Loaded } from '../load/load.ts';
import type { BuildReport, PageCost, StageCost } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { SiteContents } from '../model/site-contents.ts';
import type { Stopped } from '../render/stop-on-template-failure.ts';
import { type Published, stopsBuild } from './publish.ts';

/** What a report needs besides the outcome. */
export interface ReportOptions {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'readText'>;
  readonly timings: readonly StageCost[];
  /** The contents of an earlier build. */
  readonly earlier?: SiteContents | undefined;
}

/** What a build that stopped, or a check, ended in. */
interface Unpublished extends Pick<Stopped, 'diagnostics'> {
  readonly kind: 'stopped' | 'checked';
}

/** Creates the report of a build. */
export async function createReport(
  { site, diagnostics: found, parseCosts }: Loaded,
  outcome: Published | Unpublished,
  { config, files, timings, earlier }: ReportOptions,
): Promise<BuildReport> {
  const diagnostics = await addFrames([...found, ...outcome.diagnostics], config.root, files);
  const done = outcome.kind === 'published' ? outcome : undefined;
  const contents = config.contents || earlier ? done?.contents() : undefined;
  return {
    ok: !stopsBuild(diagnostics, config),
    diagnostics,
    routes: done?.pages.pages.length ?? site.pages.length,
    rendered: done?.pages.rendered.map(({ route }) => route.path) ?? [],
    parsed: parseCosts.size,
    ...(parseCosts.size > 0 && { fastShare: fastShare(parseCosts) }),
    bundled: done?.bundled ?? false,
    written: done?.writes.write.map((file) => file.path) ?? [],
    removed: done?.writes.remove ?? [],
    kept: done?.writes.keep.length ?? 0,
    ...(done && config.sizes && { weights: await done.weigh() }),
    ...(contents && config.contents && { contents }),
    ...(contents && earlier && { impact: compareContents(earlier, contents) }),
    ...(done?.why && { why: done.why }),
    timings,
    slowest: done ? slowestPages(done, parseCosts) : [],
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
