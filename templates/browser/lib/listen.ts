type Listener = (event: Event, element: HTMLElement) => void;

const listeners = new Map<string, { readonly selector: string; readonly listener: Listener }[]>();

/**
 * Calls the listener for events of a type inside elements that match, present or future. All share one listener of the document
 * per type; it listens while the event comes down, because some types do not bubble.
 */
export function listen(type: string, selector: string, listener: Listener): void {
  const known = listeners.get(type);
  if (known) {
    known.push({ selector, listener });
    return;
  }
  const list = [{ selector, listener }];
  listeners.set(type, list);
  document.addEventListener(
    type,
    (event) => {
      const origin = event.target;
      if (!(origin instanceof Element)) return;
      for (const entry of list) {
        // A sleeping island holds the event; all hear of it when it comes again.
        if (event.cancelBubble) return;
        const element = origin.closest<HTMLElement>(entry.selector);
        if (element) entry.listener(event, element);
      }
    },
    true,
  );
}
