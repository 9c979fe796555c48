/** Whether events may be sent. */
export type ConsentState = 'granted' | 'denied' | 'unanswered';

/** What an answer is kept in; a browser may refuse to keep anything. */
export interface ConsentStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Name under which the answer is kept. */
export const consentKey = 'docs-consent';

/** Where a page begins: where no consent is required it is granted, unless the reader has said no. */
export function initialConsent(isRequired: boolean, storage: ConsentStorage): ConsentState {
  const kept = read(storage);
  if (kept === 'granted' || kept === 'denied') return kept;
  return isRequired ? 'unanswered' : 'granted';
}

/** Keeps an answer for the next pages. */
export function keepConsent(storage: ConsentStorage, answer: 'granted' | 'denied'): void {
  try {
    storage.setItem(consentKey, answer);
  } catch {
    // A full or forbidden storage: the answer holds for this page.
  }
}

function read(storage: ConsentStorage): string | null {
  try {
    return storage.getItem(consentKey);
  } catch {
    return null;
  }
}
