import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';

/** Assets of the pages that were rendered from the latest snapshots. */
export interface RecentAssets {
  get(path: OutputPath): OutputFile | undefined;
  /** Adds the assets of pages rendered from a snapshot. */
  add(snapshot: object, files: readonly OutputFile[]): void;
}

/** An open page may still load its own assets, such as a demo that scrolls into view after several edits. */
const keptSnapshots = 20;

/** Creates an empty collection. It drops assets that none of the latest rendered snapshots uses. */
export function createRecentAssets(): RecentAssets {
  const assets = new Map<OutputPath, { readonly file: OutputFile; readonly lastUse: number }>();
  let latest: object | undefined;
  let count = 0;
  return {
    get: (path) => assets.get(path)?.file,
    add(snapshot, files) {
      if (snapshot !== latest) count += 1;
      latest = snapshot;
      for (const file of files) assets.set(file.path, { file, lastUse: count });
      for (const [path, { lastUse }] of assets) if (lastUse <= count - keptSnapshots) assets.delete(path);
    },
  };
}
