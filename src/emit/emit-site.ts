import type { FileSystem } from '../effects/file-system.ts';
import type { SiteWeights } from '../model/build-report.ts';
import type { OutputFile } from '../model/output.ts';
import type { SitePlan } from '../render/site-plan.ts';
import { emitFixed } from './emit-fixed.ts';
import { type EmitPagesOptions, emitPages, type RenderedSite } from './emit-pages.ts';
import { emitServiceWorker, type ServiceWorkerOptions } from './emit-service-worker.ts';
import { weighSite } from './weigh-site.ts';

/** What emitting a site needs. */
export interface EmitOptions extends EmitPagesOptions, ServiceWorkerOptions {
  readonly files: Pick<FileSystem, 'readText' | 'readBytes'>;
}

/** The website, as values. */
export interface EmittedSite {
  readonly files: readonly OutputFile[];
  /** Weighs what pages and demos load. */
  weigh(): Promise<SiteWeights>;
}

/** Emits every file of the website. With `--only` some pages are missing. */
export async function emitSite(
  plan: SitePlan,
  rendered: RenderedSite,
  options: EmitOptions,
): Promise<EmittedSite> {
  const { index } = plan;
  const { browser, worker } = plan.bundles;
  const { pages, assets, sheets, scripts, urls } = await emitPages(plan, rendered, options);
  const fixed = emitFixed(plan, scripts, options.files);
  const workers = await emitServiceWorker({ index, pages, urls, browser, worker, fixed }, options);
  return {
    files: [...assets, ...pages, ...workers, ...fixed],
    weigh: () => weighSite({ pages: rendered.pages.pages, files: pages, browser, sheets }),
  };
}
