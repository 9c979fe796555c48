import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Everything on a page that has moved so far without the reader's doing: how far, and which elements. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
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
          resolve((list.getEntries() as Shift[]).map(words));
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer is called only when there is an entry; two frames later there would have been one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]))));
      }),
  );
}
