/** Text storage that outlives the page. Reads return null and writes do nothing when the browser denies access. */
export interface PageStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
}

/** Wraps `localStorage` or `sessionStorage`. A getter, because a browser may throw when either is accessed. */
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

/** Calls back when another tab may have changed one of the keys, also while this page was in the back/forward cache. */
export function onStorageChange(keys: readonly string[], callback: () => void): void {
  addEventListener('storage', ({ key }) => (key === null || keys.includes(key)) && callback());
  addEventListener('pageshow', ({ persisted }) => persisted && callback());
}
