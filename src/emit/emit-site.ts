import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { SiteWeights } from '../model/build-report.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import { isSheetName } from '../render/page-sheet.ts';
import type { SitePlan } from '../render/site-plan.ts';
import { planCopies, planSourceCopies } from './emit-copies.ts';
import { emitFixed } from './emit-fixed.ts';
import { checkHost, headersText } from './hosts/check-host.ts';
import { emitNegotiation, type NegotiationOptions } from './hosts/emit-negotiation.ts';
import { emitOffline } from './offline/emit-offline.ts';
import { documentPolicy } from './pages/document-policy.ts';
import {
  type EmitPagesOptions,
  type EmittedPages,
  emitPages,
  type RenderedSite,
} from './pages/emit-pages.ts';
import type { SearchOutput } from './search/emit-search.ts';
import { emitServiceWorker, type ServiceWorkerOptions } from './service-worker/emit-service-worker.ts';
import { emitSocialImages, type SocialImageOptions } from './social/emit-social-images.ts';
import { weighSite } from './weigh-site.ts';

/** What emitting a site needs. */
export interface EmitOptions
  extends EmitPagesOptions,
    ServiceWorkerOptions,
    NegotiationOptions,
    SocialImageOptions {
  readonly files: Pick<FileSystem, 'readText' | 'readBytes' | 'size'>;
  /** Emits the search indexes. */
  search(plan: SitePlan): Promise<readonly SearchOutput[]>;
}

/** The website, as values. */
export interface EmittedSite {
  readonly files: readonly OutputFile[];
  /**
   * Failures of demos in iframes, pictures that cannot be rendered, and files
   * that the site's host would refuse.
   */
  readonly diagnostics: readonly Diagnostic[];
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
  const { config } = index.site;
  const emitted = await emitPages(plan, rendered, {
    ...options,
    policyOf: documentPolicy(config),
    hasIntegrity: config.subresourceIntegrity,
  });
  const { pages, assets, sheets, inline, urls } = emitted;
  const search = await options.search(plan);
  const fixed = [
    ...emitFixed(plan, { inline }, options.files),
    ...emitNegotiation(config, options),
    ...search,
    ...(await emitOfflineLists(plan, rendered, { emitted, search, files: options.files })),
  ];
  const shellSheets = sheetsOfShell(rendered, urls);
  const shell = { index, pages, shellSheets, urls, browser, worker, fixed };
  const workers = emitServiceWorker(shell, options);
  const social = await emitSocialImages(
    rendered.pages.pages.map(({ route }) => route),
    index,
    options,
  );
  const outputs = [...assets, ...social.value, ...pages, ...workers, ...fixed];
  const copies = () => [
    ...planCopies(index.site, plan.sources),
    ...planSourceCopies(index.demoModules, plan.sources),
  ];
  const paths = outputs.map(({ path }) => path);
  const upload = { paths, headers: headersText(outputs), copies };
  const hostProblems = await checkHost(config, upload, options.files);
  const problems = [...emitted.diagnostics, ...social.diagnostics, ...hostProblems];
  return {
    files: outputs,
    diagnostics: applySeverity(problems, config),
    weigh: () => weighSite({ ...rendered.pages, files: pages, browser, sheets }),
  };
}

/** Returns the URLs of the style sheets that the offline pages do not share with others. */
function sheetsOfShell(
  { pages: { pages, facts } }: RenderedSite,
  urls: ReadonlyMap<string, string>,
): string[] {
  const shells = pages.filter(({ route }) => route.kind === 'app-shell');
  const names = shells.flatMap(({ task }) => facts.get(task.key)?.assets ?? []).filter(isSheetName);
  return [...new Set(names)].flatMap((name) => urls.get(name) ?? []);
}

interface OfflineParts extends Pick<EmitOptions, 'files'> {
  readonly emitted: EmittedPages;
  readonly search: readonly SearchOutput[];
}

function emitOfflineLists(
  { index, sources, bundles: { browser } }: SitePlan,
  { pages: { pages, facts } }: RenderedSite,
  { emitted, search, files }: OfflineParts,
): Promise<OutputFile[]> {
  const byPath = (outputs: readonly OutputFile[]) => new Map(outputs.map((file) => [file.path, file]));
  return emitOffline({
    index,
    sources,
    files,
    search,
    pages: pages.flatMap(({ route, task }) => {
      const found = facts.get(task.key);
      return found ? [{ route, facts: found }] : [];
    }),
    pageFiles: byPath(emitted.pages),
    assets: {
      urls: emitted.urls,
      files: byPath(emitted.assets),
      frames: emitted.frames,
      browser,
      base: index.site.config.base,
    },
  });
}
