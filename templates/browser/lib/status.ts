import type { StatusWord } from '../../../src/model/words.ts';

/** Announces an outcome to screen readers through the live region of the page. */
export function announce(name: StatusWord): void {
  const region = statusRegion();
  if (!region) return;
  // Screen readers ignore a text that does not change, so clear the region first.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = statusWord(name);
  }, 50);
}

/** Announces a failure, visible to every reader until the next key or pointer press. */
export function announceFailure(): void {
  const region = statusRegion();
  if (!region) return;
  const hide = (): void => {
    region.popover = null;
    region.className = 'visually-hidden';
  };
  hide();
  announce('failed');
  region.className = 'status-seen';
  // A popover, because an open drawer covers everything but the popovers that open after it.
  region.popover = 'manual';
  region.showPopover();
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, hide, { once: true, capture: true });
}

/** Returns an error handler that logs an error and announces a failure. */
export function reportFailure(message: string): (error: unknown) => void {
  const log = logError(message);
  return (error) => {
    log(error);
    announceFailure();
  };
}

/** Returns an error handler that logs an error of a part that the page works without. */
export function logError(message: string): (error: unknown) => void {
  // biome-ignore lint/suspicious/noConsole: the console explains what is missing.
  return (error) => console.error(message, error);
}

/** Returns a word in the language of the page, from the attributes of the live region. */
export function statusWord(name: StatusWord): string {
  const words: Partial<Record<StatusWord, string>> = JSON.parse(statusRegion()?.dataset.status ?? '{}');
  return words[name] ?? '';
}

function statusRegion(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-status]');
}
