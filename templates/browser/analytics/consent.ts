import type { PageStorage } from '../lib/page-storage.ts';

type Answer = 'granted' | 'denied';
type ConsentState = Answer | 'unanswered';

const consentKey = 'docs-consent';

/** Document event by which a site's own consent dialog answers. Its detail is `granted` or `denied`. */
const consentEventType = 'colophon:consent';

/** Returns the stored answer. Without one, consent is granted unless it is required. */
export function initialConsent(isRequired: boolean, storage: PageStorage): ConsentState {
  const stored = storage.read(consentKey);
  if (isAnswer(stored)) return stored;
  return isRequired ? 'unanswered' : 'granted';
}

/** Stores an answer for other pages. */
export function storeConsent(storage: PageStorage, answer: Answer): void {
  storage.write(consentKey, answer);
}

/** Asks for consent with the banner of the page. Calls back with answers from this and other pages. */
export function askForConsent(
  state: ConsentState,
  storage: PageStorage,
  onAnswer: (answer: Answer) => void,
): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  const opener = document.querySelector<HTMLElement>('[data-consent-open]');
  const restoreFocus = banner && trackFocus(banner);
  const follow = (word: Answer): void => {
    // Hiding the banner hides the focused button.
    const hadFocus = banner?.contains(document.activeElement);
    if (banner) banner.hidden = true;
    if (hadFocus) restoreFocus?.();
    onAnswer(word);
  };
  const answer = (word: unknown): void => {
    if (!isAnswer(word)) return;
    storeConsent(storage, word);
    follow(word);
  };
  const followOthers = (): void => {
    const stored = initialConsent(true, storage);
    if (stored !== 'unanswered') follow(stored);
  };
  // Before the listener for page views: consent may have been withdrawn while the page was in the cache.
  addEventListener('pageshow', ({ persisted }) => persisted && followOthers());
  addEventListener('storage', ({ key }) => key === consentKey && followOthers());
  document.addEventListener(
    consentEventType,
    (event) => event instanceof CustomEvent && answer(event.detail),
  );
  banner?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) answer(target.dataset.consentAnswer);
  });
  if (opener && banner) {
    opener.hidden = false;
    opener.addEventListener('click', () => {
      banner.hidden = false;
      // Not every browser focuses a clicked button, and focus has to return to it.
      opener.focus();
      banner.querySelector('button')?.focus();
    });
  }
  if (state !== 'unanswered') onAnswer(state);
  else if (banner) banner.hidden = false;
}

/** Returns a function that moves focus back to where it was before it entered the element, or to `main`. */
function trackFocus(element: HTMLElement): () => void {
  let before: HTMLElement | undefined;
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
    before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
  });
  return () => {
    before?.focus({ preventScroll: true });
    // The element may be gone, or focus came from outside the page.
    if (document.activeElement !== before || !before)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
}

function isAnswer(word: unknown): word is Answer {
  return word === 'granted' || word === 'denied';
}
