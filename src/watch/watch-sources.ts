import { join } from 'node:path';
import { siteModuleName } from '../config/site-module.ts';
import { realNow } from '../effects/real-now.ts';
import { asSentence } from '../lib/as-sentence.ts';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { ChangeSet } from '../model/source.ts';
import { createChangeQueue } from './create-change-queue.ts';
import { untilSaved } from './until-saved.ts';
import { watchPaths } from './watch-paths.ts';
import { type WatchedPaths, watchedPaths } from './watched-paths.ts';

/** Milliseconds without a change. More than the 50 ms in which chokidar drops further changes to a file. */
const settleMs = 60;

/** Milliseconds in which most editors replace a file. */
const earlyMs = 6;

/** `settled` reports changes when no more follow. `twice` also reports the first change at once. */
export type Pace = 'settled' | 'twice';

/** Options of `watchSources`. */
export interface WatchOptions {
  /** Defaults to `settled`. */
  readonly pace?: Pace;
  /** Changes since this time are reported, in milliseconds since 1970. */
  readonly since: number;
  /** Called when the watcher has started. Returns the files removed since `since`. */
  readonly removed?: () => Promise<readonly FilePath[]>;
  /** Called before waiting for a change. Returns files outside the sources that pages depend on. */
  readonly imported?: () => readonly FilePath[];
}

/** Yields changed files until the signal is aborted. Throws a `UserError` when the system stops watching. */
export function watchSources(
  config: Config,
  signal: AbortSignal,
  { pace = 'settled', since, removed = async () => [], imported = () => [] }: WatchOptions,
): AsyncIterable<ChangeSet> {
  const queue = createChangeQueue();
  const paths = watchedPaths(config);
  const fail = (error: unknown) => queue.fail(watchError(error));
  const watcher = watchPaths(paths, { queue, since, removed, fail });
  const aborted = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  return {
    async *[Symbol.asyncIterator]() {
      try {
        /** Changes that were reported before they settled. */
        let early: readonly FilePath[] = [];
        let lastReport = since;
        const followed = new Set<FilePath>();
        while (!signal.aborted) {
          const outside = [...configFiles(config), ...imported()];
          // Each of a thousand demos is followed once, and not after every edit.
          for (const file of outside.filter((file) => !followed.has(file))) {
            followed.add(file);
            watcher.follow(file, lastReport);
          }
          const isEarly = pace === 'twice' && early.length === 0;
          if (early.length === 0) await Promise.race([queue.filled(), aborted]);
          await queue.settled(isEarly ? earlyMs : settleMs);
          if (signal.aborted) return;
          const changed = [...new Set([...early, ...queue.take()])].sort() as FilePath[];
          await untilSaved(changed);
          if (signal.aborted) return;
          early = isEarly ? changed : [];
          lastReport = realNow();
          yield toChangeSet(changed, config, paths);
        }
      } finally {
        await watcher.close();
      }
    },
  };
}

/** A changed root stands for all files inside it. */
function toChangeSet(
  changed: readonly FilePath[],
  config: Config,
  { roots, rootOf }: WatchedPaths,
): ChangeSet {
  const { contentDir } = config;
  const changedRoots = new Set(roots.filter((root) => changed.some((path) => path === root)));
  const paths = changed.filter((path) => changedRoots.has(path) || !changedRoots.has(rootOf(path) ?? ''));
  const names = ['site.yaml', siteModuleName].map((name) => join(contentDir, name));
  const configPaths: readonly string[] = [contentDir, ...names, ...configFiles(config)];
  return { paths, configChanged: changed.some((path) => configPaths.includes(path)) };
}

/** The files of a configuration outside `site.yaml` and `site.ts`. */
function configFiles({ module, tsconfig }: Config): readonly FilePath[] {
  return [...(module?.files ?? []), ...(tsconfig?.files ?? [])];
}

function watchError(error: unknown): UserError {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const hints: Readonly<Record<string, string>> = {
    ENOSPC: 'The site has more files than the system can watch. On Linux, raise fs.inotify.max_user_watches.',
    EMFILE: 'The site needs more open files than the system allows. Raise the limit with "ulimit -n".',
  };
  return new UserError(hints[code] ?? asSentence(`Cannot watch the files of the site: ${message}`));
}
