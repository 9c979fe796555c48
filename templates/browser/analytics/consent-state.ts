import type { PageStorage } from '../lib/page-storage.ts';

/** Whether events may be sent. */
export type ConsentState = 'granted' | 'denied' | 'unanswered';

/** Name under which the answer is kept. */
export const consentKey = 'docs-consent';

/** Where a page begins: where no consent is required it is granted, unless the reader has said no. */
export function initialConsent(isRequired: boolean, storage: PageStorage): ConsentState {
  const kept = storage.read(consentKey);
  if (kept === 'granted' || kept === 'denied') return kept;
  return isRequired ? 'unanswered' : 'granted';
}

/** Keeps an answer for the next pages. */
export function keepConsent(storage: PageStorage, answer: 'granted' | 'denied'): void {
  storage.write(consentKey, answer);
}
