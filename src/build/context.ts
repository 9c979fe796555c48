import { readTsconfigPaths } from '../bundle/entries/read-tsconfig-paths.ts';
import { openBundler } from '../bundle/open-bundler.ts';
import type { PrefetchingBundler } from '../bundle/prefetching-bundler.ts';
import { type BundleCache, createBundleCache } from '../bundle/stored/bundle-cache.ts';
import { createInputWatch } from '../bundle/stored/input-watch.ts';
import { openSiteCache, type SiteCache } from '../cache/open-site-cache.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { History } from '../effects/git-history.ts';
import type { Progress } from '../effects/progress.ts';
import { realNow } from '../effects/real-now.ts';
import { openReaders, type Readers } from '../load/open-readers.ts';
import { lazy } from '../memo/memoize.ts';
import type { BuildReport } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { BundledFile, ServerBundle } from '../model/entry.ts';
import type { ServeOutputs } from '../model/served-site.ts';
import type { ChangeSet } from '../model/source.ts';
import { type LastChangesOptions, lastChanges } from '../read/last-changes.ts';
import type { Remote, RemoteOptions } from '../remote/open-remote.ts';
import { type PlacedTemplates, placeTemplates } from '../render/place-templates.ts';
import { createTaskRunner, type ThreadedTaskRunner } from '../workers/create-task-runner.ts';
import { workerFile } from '../workers/pool/worker-file.ts';
import { createPrestart, type Prestart } from './prestart.ts';

/** What a builder is given. */
export interface BuilderOptions {
  readonly files: FileSystem;
  readonly progress: Progress;
  readonly signal?: AbortSignal | undefined;
  /** Identifies this program; results of another version are not used. */
  readonly program: string;
  /** Identifies the runtime, `v20.20.2`: another one may format dates and numbers differently. */
  readonly runtime: string;
  /** Finds the date of the last change of a page; without it pages have no date. */
  readonly history?: History;
  /** Serves an emitted site, for checks in a browser. */
  readonly serveOutputs: ServeOutputs;
  /** Number of worker threads. */
  readonly threads: number;
  /** Only one build follows. */
  readonly isOnce?: boolean;
  /** Number of pages from which worker threads are used. */
  readonly pooledFrom?: number;
}

/**
 * What a context is for. `build`: starts threads and bundles early, and uses the results of other machines.
 * `dev`: bundles early, and leaves the processor to the first page. `api`: starts nothing early, since it
 * bundles nothing.
 */
export type ContextUse = 'build' | 'dev' | 'api';

/** What stays the same for as long as a builder lives. */
interface Surroundings
  extends Pick<BuilderOptions, 'files' | 'progress' | 'program' | 'runtime' | 'serveOutputs'> {
  readonly config: Config;
  readonly signal: AbortSignal | undefined;
  /** Program and runtime. */
  readonly tool: string;
}

/** What bundles a site. */
interface Bundling {
  readonly bundler: PrefetchingBundler;
  readonly cache: BundleCache;
  /** Writes a server bundle where Node can load it. */
  placeTemplates(server: ServerBundle): Promise<PlacedTemplates>;
  /** Undefined for builds that start nothing early. */
  readonly prestart: Prestart | undefined;
  /** Has to be called with all changes to the content before `dev` bundles; without any after a new scan. */
  reportChanges(changes: ChangeSet | undefined): void;
}

/** Everything that lives between two builds. Stages receive the parts that they need. */
export interface BuildContext extends Surroundings, SiteCache, Readers, Bundling {
  readonly tasks: ThreadedTaskRunner;
  /** The date of the last change by source. */
  lastChanges(): Promise<ReadonlyMap<string, string>>;
  /** Stores results for other machines, if the site has a remote cache that takes them. */
  share(): Promise<void>;
  /** What other machines gave and got; empty for a site that shares nothing. */
  sharedReport(): Pick<BuildReport, 'shared'>;
  /** Ends threads and closes the cache. */
  close(): Promise<void>;
}

