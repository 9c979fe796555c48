import type { FileSystem } from '../effects/file-system.ts';
import { emitCopies, planCopies } from '../emit/emit-copies.ts';
import type { EmittedSite } from '../emit/emit-site.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { sourceReader } from '../read/source-bytes.ts';
import type { RenderedPages } from '../render/render-pages.ts';
import type { SitePlan } from '../render/site-plan.ts';
import type { CheckDemosOptions } from './check-demos.ts';

/** The browser that demos are tried in. */
export interface DemoBrowser {
  /** Its program; undefined for the one that playwright-core has downloaded. */
  readonly program: string | undefined;
}

/** A site that was emitted, and what it was emitted from. */
export interface EmittedPlan {
  readonly plan: SitePlan;
  readonly pages: RenderedPages;
  readonly emitted: EmittedSite;
}

/** What trying demos needs besides. */
export interface TryDemosOptions
  extends Pick<CheckDemosOptions, 'config' | 'progress' | 'signal' | 'serveOutputs' | 'store' | 'tool'> {
  readonly files: FileSystem;
}

/** Hydrates the demos of an emitted site in a browser, whose driver is loaded only now. */
export async function tryDemos(
  { plan, pages, emitted }: EmittedPlan,
  { program }: DemoBrowser,
  options: TryDemosOptions,
): Promise<readonly Diagnostic[]> {
  const { checkDemos } = await import('./check-demos.ts');
  const { files } = options;
  const { index, sources } = plan;
  const copies = emitCopies(planCopies(index.site, sources), files);
  const site = { pages: pages.pages, files: { emitted: emitted.files, copies } };
  return checkDemos(site, {
    ...options,
    browser: program,
    textOf: sourceReader(sources, files),
  });
}
