import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/**
 * Everything on a page that has moved so far without the reader's doing: how far, and which elements.
 *
 * @param least score of a shift that counts. A page of which a busy machine has got half may move a sign in
 *   the header by a pixel when the rest comes, which scores 0.0001 at most; a score of 0.1 in all is what
 *   search engines call good.
 */
export function layoutShifts(page: Page, least = 0.0005): Promise<string[]> {
  return page.evaluate(
    (from) =>
      new Promise<string[]>((resolve) => {
        const words = ({ value, sources }: Shift): string => {
          const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
            const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
            return `${name} ${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`;
          });
          return `${value}: ${moved.join('; ')}`;
        };
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve((list.getEntries() as Shift[]).filter(({ value }) => value >= from).map(words));
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer is called only when there is an entry; two frames later there would have been one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]))));
      }),
    least,
  );
}
