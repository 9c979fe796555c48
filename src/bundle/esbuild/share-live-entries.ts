import { dirname } from 'node:path';
import type { Entry, LiveEntry } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { createPackagesOf } from './packages-of.ts';

/** Entries to bundle, and the live entry that is bundled in place of each other one. */
export interface SharedEntries {
  readonly bundled: readonly Entry[];
  /** By file of a demo: the live entry with the same imports. */
  readonly liveOf: ReadonlyMap<FilePath, LiveEntry>;
}

/**
 * Keeps one live entry of those that offer the same imports. Each is a chunk of its own otherwise, and a
 * thousand demos import some hundred different lists of modules. Two demos whose packages are found in
 * different folders share none.
 */
export function shareLiveEntries(entries: readonly Entry[], root: FilePath): SharedEntries {
  const packagesOf = createPackagesOf(root);
  const first = new Map<string, LiveEntry>();
  const liveOf = new Map<FilePath, LiveEntry>();
  const bundled = entries.filter((entry) => {
    if (entry.kind !== 'live') return true;
    const key = JSON.stringify([packagesOf(dirname(entry.file)), entry.modules]);
    const shared = first.get(key) ?? entry;
    first.set(key, shared);
    liveOf.set(entry.file, shared);
    return shared === entry;
  });
  return { bundled, liveOf };
}
