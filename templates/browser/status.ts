import type { StatusWord } from '../../src/model/words.ts';

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

/** A word in the language of the page; they travel with the live region. */
export function statusWord(name: StatusWord): string {
  const words: Partial<Record<StatusWord, string>> = JSON.parse(statusRegion()?.dataset.status ?? '{}');
  return words[name] ?? '';
}

function statusRegion(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-status]');
}
