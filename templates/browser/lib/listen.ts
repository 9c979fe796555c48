type Listener = (event: Event, element: HTMLElement) => void;

const listeners = new Map<string, { readonly selector: string; readonly listener: Listener }[]>();

/** Calls the listener for events inside elements that match a selector, including elements added later. */
export function listen(type: string, selector: string, listener: Listener): void {
  const known = listeners.get(type);
  if (known) {
    known.push({ selector, listener });
    return;
  }
  const list = [{ selector, listener }];
  listeners.set(type, list);
  // In the capture phase, because some types do not bubble.
  document.addEventListener(
    type,
    (event) => {
      const origin = event.target;
      if (!(origin instanceof Element)) return;
      for (const entry of list) {
        // An island that is not hydrated yet has stopped the event; it dispatches the event again later.
        if (event.cancelBubble) return;
        const element = origin.closest<HTMLElement>(entry.selector);
        if (element) entry.listener(event, element);
      }
    },
    true,
  );
}
