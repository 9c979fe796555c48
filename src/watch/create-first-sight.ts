import { sep } from 'node:path';
import { clockTick } from '../lib/clock-tick.ts';

/** What a watcher is told of a file or folder by the system. */
export interface EntryTimes {
  /** Milliseconds since 1970 when the bytes of a file, or the names in a folder, were changed last. */
  readonly mtimeMs: number;
  /** The same of the entry itself, which is new also where a file was moved here, or copied with its date. */
  readonly ctimeMs: number;
}

/** Tells what is new from what a watcher only sees for the first time, as it does everything while it begins. */
export interface FirstSight {
  /** Whether the watcher still begins. */
  isOn(): boolean;
  /** From now on everything that is seen is new. */
  end(): void;
  /** Tells of a file that will be seen for the first time, although nothing begins, and counts if it has changed since a moment. */
  expect(file: string, since: number): void;
  /** True for an event of a file that is to be told. To be asked of every event, since files go by their folders. */
  isNews(event: string, path: string, times: EntryTimes | undefined): boolean;
}

/** A first sight in which files count that have changed or come since a moment, in milliseconds since 1970. */
export function createFirstSight(since: number): FirstSight {
  let isOn = true;
  const moved: string[] = [];
  const gone = new Set<string>();
  const expected = new Map<string, number>();
  const isYoung = (times: EntryTimes, from = since) =>
    Math.max(times.mtimeMs, times.ctimeMs) >= from - clockTick;
  // The files in a folder that is renamed keep all their times. The folder gets another time of its entry, and not of the names in it.
  const isMoved = (times: EntryTimes) => isYoung(times) && times.ctimeMs > times.mtimeMs;
  return {
    isOn: () => isOn,
    end() {
      isOn = false;
    },
    expect: (file, from) => void expected.set(file, from),
    isNews(event, path, times) {
      if (event === 'addDir' && isOn && times && isMoved(times)) moved.push(path + sep);
      if (event === 'addDir' || event === 'unlinkDir') return false;
      if (event === 'unlink') gone.add(path);
      const from = expected.get(path);
      expected.delete(path);
      if (event === 'add' && from !== undefined) return !times || isYoung(times, from);
      if (event !== 'add' || !isOn) return true;
      return gone.has(path) || !times || isYoung(times) || moved.some((folder) => path.startsWith(folder));
    },
  };
}
