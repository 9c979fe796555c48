import { folderIdentity } from '../effects/folder-identity.ts';

/** The folders that a watcher has begun with, and holds on to. */
export interface KnownFolders {
  /** Notes the folder that stands in a place now. */
  begin(path: string): void;
  end(path: string): void;
  /** Whether another folder than the noted one stands there now, under the same name: `mv docs old; mv new docs`. */
  isReplaced(path: string): boolean;
  /** All places of which that is true. */
  replaced(): readonly string[];
}

/** Knows no folder yet. */
export function knownFolders(): KnownFolders {
  const known = new Map<string, string | undefined>();
  const isReplaced = (path: string): boolean => {
    const before = known.get(path);
    const now = before === undefined ? undefined : folderIdentity(path);
    return now !== undefined && now !== before;
  };
  return {
    begin: (path) => void known.set(path, folderIdentity(path)),
    end: (path) => void known.delete(path),
    isReplaced,
    replaced: () => [...known.keys()].filter(isReplaced),
  };
}
