import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';

/** Assets of the pages that were rendered from the latest snapshots. */
export interface RecentAssets {
  get(path: OutputPath): OutputFile | undefined;
  /** Adds the assets of pages rendered from a snapshot. */
  add(snapshot: object, files: readonly OutputFile[]): void;
}

/**
 * An open page may still load assets of its own snapshot, such as a demo that scrolls into view later. A tab
 * is at most a few snapshots behind, because the server updates it after each edit. The limit frees the
 * bundles of older edits.
 */
const keptSnapshots = 20;

/** Creates an empty collection. It drops assets that none of the latest rendered snapshots uses. */
export function createRecentAssets(): RecentAssets {
  const files = new Map<OutputPath, OutputFile>();
  /** Number of the last snapshot that used each asset. */
  const lastUsed = new Map<OutputPath, number>();
  let latest: object | undefined;
  let count = 0;
  const removeOld = (): void => {
    for (const [path, used] of lastUsed) {
      if (used > count - keptSnapshots) continue;
      lastUsed.delete(path);
      files.delete(path);
    }
  };
  return {
    get: (path) => files.get(path),
    add(snapshot, added) {
      if (snapshot !== latest) count += 1;
      for (const file of added) {
        files.set(file.path, file);
        lastUsed.set(file.path, count);
      }
      if (snapshot !== latest) removeOld();
      latest = snapshot;
    },
  };
}
