/**
 * Remembers what had the focus before it came into an element. The answer gives it back there, or to the main part of the page, without
 * scrolling; it is called when the element is gone from sight.
 */
export function rememberFocus(element: HTMLElement): () => void {
  let before: HTMLElement | undefined;
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
    before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
  });
  return () => {
    before?.focus({ preventScroll: true });
    // What had it may be gone too, or it was the browser's own address field.
    if (document.activeElement !== before || !before)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
}
