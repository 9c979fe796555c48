// chokidar (paulmillr; one dependency): the kept watcher of the field.

import { join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { folderIdentity } from '../effects/folder-identity.ts';
import { realNow } from '../effects/real-now.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { ChangeQueue } from './create-change-queue.ts';
import { createFirstSight } from './create-first-sight.ts';
import { knownFolders } from './known-folders.ts';
import { isWithin, type WatchedPlaces } from './watched-places.ts';

/** From when on changes count, and who is asked and told. */
export interface PlaceWatch {
  readonly queue: Pick<ChangeQueue, 'add'>;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Asked each time that all files have been seen: those that were there before and are gone. */
  removed(): Promise<readonly string[]>;
  readonly fail: (error: unknown) => void;
}

/** Once no more files have been seen for so long, all have been; chokidar's own word for it comes at once where a watched folder is missing. */
const seenMs = 1000;

/** A watch that goes on. */
export interface Watching {
  /** Watches a file that was not watched so far. It is told if it has changed since a moment, in milliseconds since 1970. */
  follow(file: string, since: number): void;
  close(): Promise<void>;
}

/**
 * Tells a queue of files that change in some places, until it is closed. A root that goes, comes, or has its place
 * taken by another folder is told by its own path, and all is looked at anew: watchers hold on to the folder that they began with.
 */
export function watchPlaces(places: WatchedPlaces, { since, ...told }: PlaceWatch): Watching {
  let round = Promise.resolve(watchOnce(places, since, told, renew));
  function renew(changed: readonly string[]): void {
    changed.forEach(told.queue.add);
    round = nextRound(round, realNow());
  }
  async function nextRound(last: Promise<Watching>, from: number): Promise<Watching> {
    try {
      // chokidar shares what it opens between its watchers: one more of the same path would be told by the old folder.
      await (await last).close();
      return watchOnce(places, from, told, renew);
    } catch (error) {
      told.fail(error);
      return over;
    }
  }
  return {
    follow: (file, from) => void round.then(({ follow }) => follow(file, from)),
    close: async () => (await round).close(),
  };
}

/** A watch that has come to its end. */
const over: Watching = { follow: () => {}, close: async () => {} };

/** Watches until a folder is not the one any more that it was: then `renew` is told once, of roots that have to be read again. */
function watchOnce(
  places: WatchedPlaces,
  since: number,
  { queue, removed, fail }: Omit<PlaceWatch, 'since'>,
  renew: (changed: readonly string[]) => void,
): Watching {
  const roots = new Map(places.roots.map((root) => [root, folderIdentity(root)]));
  const otherRoots = () => places.roots.filter((root) => folderIdentity(root) !== roots.get(root));
  const folders = knownFolders();
  const sight = createFirstSight(since);
  const watcher = watch([...places.bases()], {
    alwaysStat: true,
    ignored: (path) => !places.isWatched(path),
  });
  let isOver = false;
  /** Tells whether anything stands in the place of another folder, and has all looked at anew then. */
  const isRenewed = (replaced: readonly string[]): boolean => {
    const holding = places.roots.filter((root) => replaced.some((path) => isWithin(root, path)));
    const changed = [...new Set([...otherRoots(), ...holding])];
    if (changed.length === 0) return false;
    if (!isOver) renew(changed);
    isOver = true;
    return true;
  };
  const allSeen = setTimeout(() => {
    sight.end();
    // One that went before its watcher stood was seen by nobody.
    if (isRenewed(folders.replaced())) return;
    removed()
      .then((paths) => paths.forEach(queue.add))
      .catch(fail);
  }, seenMs);
  watcher.on('all', (event, path, stats) => {
    // What is written without end must not put it off without end.
    if (sight.isOn() && (event === 'add' || event === 'addDir')) allSeen.refresh();
    if (event === 'addDir') folders.begin(path);
    if (event === 'unlinkDir') folders.end(path);
    const isFolder = event === 'addDir' || event === 'unlinkDir';
    if (!(isFolder && isRenewed([])) && sight.isNews(event, path, stats)) queue.add(path);
  });
  watcher.on('raw', (event, name, place) => {
    const path = event === 'rename' ? pathOf(name, place) : undefined;
    if (path !== undefined && folders.isReplaced(path)) isRenewed([path]);
  });
  watcher.on('error', fail);
  return {
    follow(file, from) {
      const way = places.add(file).filter((folder) => folderIdentity(folder) !== undefined);
      if (way.length === 0) return;
      sight.expect(file, from);
      // A folder that is watched because of another file is looked through again.
      watcher.add(way);
    },
    async close() {
      isOver = true;
      clearTimeout(allSeen);
      await closed(watcher);
    },
  };
}

/** What an event of the system is about. Some systems give no name. */
function pathOf(name: string | null, place: unknown): string | undefined {
  if (typeof place !== 'object' || place === null || !('watchedPath' in place)) return undefined;
  return name && typeof place.watchedPath === 'string' ? join(place.watchedPath, name) : undefined;
}

/** Closes a watcher. A folder that it is about to open just then would stay open for good, so that has its turn first. */
async function closed(watcher: FSWatcher): Promise<void> {
  await nextTurn();
  const closing = watcher.close();
  // Nobody waits any more for what fails from now on; without a listener it would be thrown.
  watcher.on('error', () => {});
  await closing;
}
