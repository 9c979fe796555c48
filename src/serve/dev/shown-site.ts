import type { DevSnapshot, SnapshotSite } from '../../dev/snapshot.ts';
import { createMutex } from '../../lib/mutex.ts';
import type { SitePath } from '../../model/path.ts';
import { createRecentAssets } from './recent-assets.ts';
import type { SiteView } from './resolve-request.ts';
import { createServedSnapshot, type ServedSnapshot } from './served-snapshot.ts';
import { createSignal } from './signal.ts';

/** Which snapshot `docs dev` shows: the latest one, or the last with a site while the latest has none. */
export interface ShownSite {
  /** Switches to the snapshot that `make` returns, if any. No page is rendered meanwhile. */
  show<Made extends DevSnapshot | undefined>(base: string, make: () => Promise<Made>): Promise<Made>;
  /** Lets `untilFound` wait for the next snapshot. */
  suspend(): void;
  /** The latest snapshot, unless the site is suspended. */
  latest(): DevSnapshot | undefined;
  /** The latest snapshot with a site. */
  served(): ServedSnapshot | undefined;
  base(): string;
  /** Calls a function with each snapshot until it returns a value. */
  untilFound<Value>(look: (site: SiteView) => Promise<Value | undefined>): Promise<Value>;
  /** Resolves when the snapshot that is being made is shown, and the rendering before it has ended. */
  settled(): Promise<void>;
}

/** Creates a site without a snapshot. */
export function createShownSite(firstBase: string): ShownSite {
  const lock = createMutex();
  const assets = createRecentAssets();
  let nextSnapshot = createSignal();
  let latest: DevSnapshot | undefined;
  let served: ServedSnapshot | undefined;
  let base = firstBase;

  const renderLocked = (site: SnapshotSite) => (paths: readonly SitePath[]) =>
    lock(async () => {
      const pages = await site.render(paths);
      assets.add(site, pages.assets);
      return pages;
    });
  const switchTo = (snapshot: DevSnapshot, nextBase: string): void => {
    latest = snapshot;
    if (snapshot.site) {
      base = nextBase;
      served = createServedSnapshot(snapshot.site, renderLocked(snapshot.site));
    } else if (served?.site.isComplete === false) {
      // Requests for pages that are not parsed would otherwise wait until the error is fixed.
      served = undefined;
    }
    nextSnapshot.send();
    nextSnapshot = createSignal();
  };

  return {
    show: (nextBase, make) =>
      lock(async () => {
        const snapshot = await make();
        if (snapshot && snapshot !== latest) switchTo(snapshot, nextBase);
        return snapshot;
      }),
    suspend() {
      latest = undefined;
    },
    latest: () => latest,
    served: () => served,
    base: () => base,
    async untilFound(look) {
      for (;;) {
        // Taken before the call, during which the snapshot may change.
        const { sent } = nextSnapshot;
        const value = latest && (await look({ served, assets, base }));
        if (value !== undefined) return value;
        await sent;
      }
    },
    settled: () => lock(async () => {}),
  };
}
