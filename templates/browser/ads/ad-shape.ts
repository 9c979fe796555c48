/** How an advertisement is laid out: as a line of text, or with its picture. */
export type AdShape = 'inline' | 'image';

/** What the choice is kept in while the reader stays; a browser may refuse to keep anything. */
export interface AdStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Share of the sessions in which advertisements are lines of text. */
export const inlineShare = 0.2;

const key = 'docs-ad-shape';

/** The layout of this session: drawn by lot on its first page, the same on the others. */
export function chooseAdShape(storage: AdStorage, random: () => number): AdShape {
  const kept = read(storage);
  if (kept === 'inline' || kept === 'image') return kept;
  const shape = random() < inlineShare ? 'inline' : 'image';
  keep(storage, shape);
  return shape;
}

function read(storage: AdStorage): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function keep(storage: AdStorage, shape: AdShape): void {
  try {
    storage.setItem(key, shape);
  } catch {
    // A full or forbidden storage: the next page draws again.
  }
}

/** One of a list, each as likely as the others; undefined of an empty list. */
export function anyOf<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
