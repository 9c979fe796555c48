import type { StatusWord } from '../../../src/model/words.ts';

/** Tells what has just happened to readers who do not see it, through the page's one live region. */
export function announce(name: StatusWord): void {
  const region = statusRegion();
  if (!region) return;
  // A region that keeps its text says nothing: the same words twice would be heard once.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = statusWord(name);
  }, 50);
}

/**
 * Tells every reader that what was asked for did not come: the words are also seen, until the reader does something else. The page's script
 * has this at hand, since nothing else may be had at such a moment.
 */
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
  // An open drawer lies above all layers of the page; what is opened later lies above the drawer.
  region.popover = 'manual';
  region.showPopover();
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, hide, { once: true, capture: true });
}

/** A word in the language of the page; they travel with the live region. */
export function statusWord(name: StatusWord): string {
  const words: Partial<Record<StatusWord, string>> = JSON.parse(statusRegion()?.dataset.status ?? '{}');
  return words[name] ?? '';
}

function statusRegion(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-status]');
}
