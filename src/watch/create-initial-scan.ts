import { sep } from 'node:path';
import { clockTick } from '../lib/clock-tick.ts';

/** Times of a file or folder, in milliseconds since 1970. */
export interface EntryTimes {
  /** When the content of the file, or the names in the folder, last changed. */
  readonly mtimeMs: number;
  /** When the entry itself last changed, for instance because it was moved here or copied with its date. */
  readonly ctimeMs: number;
}

/** Distinguishes changes from files that a watcher reports only because it starts to watch them. */
export interface InitialScan {
  isRunning(): boolean;
  /** Ends the scan: from now on, every event is a change. */
  end(): void;
  /** Announces a file to watch later. Its first event is a change only if it has changed since a time. */
  expect(file: string, since: number): void;
  /** Returns true for a change to a file. Needs every event, because files may move with their folders. */
  isChange(event: string, path: string, times: EntryTimes | undefined): boolean;
}

/** Starts a scan. Files that changed or appeared since a time, in milliseconds since 1970, are changes. */
export function createInitialScan(since: number): InitialScan {
  let isRunning = true;
  const moved: string[] = [];
  const removed = new Set<string>();
  const expected = new Map<string, number>();
  const isRecent = (times: EntryTimes, from = since) =>
    Math.max(times.mtimeMs, times.ctimeMs) >= from - clockTick;
  // The files in a renamed folder keep their times. Only the `ctime` of the folder changes.
  const isMoved = (times: EntryTimes) => isRecent(times) && times.ctimeMs > times.mtimeMs;
  return {
    isRunning: () => isRunning,
    end() {
      isRunning = false;
    },
    expect: (file, from) => void expected.set(file, from),
    isChange(event, path, times) {
      if (event === 'addDir' && isRunning && times && isMoved(times)) moved.push(path + sep);
      if (event === 'addDir' || event === 'unlinkDir') return false;
      if (event === 'unlink') removed.add(path);
      const from = expected.get(path);
      expected.delete(path);
      if (event === 'add' && from !== undefined) return !times || isRecent(times, from);
      if (event !== 'add' || !isRunning) return true;
      return (
        removed.has(path) || !times || isRecent(times) || moved.some((folder) => path.startsWith(folder))
      );
    },
  };
}
