import type { BundleCache } from '../bundle/bundle-cache.ts';
import type { SiteBundlerOptions } from '../bundle/bundle-site.ts';
import { planBundles } from '../bundle/plan-bundles.ts';
import type { PlannedBundles, PrefetchingBundler } from '../bundle/prefetching-bundler.ts';
import type { Store } from '../cache/create-store.ts';
import { rulesKey } from '../cache/store-keys.ts';
import type { Config } from '../model/config.ts';
import type { ServerBundle } from '../model/entry.ts';
import { type OutputFile, outputNames } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import type { ListedSource } from '../read/read-sources.ts';
import type { Sources } from '../read/sources.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';
import type { ThreadedTaskRunner } from '../workers/create-task-runner.ts';

/**
 * Starts threads and bundles before they are needed, at events of a build. A build without it takes longer
 * and writes the same bytes.
 */
export interface Prestart {
  /** The files of the site are listed and not read yet. */
  onListed(listed: readonly ListedSource[]): void;
  /**
   * The pages are parsed, and the API reference is not extracted yet.
   *
   * @param assemble assembles the site without that reference
   */
  onPages(
    assemble: () => Promise<Site>,
    sources: Sources,
    reading: Pick<SiteBundlerOptions, 'documents' | 'files'>,
  ): void;
  /** The modules of the site are known; the demos among them are being parsed. */
  readonly onEntries: NonNullable<SiteBundlerOptions['onEntries']>;
  /** The templates are on disk; so many pages may have to be rendered with them. */
  onTemplates(templates: PlacedTemplates, pages: number): void;
  /** The files of the website are planned and not written yet. */
  onEmitted(files: readonly OutputFile[]): void;
}

/** What starting early needs. */
export interface PrestartOptions {
  readonly config: Config;
  readonly store: Store;
  readonly tasks: ThreadedTaskRunner;
  readonly bundler: PrefetchingBundler;
  readonly cache: BundleCache;
  readonly kind: 'all' | 'bundles';
  placeTemplates(server: ServerBundle): Promise<PlacedTemplates>;
}

/** Creates the early starts of a builder. */
export function createPrestart(options: PrestartOptions): Prestart {
  const { config, store, tasks, bundler, cache, kind: started, placeTemplates } = options;
  let isShellStarted = false;
  let site: 'unknown' | 'started' | 'needed' = 'unknown';
  const isFirst = store.isEmpty();
  /** A site without modules needs the shell alone, which can be bundled while pages are parsed. */
  const startShell = async () => {
    const server = await bundler.prefetchShell(config.serviceWorker);
    tasks.preload((await placeTemplates(server)).location);
  };
  /** Starts all bundles, unless they are needed before their plan is made. */
  const startSite = async (plan: () => Promise<PlannedBundles>) => {
    const planned = await plan();
    if (site !== 'unknown') return;
    site = 'started';
    bundler.prefetchSite(planned);
    tasks.prestartSiteCode();
  };
  return {
    onListed(listed) {
      // With a cache most work is done already.
      if (isShellStarted || !store.isEmpty()) return;
      if (started === 'all') tasks.prestart(listed.filter(({ kind }) => kind === 'page').length);
      if (listed.some(({ kind }) => kind === 'module')) return;
      isShellStarted = true;
      // The error is reported where the bundles are used.
      startShell().catch(() => {});
    },
    onPages(assemble, sources, reading) {
      // Most other bundles are in the cache, and a site without modules has its shell already.
      if (isShellStarted || !cache.isNew()) return;
      // The error is reported where the bundles are used.
      startSite(async () => planBundles(await assemble(), sources, reading)).catch(() => {});
    },
    onEntries(entries, live, compile) {
      const isStarted = site === 'started';
      site = 'needed';
      if (entries.length === 0 || !cache.isNew()) return;
      if (!isStarted) void bundler.prefetchServer(entries, live, compile());
      tasks.prestartSiteCode();
    },
    onTemplates({ server }, pages) {
      if (!store.has(rulesKey(server.templates.hash))) tasks.prestart(pages);
    },
    onEmitted(files) {
      // Later builds mostly keep their service worker.
      const worker = isFirst ? files.find(({ path }) => path === outputNames.worker) : undefined;
      // A thread runs workbox while others write pages. The error is reported where the file is written.
      if (typeof worker?.content === 'function') worker.content().catch(() => {});
    },
  };
}
