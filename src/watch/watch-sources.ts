import { join } from 'node:path';
import { realNow } from '../effects/real-now.ts';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { ChangeSet } from '../model/source.ts';
import { createChangeQueue } from './create-change-queue.ts';
import { watchPlaces } from './watch-places.ts';
import { type WatchedPlaces, watchedPlaces } from './watched-places.ts';

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
  /** Asked when all files have been seen: those that were there at `since` and are gone. They are told too. */
  readonly removed?: () => Promise<readonly FilePath[]>;
  /** Asked whenever a change has been dealt with: files that matter beside the sources, wherever they lie. */
  readonly imported?: () => readonly FilePath[];
}

/**
 * Tells of changed files until the signal is aborted. Changes that come while a build is running are collected and told as one set when the next is
 * asked for. Whoever asks for the next is told by a `UserError` when the system watches no more.
 */
export function watchSources(
  config: Config,
  signal: AbortSignal,
  { pace = 'settled', since, removed = async () => [], imported = () => [] }: WatchOptions,
): AsyncIterable<ChangeSet> {
  const queue = createChangeQueue();
  const places = watchedPlaces(config);
  const fail = (error: unknown) => queue.fail(watchFailure(error));
  const watching = watchPlaces(places, { queue, since, removed, fail });
  const ended = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  return {
    async *[Symbol.asyncIterator]() {
      try {
        // Changes that were told before they had settled.
        let toldEarly: readonly FilePath[] = [];
        let lastTold = since;
        while (!signal.aborted) {
          for (const file of imported()) watching.follow(file, lastTold);
          const isFirstLook = pace === 'twice' && toldEarly.length === 0;
          if (toldEarly.length === 0) await Promise.race([queue.filled(), ended]);
          await queue.settled(isFirstLook ? firstLookMs : settleMs);
          if (signal.aborted) return;
          const paths = [...new Set([...toldEarly, ...queue.take()])].sort() as FilePath[];
          toldEarly = isFirstLook ? paths : [];
          lastTold = realNow();
          yield toChangeSet(paths, config, places);
        }
      } finally {
        await watching.close();
      }
    },
  };
}

/** A root stands for all that it holds. */
function toChangeSet(
  changed: readonly FilePath[],
  { contentDir }: Config,
  { roots, rootOf }: WatchedPlaces,
): ChangeSet {
  const whole = new Set(roots.filter((root) => changed.some((path) => path === root)));
  const paths = changed.filter((path) => whole.has(path) || !whole.has(rootOf(path) ?? ''));
  const ofConfig: readonly string[] = [contentDir, join(contentDir, 'site.yaml')];
  return { paths, configChanged: changed.some((path) => ofConfig.includes(path)) };
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
