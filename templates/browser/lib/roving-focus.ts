/** Moves focus among items of which one is in the tab order. Returns the newly focused item, if any. */
export function moveFocus(event: Event, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { target: from } = event;
  if (!(from instanceof HTMLElement) || !items.includes(from)) return undefined;
  const index = items.indexOf(from);
  const direction = getComputedStyle(from).direction === 'rtl' ? 'rtl' : 'ltr';
  const target = items[nextFocus(event.key, index, { count: items.length, direction }) ?? -1];
  if (!target) return undefined;
  event.preventDefault();
  takeTabStop(target, items);
  target.focus();
  return target;
}

/** Returns the index of the item that a key focuses, or undefined when the key does not move focus. */
export function nextFocus(
  key: string,
  index: number,
  { count, direction }: { readonly count: number; readonly direction: 'ltr' | 'rtl' },
): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Makes one item of a group the only one that the Tab key reaches. */
export function takeTabStop(chosen: HTMLElement, items: readonly HTMLElement[]): void {
  for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
}
