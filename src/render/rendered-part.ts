import type { PageProps } from '../model/page-props.ts';
import type { StopReason } from '../model/stop-reason.ts';

/**
 * Work that did not finish, with the reason: demos and components by the id of their entry, and the documents
 * of pages by the key of their task.
 */
export type StoppedWork = ReadonlyMap<string, StopReason>;

/** How a page is rendered. */
export interface PageRendering {
  /** Work that is left out, because it did not finish before. */
  readonly stopped?: StoppedWork | undefined;
  /** Called before code of the site runs, with the number of what is rendered; see `renderedPart`. */
  onPart?(part: number): void;
}

/** The number of the document of a page. The parts of the article are numbered from 0. */
export const documentPart = -1;

/** The number of a component in a slot, by the index of the slot. */
export function slotPart(index: number): number {
  return documentPart - 1 - index;
}

/** Returns the id of the entry that a number stands for; undefined for the document of the page. */
export function entryOfPart({ article, slots }: PageProps, part: number): string | undefined {
  if (part >= 0) return article?.parts[part]?.entry;
  return slots?.[documentPart - 1 - part]?.part.entry;
}
