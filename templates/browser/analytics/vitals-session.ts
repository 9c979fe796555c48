/** What the lot is kept in while the reader stays. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const key = 'docs-vitals';

/** Whether this session reports web vitals: drawn by lot on its first page, the same on the others. */
export function reportsVitals(share: number, storage: SessionStorage, random: () => number): boolean {
  try {
    const kept = storage.getItem(key);
    if (kept !== null) return kept === 'yes';
    const isDrawn = random() < share;
    storage.setItem(key, isDrawn ? 'yes' : 'no');
    return isDrawn;
  } catch {
    // Without a storage every page draws.
    return random() < share;
  }
}
