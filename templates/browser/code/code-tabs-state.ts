import type { PageStorage } from '../lib/page-storage.ts';

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
export function readTab(storage: PageStorage, storageKey: string): string | null {
  return storage.read(tabKey(storageKey));
}

/** Keeps a label for the next page and for other tabs of the browser. */
export function writeTab(storage: PageStorage, storageKey: string, label: string): void {
  storage.write(tabKey(storageKey), label);
}
