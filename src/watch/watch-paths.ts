// chokidar (paulmillr): the most used file watcher for Node, with a single dependency.

import { join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { fileIdentity, isFolder } from '../effects/file-operations.ts';
import { realNow } from '../effects/real-now.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { ChangeQueue } from './create-change-queue.ts';
import { createInitialScan } from './create-initial-scan.ts';
import { isWithin, type WatchedPaths } from './watched-paths.ts';

/** Inputs and callbacks of a watcher. */
export interface WatchPathsOptions {
  readonly queue: Pick<ChangeQueue, 'add'>;
  /** Changes since this time count, in milliseconds since 1970. */
  readonly since: number;
  /** Called after each initial scan. Returns the files that were removed before it. */
  removed(): Promise<readonly string[]>;
  readonly fail: (error: unknown) => void;
}

/** A running watcher. */
export interface Watcher {
  /** Watches another file. It counts as changed if it changed since a time, in milliseconds since 1970. */
  follow(file: string, since: number): void;
  close(): Promise<void>;
}

/** Milliseconds without a new file. chokidar's `ready` event comes too early for a missing folder. */
const scanPause = 1000;

/**
 * Adds changed files to a queue until the watcher is closed. When a root is removed, created or replaced,
 * adds the root and restarts, because file watchers stay with the folder they started with.
 */
export function watchPaths(paths: WatchedPaths, { since, ...callbacks }: WatchPathsOptions): Watcher {
  let current = Promise.resolve(watchUntilReplaced(paths, { ...callbacks, since, restart }));
  function restart(changed: readonly string[]): void {
    changed.forEach(callbacks.queue.add);
    current = next(current, realNow());
  }
  async function next(previous: Promise<Watcher>, from: number): Promise<Watcher> {
    try {
      // Before the next watcher, with which chokidar would share the handle to the old folder.
      await (await previous).close();
      return watchUntilReplaced(paths, { ...callbacks, since: from, restart });
    } catch (error) {
      callbacks.fail(error);
      return { follow: () => {}, close: async () => {} };
    }
  }
  return {
    follow: (file, from) => void current.then(({ follow }) => follow(file, from)),
    close: async () => (await current).close(),
  };
}

interface RestartingOptions extends WatchPathsOptions {
  /** Receives the roots to read again. */
  restart(changed: readonly string[]): void;
}

/** Watches until a folder is replaced, then calls `restart` once. */
function watchUntilReplaced(
  paths: WatchedPaths,
  { queue, since, removed, fail, restart }: RestartingOptions,
): Watcher {
  const roots = createRootCheck(paths.roots, restart);
  const folders = createFolderIdentities();
  const scan = createInitialScan(since);
  const watcher = watch([...paths.startFolders()], {
    alwaysStat: true,
    // What the system does not let anybody read is reported as a problem of the content.
    ignorePermissionErrors: true,
    ignored: (path, stats) => !paths.isWatched(path) || isLeftOut(path, stats, paths),
  });
  const scanEnd = setTimeout(() => {
    scan.end();
    // A folder that was replaced before chokidar watched it caused no event.
    if (roots.restartIfReplaced(folders.replaced())) return;
    removed()
      .then((files) => files.forEach(queue.add))
      .catch(fail);
  }, scanPause);
  watcher.on('all', (event, path, stats) => {
    // Only new files extend the scan: a file that keeps changing must not.
    if (scan.isRunning() && (event === 'add' || event === 'addDir')) scanEnd.refresh();
    if (event === 'addDir') folders.add(path);
    if (event === 'unlinkDir') folders.delete(path);
    const isOfFolder = event === 'addDir' || event === 'unlinkDir';
    if (isOfFolder && roots.restartIfReplaced([])) return;
    if (scan.isChange(event, path, stats)) queue.add(path);
  });
  watcher.on('raw', (event, name, details) => {
    const path = event === 'rename' ? pathOf(name, details) : undefined;
    if (path !== undefined && folders.isReplaced(path)) roots.restartIfReplaced([path]);
  });
  watcher.on('error', fail);
  return {
    follow(file, from) {
      const existing = paths.add(file).filter((folder) => fileIdentity(folder) !== undefined);
      if (existing.length === 0) return;
      scan.expect(file, from);
      // Adding a watched folder again lets chokidar find the new file in it.
      watcher.add(existing);
    },
    async close() {
      roots.end();
      clearTimeout(scanEnd);
      await closeWatcher(watcher);
    },
  };
}

/** What chokidar knows of an entry, before it follows links. */
interface LinkFacts {
  isSymbolicLink(): boolean;
}

/**
 * True for a link to a folder that a build leaves out: its files would become sources with the first edit. A
 * link to the folder around it would not end before the system refuses the path.
 */
function isLeftOut(path: string, entry: LinkFacts | undefined, paths: WatchedPaths): boolean {
  return entry?.isSymbolicLink() === true && paths.leavesOutLinks(path) && isFolder(path);
}

/** Knows what each root was, and restarts a watcher once when one is another. */
function createRootCheck(roots: readonly string[], restart: (changed: readonly string[]) => void) {
  const identities = new Map(roots.map((root) => [root, fileIdentity(root)]));
  let isOver = false;
  return {
    /** Restarts if a root changed or contains a replaced folder. Returns whether one does. */
    restartIfReplaced(replaced: readonly string[]): boolean {
      const changed = roots.filter(
        (root) =>
          fileIdentity(root) !== identities.get(root) || replaced.some((path) => isWithin(root, path)),
      );
      if (changed.length === 0) return false;
      if (!isOver) restart(changed);
      isOver = true;
      return true;
    },
    /** States that the watcher is closed, and is not to restart. */
    end() {
      isOver = true;
    },
  };
}

/** Knows the folder at each path, to notice another one: `mv docs old; mv new docs`. */
function createFolderIdentities() {
  const known = new Map<string, string | undefined>();
  const isReplaced = (path: string): boolean => {
    const before = known.get(path);
    const now = before === undefined ? undefined : fileIdentity(path);
    return now !== undefined && now !== before;
  };
  return {
    add: (path: string) => void known.set(path, fileIdentity(path)),
    delete: (path: string) => void known.delete(path),
    isReplaced,
    replaced: () => [...known.keys()].filter(isReplaced),
  };
}

/** Returns the path of a system event, for which some systems give no name. */
function pathOf(name: string | null, details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined;
  return name && typeof details.watchedPath === 'string' ? join(details.watchedPath, name) : undefined;
}

async function closeWatcher(watcher: FSWatcher): Promise<void> {
  // A folder that chokidar is about to open would stay open forever.
  await nextTurn();
  const closing = watcher.close();
  // Without a listener, later errors would be thrown.
  watcher.on('error', () => {});
  await closing;
}
