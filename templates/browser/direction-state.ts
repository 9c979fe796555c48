/** Where lines begin, as a reader chooses it: by the language of the page, or always on one side. */
export type DirectionChoice = 'auto' | 'ltr' | 'rtl';

/** What the choice is kept in; a browser may refuse to keep anything. */
export interface DirectionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Name under which the choice is kept; the script in the head looks there too. */
export const directionKey = 'direction';

/** Reads the choice; anything unknown counts as none. */
export function readDirection(storage: DirectionStorage): DirectionChoice {
  try {
    const kept = storage.getItem(directionKey);
    return isDirectionChoice(kept) ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/** Keeps the choice for the next page and for other tabs. */
export function writeDirection(storage: DirectionStorage, choice: DirectionChoice): void {
  try {
    storage.setItem(directionKey, choice);
  } catch {
    // A full or forbidden storage: the choice holds for this page.
  }
}

/** True for a text that is a choice. */
export function isDirectionChoice(text: string | null | undefined): text is DirectionChoice {
  return text === 'auto' || text === 'ltr' || text === 'rtl';
}
