import { emitCopies, planCopies } from '../emit/emit-copies.ts';
import type { EmittedSite } from '../emit/emit-site.ts';
import { type Diagnostic, UserError } from '../model/diagnostic.ts';
import { sourceReader } from '../read/source-bytes.ts';
import type { SitePlan } from '../render/site-plan.ts';
import type { BuildContext } from './context.ts';
import type { TracedSite } from './stages.ts';

/** The browser that demos are tried in. */
export interface DemoBrowser {
  /** Its program; undefined for the one that playwright-core has downloaded. */
  readonly program: string | undefined;
}

/** A site that was emitted, and what it was emitted from. */
export interface EmittedPlan {
  readonly plan: SitePlan;
  readonly rendered: TracedSite;
  readonly emitted: EmittedSite;
}

/** Hydrates the demos of an emitted site in a browser. */
export async function tryDemos(
  { plan, rendered, emitted }: EmittedPlan,
  { program }: DemoBrowser,
  context: BuildContext,
): Promise<readonly Diagnostic[]> {
  const { checkDemos } = await import('../demos/check-demos.ts');
  const { files, serveOutputs } = context;
  if (!serveOutputs) throw new UserError('This builder was created without a server.');
  const { index, sources } = plan;
  const copies = emitCopies(planCopies(index.site, sources), files);
  const site = { pages: rendered.pages.pages, files: [...emitted.files, ...copies] };
  return checkDemos(site, {
    ...context,
    serveOutputs,
    browser: program,
    textOf: sourceReader(sources, files),
  });
}
