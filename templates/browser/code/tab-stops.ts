import { onContent } from '../lib/page-changes.ts';

/**
 * Blocks that the server makes tab stops, since it does not know how wide they will be, and `pre` of authors.
 */
const blocks = 'pre[tabindex], .prose > pre, .table-scroll';

/** Keeps code and tables that do not scroll out of the order of the Tab key. */
export function startTabStops(): void {
  // Observes sizes, because reading them at once would lay out the page twice.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) (target as HTMLElement).tabIndex = scrolls(target) ? 0 : -1;
  });
  // Observing a block anew measures it again; one that is far from the window, when it comes near.
  const observe = () => {
    for (const block of document.querySelectorAll<HTMLElement>(blocks)) {
      block.tabIndex = 0;
      // Chromium ignores the second call for a block that is observed already.
      observer.unobserve(block);
      observer.observe(block);
    }
  };
  onContent(observe);
  addEventListener('resize', observe);
  // A font that arrives late makes lines wider, and no block.
  document.fonts.addEventListener('loadingdone', observe);
}

function scrolls(block: Element): boolean {
  return block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight;
}
