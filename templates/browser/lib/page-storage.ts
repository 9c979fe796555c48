/** Texts that outlive the page. A browser may forbid them, or be full: nothing is there then, and what is written holds for this page alone. */
export interface PageStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
}

/** What a browser offers. */
interface OfferedStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A storage of the browser, which is got when it is used: one that is forbidden throws where it is merely mentioned. */
export function pageStorage(offered: () => OfferedStorage): PageStorage {
  return {
    read(key) {
      try {
        return offered().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        offered().setItem(key, text);
      } catch {
        // Forbidden or full.
      }
    },
  };
}
