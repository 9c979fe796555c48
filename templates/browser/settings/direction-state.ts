import type { PageStorage } from '../lib/page-storage.ts';

/** Where lines begin, as a reader chooses it: by the language of the page, or always on one side. */
export type DirectionChoice = 'auto' | 'ltr' | 'rtl';

/** Name under which the choice is kept; the script in the head looks there too. */
export const directionKey = 'direction';

/** Reads the choice; anything unknown counts as none. */
export function readDirection(storage: PageStorage): DirectionChoice {
  const kept = storage.read(directionKey);
  return isDirectionChoice(kept) ? kept : 'auto';
}

/** Keeps the choice for the next page and for other tabs. */
export function writeDirection(storage: PageStorage, choice: DirectionChoice): void {
  storage.write(directionKey, choice);
}

/** True for a text that is a choice. */
export function isDirectionChoice(text: string | null | undefined): text is DirectionChoice {
  return text === 'auto' || text === 'ltr' || text === 'rtl';
}
