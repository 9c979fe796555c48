import type { PageStorage } from '../lib/page-storage.ts';

/** How an advertisement is laid out: as a line of text, or with its picture. */
export type AdShape = 'inline' | 'image';

/** Share of the sessions in which advertisements are lines of text. */
export const inlineShare = 0.2;

const key = 'docs-ad-shape';

/** The layout of this session: drawn by lot on its first page, the same on the others. */
export function chooseAdShape(storage: PageStorage, random: () => number): AdShape {
  const kept = storage.read(key);
  if (kept === 'inline' || kept === 'image') return kept;
  const shape = random() < inlineShare ? 'inline' : 'image';
  storage.write(key, shape);
  return shape;
}

/** One of a list, each as likely as the others; undefined of an empty list. */
export function anyOf<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
