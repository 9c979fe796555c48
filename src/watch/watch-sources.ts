// chokidar (paulmillr; one dependency): the kept watcher of the field.

import { join } from 'node:path';
import { watch } from 'chokidar';
import type { ChangeSet } from '../model/change-set.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import { UserError } from '../model/user-error.ts';
import { sourceRoots } from '../read/source-roots.ts';
import { type ChangeQueue, createChangeQueue } from './create-change-queue.ts';
import { createFirstSight } from './create-first-sight.ts';

/**
 * Changes that come within this time of one another are one set: editors write a file in several steps, and version control many files at
 * once. It is longer than the 50 ms in which chokidar drops further changes of a file, so that what was dropped is on disk when the
 * file is read.
 */
const settleMs = 60;

/**
 * How soon changes are told. `settled`: once they have settled. `twice`: as soon as the first of them is noticed, for who would rather see
 * half an edit than wait, and again when they have settled, because of what came in between.
 */
export type Pace = 'settled' | 'twice';

/** The steps in which an editor replaces a file are over within this time; the first look would otherwise find it empty. */
const firstLookMs = 6;

/** How a watch looks. */
export interface WatchOptions {
  /** `settled` unless told otherwise. */
  readonly pace?: Pace;
  /**
   * Milliseconds since 1970: changes from this moment on are told, although the watch begins later and takes a while to see all files (0.25 s
   * for 1,000): until then it goes by the time at which they were changed.
   */
  readonly since: number;
  /** Asked once all files have been seen: those that were there at `since` and are gone. They are told too. */
  readonly removed?: () => Promise<readonly FilePath[]>;
}

/** Once no more files have been seen for so long, all have been; chokidar's own word for it comes at once where a watched folder is missing. */
const seenMs = 1000;

/**
 * Tells of changed files until the signal is aborted. Changes that come while a build is running are collected and told as one set when the next is
 * asked for. Whoever asks for the next is told by a `UserError` when the system watches no more.
 */
export function watchSources(
  config: Config,
  signal: AbortSignal,
  { pace = 'settled', ...looked }: WatchOptions,
): AsyncIterable<ChangeSet> {
  const queue = createChangeQueue();
  const configFile = join(config.contentDir, 'site.yaml');
  const close = collectChanges(config, queue, looked);
  const ended = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  return {
    async *[Symbol.asyncIterator]() {
      try {
        // Changes that were told before they had settled.
        let toldEarly: readonly FilePath[] = [];
        while (!signal.aborted) {
          const isFirstLook = pace === 'twice' && toldEarly.length === 0;
          if (toldEarly.length === 0) await Promise.race([queue.filled(), ended]);
          await queue.settled(isFirstLook ? firstLookMs : settleMs);
          if (signal.aborted) return;
          const paths = [...new Set([...toldEarly, ...queue.take()])].sort() as FilePath[];
          toldEarly = isFirstLook ? paths : [];
          yield { paths, configChanged: paths.some((path) => path === configFile) };
        }
      } finally {
        await close();
      }
    },
  };
}

/** Adds to a queue what changes, and what has changed since a moment; gives what ends it. */
function collectChanges(
  config: Config,
  queue: ChangeQueue,
  { since, removed }: WatchOptions,
): () => Promise<void> {
  const watcher = watch([...sourceRoots(config), config.templatesDir], {
    alwaysStat: true,
    ignored: (path) => /(?:^|[/\\])(?:node_modules|\.git)(?:[/\\]|$)/.test(path),
  });
  const fail = (error: unknown) => queue.fail(watchFailure(error));
  const sight = createFirstSight(since);
  const allSeen = setTimeout(() => {
    sight.end();
    removed?.()
      .then((paths) => paths.forEach(queue.add))
      .catch(fail);
  }, seenMs);
  watcher.on('all', (event, path, stats) => {
    // What is written without end must not put it off without end.
    if (sight.isOn() && (event === 'add' || event === 'addDir')) allSeen.refresh();
    if (sight.isNews(event, path, stats)) queue.add(path);
  });
  watcher.on('error', fail);
  return async () => {
    clearTimeout(allSeen);
    await watcher.close();
  };
}

/** The system has a sentence of its own for what else may fail: a file that may not be read, say. */
function watchFailure(error: unknown): UserError {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const limits: Readonly<Record<string, string>> = {
    ENOSPC:
      'The system watches no more files; on Linux fs.inotify.max_user_watches says how many there may be.',
    EMFILE: 'The system opens no more files for this program; ulimit -n says how many there may be.',
  };
  return new UserError(limits[code] ?? `The files of the site cannot be watched: ${message}`);
}