/** Opens the cache and creates everything that lives between two builds. The caller closes it. */
export async function createContext(
  config: Config,
  options: BuilderOptions,
  use: ContextUse,
): Promise<BuildContext> {
  const { files, progress, signal, program, runtime, serveOutputs } = options;
  const tool = `${program} ${runtime}`;
  const isShared = use === 'build' && (config.remoteCache || config.parts.length > 0);
  const remote = isShared ? await loadRemote(config, { files, tool, progress, signal }) : undefined;
  const packName = `${realNow().toString(36)}-${process.pid}`;
  const siteCache = await openSiteCache(config, { files, progress, packName, remote: remote?.results });
  const tasks = createTaskRunner({
    files,
    workerFile: workerFile(),
    threads: options.threads,
    timeLimit: config.timeLimit,
    pooledFrom: options.pooledFrom,
    signal,
    warn: onceEach(progress.warn),
  });
  const surroundings = { config, files, progress, signal, program, runtime, tool, serveOutputs };
  const isOnce = options.isOnce ?? false;
  const bundling = await openBundling(surroundings, { siteCache, tasks, use, isOnce });
  const { readers, close } = openReaders(config, {
    ...{ files, progress, cache: siteCache, tool, tasks, isOnce },
    onListed: bundling.prestart?.onListed,
  });
  const { history } = options;
  return {
    ...surroundings,
    ...siteCache,
    ...readers,
    ...bundling,
    tasks,
    lastChanges: startLastChanges(config, { history, store: siteCache.store, tool, warn: progress.warn }),
    share: async () => remote?.share(siteCache.store),
    sharedReport: () => (remote ? { shared: remote.report(siteCache.store) } : {}),
    async close() {
      await Promise.all([tasks.close(), bundling.bundler.close(), close()]);
      // An interrupted build keeps its results.
      if (signal?.aborted) await siteCache.save({ keepUnused: true });
      await siteCache.close();
    },
  };
}

/** Creates what bundles a site, and starts early what will be needed. */
async function openBundling(
  { config, files, tool }: Surroundings,
  { siteCache, tasks, use, isOnce }: BundlingOptions,
): Promise<Bundling> {
  const { hashes, store } = siteCache;
  const { paths } = config.tsconfig ?? (await readTsconfigPaths(config.root, files));
  const bundler = openBundler(config, { files, hashOf: hashes.of, paths, isOnce });
  // Without this watch an edit takes longer, and shows the same.
  const watch = use === 'dev' ? createInputWatch(config.contentDir) : undefined;
  const cache = createBundleCache({ config, files, hashes, store, tool, paths, watch });
  // Without this set an edit takes longer, too.
  const compared = use === 'dev' ? new WeakSet<BundledFile>() : undefined;
  const place: Bundling['placeTemplates'] = (server) =>
    siteCache.place((folder) =>
      placeTemplates(server, { files, hashes, cacheDir: folder, compared, now: realNow }),
    );
  const starting = { config, store, tasks, bundler, cache, placeTemplates: place };
  // Without this line builds are slower and write the same bytes.
  const prestart = use === 'api' ? undefined : createPrestart({ ...starting, use });
  const reportChanges = (changes: ChangeSet | undefined) => watch?.report(changes);
  return { bundler, cache, placeTemplates: place, prestart, reportChanges };
}

interface BundlingOptions {
  readonly siteCache: SiteCache;
  readonly tasks: ThreadedTaskRunner;
  readonly use: ContextUse;
  readonly isOnce: boolean;
}

/** Loads what only a site that shares results needs. */
async function loadRemote(config: Config, options: RemoteOptions): Promise<Remote> {
  const { openRemote } = await import('../remote/open-remote.ts');
  return openRemote(config, options);
}

/** Asks Git at once, so that it works while sources are read. The error is reported where dates are used. */
function startLastChanges(
  config: Config,
  { warn, ...options }: LastChangesOptions & { warn(message: string): void },
): BuildContext['lastChanges'] {
  const changes = lastChanges(config, options);
  changes.catch(() => {});
  return lazy(async () => {
    const { days, isCut, save } = await changes;
    if (isCut) warn(shallowClone);
    await save();
    return days;
  });
}

const shallowClone =
  'This is a shallow clone, so pages whose last change is not in it show no date. Fetch the whole history: ' +
  'set fetch-depth: 0 for actions/checkout, or run git fetch --unshallow. ' +
  'Or set lastUpdated: false in content/site.yaml.';

/** Reports each message once: ten pages that show a demo render it ten times. */
function onceEach(warn: (message: string) => void): (message: string) => void {
  const reported = new Set<string>();
  return (message) => {
    if (!reported.has(message)) warn(message);
    reported.add(message);
  };
}
