import type { PageStorage } from '../lib/page-storage.ts';
import { type ConsentState, consentKey, initialConsent, keepConsent } from './consent-state.ts';
import { rememberFocus } from './remember-focus.ts';

type Answer = Exclude<ConsentState, 'unanswered'>;

/** Name of the event of the document by which a site that asks in its own way tells the answer: `detail` is `granted` or `denied`. */
export const consentEventType = 'colophon:consent';

/**
 * Tells `answered` what a reader has answered, now or later, here or in another page. The banner asks where the page has one; the button in
 * the footer brings it back, so that an answer can be taken back.
 */
export function askForConsent(
  state: ConsentState,
  storage: PageStorage,
  answered: (answer: Answer) => void,
): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  const opener = document.querySelector<HTMLElement>('[data-consent-open]');
  const returnFocus = banner && rememberFocus(banner);
  const follow = (word: Answer): void => {
    // The button that has the focus goes from sight with the question.
    const hadFocus = banner?.contains(document.activeElement);
    if (banner) banner.hidden = true;
    if (hadFocus) returnFocus?.();
    answered(word);
  };
  const answer = (word: unknown): void => {
    if (word !== 'granted' && word !== 'denied') return;
    keepConsent(storage, word);
    follow(word);
  };
  const followOthers = (): void => {
    const kept = initialConsent(true, storage);
    if (kept !== 'unanswered') follow(kept);
  };
  // Before anything is sent: a page that comes back would else count as seen after the reader has said no.
  addEventListener('pageshow', ({ persisted }) => persisted && followOthers());
  addEventListener('storage', ({ key }) => key === consentKey && followOthers());
  document.addEventListener(
    consentEventType,
    (event) => event instanceof CustomEvent && answer(event.detail),
  );
  banner?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset.consentAnswer === undefined) return;
    answer(target.dataset.consentAnswer);
  });
  if (opener && banner) {
    opener.hidden = false;
    opener.addEventListener('click', () => {
      banner.hidden = false;
      // Some browsers give a button no focus when it is clicked; it would not come back here.
      opener.focus();
      banner.querySelector('button')?.focus();
    });
  }
  if (state !== 'unanswered') answered(state);
  else if (banner) banner.hidden = false;
}
