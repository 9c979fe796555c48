/** Text storage that outlives the page. Without access, reads return null and writes do nothing. */
export interface PageStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
}

/** Wraps the storage that a getter returns. A browser may throw when it is accessed. */
export function pageStorage(storage: () => Pick<Storage, 'getItem' | 'setItem'>): PageStorage {
  return {
    read(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text);
      } catch {
        // Access denied, or quota exceeded.
      }
    },
  };
}

/**
 * Calls back when another tab may have changed a key that begins with one of these texts, also while this
 * page was in the back/forward cache.
 */
export function onStorageChange(starts: readonly string[], callback: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || starts.some((start) => key.startsWith(start))) callback();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && callback());
}
