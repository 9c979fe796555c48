import type { BundleCache } from '../bundle/bundle-cache.ts';
import type { SiteBundlerOptions } from '../bundle/bundle-site.ts';
import type { PrefetchingBundler } from '../bundle/prefetching-bundler.ts';
import type { Store } from '../cache/create-store.ts';
import { rulesKey } from '../cache/store-keys.ts';
import type { Config } from '../model/config.ts';
import type { ServerBundle } from '../model/entry.ts';
import { type OutputFile, outputNames } from '../model/output.ts';
import type { ListedSource } from '../read/read-sources.ts';
import type { PlacedTemplates } from '../render/place-templates.ts';
import type { ThreadedTaskRunner } from '../workers/create-task-runner.ts';

/**
 * Starts threads and bundles before they are needed, at events of a build. A build without it takes longer
 * and writes the same bytes.
 */
export interface Prestart {
  /** The files of the site are listed and not read yet. */
  onListed(listed: readonly ListedSource[]): void;
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
  const isFirst = store.isEmpty();
  /** A site without modules needs the shell alone, which can be bundled while pages are parsed. */
  const startShell = async () => {
    const server = await bundler.prefetchShell(config.serviceWorker);
    tasks.preload((await placeTemplates(server)).location);
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
    onEntries(entries, live, compile) {
      if (entries.length === 0 || !cache.isNew()) return;
      void bundler.prefetchServer(entries, live, compile());
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
