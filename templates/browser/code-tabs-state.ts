/** What the chosen tabs are kept in; a browser may refuse to keep anything. */
export interface TabStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Name under which the label chosen for a storage key is kept: `package-manager` → `codeblock-package-manager`. */
export function tabKey(storageKey: string): string {
  return `codeblock-${storageKey}`;
}

/** The tab to show: the one with the wanted label; where there is none, the one that is shown already. */
export function chosenTab(labels: readonly string[], wanted: string | null, shown: number): number {
  const index = wanted === null ? -1 : labels.indexOf(wanted);
  return index === -1 ? shown : index;
}

/** The label that was kept for a storage key. */
export function readTab(storage: TabStorage, storageKey: string): string | null {
  try {
    return storage.getItem(tabKey(storageKey));
  } catch {
    return null;
  }
}

/** Keeps a label for the next page and for other tabs of the browser. */
export function writeTab(storage: TabStorage, storageKey: string, label: string): void {
  try {
    storage.setItem(tabKey(storageKey), label);
  } catch {
    // A full or forbidden storage: the choice holds for this page.
  }
}
