import type { SiteBundlerOptions } from '../bundle/bundle-site.ts';
import { bundleAll } from '../bundle/bundles.ts';
import type { ModulesOfSite } from '../bundle/entries/read-modules.ts';
import type { Bundler } from '../bundle/esbuild/create-bundler.ts';
import { planBundles } from '../bundle/plan-bundles.ts';
import type { PrefetchingBundler } from '../bundle/prefetching-bundler.ts';
import type { BundleCache } from '../bundle/stored/bundle-cache.ts';
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
  /** The site is about to be bundled: its modules are known, and the demos among them are being parsed. */
  onModules(modules: ModulesOfSite): void;
  /** Modules of demos have changed, and none is compiled yet. */
  onEdit(): void;
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
  /** `docs dev` leaves the processor to the first page. */
  readonly use: 'build' | 'dev';
  placeTemplates(server: ServerBundle): Promise<PlacedTemplates>;
}

/** What is being bundled: nothing, the shell or everything ahead of the stage, or what the stage needs. */
type Started = 'nothing' | 'shell' | 'all' | 'stage';

/** Creates the early starts of a builder. What fails in them is reported where it is needed. */
export function createPrestart(options: PrestartOptions): Prestart {
  const { store, tasks, bundler, cache, use } = options;
  let started: Started = 'nothing';
  const isFirst = store.isEmpty();
  return {
    onListed(listed) {
      // With a cache most work is done already.
      if (started !== 'nothing' || !store.isEmpty()) return;
      if (use === 'build') tasks.prestart(listed.filter(({ kind }) => kind === 'page').length);
      // A site without modules needs the shell alone, which can be bundled while pages are parsed.
      if (listed.some(({ kind }) => kind === 'module')) return;
      started = 'shell';
      bundler.prefetch((early) => bundleShell(early, options));
    },
    onPages(assemble, sources, reading) {
      // Most other bundles are in the cache, and a site without modules has its shell already.
      if (started !== 'nothing' || !cache.isNew()) return;
      bundler.prefetch(async (early) => {
        const { entries, ...planned } = await planBundles(await assemble(), sources, reading);
        // The stage may have started meanwhile.
        if (started !== 'nothing') return;
        started = 'all';
        tasks.prestartSiteCode();
        await bundleAll(entries, early, planned);
      });
    },
    onModules({ entries, live, own }) {
      const isPrefetched = started === 'all';
      started = 'stage';
      if (isPrefetched || entries.length === 0 || !cache.isNew()) return;
      tasks.prestartSiteCode();
      // The stage asks for these, and for the others, when the demos are parsed.
      bundler.prefetch((early) => {
        const codes = own.then((known) => early.compileDemos(entries, known));
        return Promise.all([codes, early.bundleServer(entries, live, codes)]);
      });
    },
    onEdit() {
      // Pages that show them run their code.
      tasks.prestartSiteCode();
    },
    onTemplates({ server }, pages) {
      if (!store.has(rulesKey(server.templates.hash))) tasks.prestart(pages);
    },
    onEmitted(files) {
      // Later builds mostly keep their service worker.
      const worker = isFirst ? files.find(({ path }) => path === outputNames.worker) : undefined;
      // A thread runs workbox while others write pages.
      if (typeof worker?.content === 'function') worker.content().catch(() => {});
    },
  };
}

/** Bundles what all pages share, and lets threads load the templates in it. */
function bundleShell(
  early: Bundler,
  { config: { serviceWorker }, tasks, placeTemplates }: PrestartOptions,
): Promise<unknown> {
  const preload = async (server: ServerBundle) => tasks.preload((await placeTemplates(server)).location);
  return Promise.allSettled([
    early.bundleShell(),
    serviceWorker === 'none' ? undefined : early.bundleServiceWorker(serviceWorker),
    early.bundleServer([], [], new Map()).then(preload),
  ]);
}
