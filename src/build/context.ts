import { join } from 'node:path';
import { createBundler } from '../bundle/create-bundler.ts';
import { preparedShell } from '../bundle/prepared-shell.ts';
import { withPreparedShell } from '../bundle/with-prepared-shell.ts';
import { createStore } from '../cache/create-store.ts';
import { createFileHashes } from '../cache/file-hashes.ts';
import { openCache } from '../cache/open-cache.ts';
import { packageRoot } from '../effects/package-root.ts';
import { realNow } from '../effects/real-now.ts';
import { lazy } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import { lastChanges } from '../read/last-changes.ts';
import { createCrew, pooledFromDefault } from '../workers/create-task-runner.ts';
import type { BuilderOptions, BuildTools } from './build-tools.ts';
import { createMemory } from './memory.ts';

/** Makes what lives between two builds: crew, bundler, cache folder and store. The builder closes the first three. */
export async function createTools(
  config: Config,
  options: BuilderOptions,
): Promise<Omit<BuildTools, 'stopwatch'>> {
  const { files, progress, signal, program, runtime } = options;
  const ours = packageRoot();
  const cache = await openCache(config.root, files, progress);
  const cacheDir = cache.folder;
  const crew = createCrew({
    files,
    workerFile: join(ours, 'lib/worker.js') as FilePath,
    threads: options.threads,
    warn: onceEach(progress.warn),
    pooledFrom: options.pooledFrom ?? pooledFromDefault,
    signal,
  });
  const hashes = await createFileHashes(files, join(cacheDir, 'file-hashes.json') as FilePath, config);
  const bundlerOptions = {
    hashOf: hashes.of,
    root: config.root,
    templates: join(ours, 'templates') as FilePath,
    siteTemplates: config.templatesDir,
    alias: config.alias,
    licences: config.licences,
    packages: ours,
  };
  const shellFolder = join(ours, 'lib/shell') as FilePath;
  const bundler = withPreparedShell(createBundler(bundlerOptions), () =>
    preparedShell(shellFolder, bundlerOptions, files),
  );
  const store = await createStore(files, join(cacheDir, 'store') as FilePath, {
    force: config.force,
    packName: `${realNow().toString(36)}-${process.pid}`,
  });
  const tool = `${program} ${runtime}`;
  // Begun now, while sources are read.
  const changes = lastChanges(config, { history: options.history, store, tool });
  // A failure is told when it is waited for.
  changes.catch(() => {});
  const memory = createMemory();
  return {
    config,
    files,
    progress,
    signal,
    program,
    runtime,
    tool,
    cacheDir,
    closeCache: cache.close,
    crew,
    bundler,
    hashes,
    store,
    memory,
    bundles: {},
    lastChanges: lazy(async () => {
      const { days, keep } = await changes;
      await keep();
      return days;
    }),
  };
}

/** Passes each sentence on once: ten pages that show a demo draw it ten times. */
function onceEach(tell: (words: string) => void): (words: string) => void {
  const told = new Set<string>();
  return (words) => {
    if (!told.has(words)) tell(words);
    told.add(words);
  };
}
