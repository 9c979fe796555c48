import { nextFocus } from './lib/roving-focus.ts';

/** Moves the focus among items of which one is in the tab order. Returns the item that has it now, if the key moved it. */
export function moveFocus(event: Event, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { target: from } = event;
  if (!(from instanceof HTMLElement) || !items.includes(from)) return undefined;
  const index = items.indexOf(from);
  const direction = getComputedStyle(from).direction === 'rtl' ? 'rtl' : 'ltr';
  const target = items[nextFocus(event.key, index, items.length, direction) ?? -1];
  if (!target) return undefined;
  event.preventDefault();
  takeTabStop(target, items);
  target.focus();
  return target;
}

/** Makes one item of a group the one that the Tab key reaches. */
export function takeTabStop(chosen: HTMLElement, items: readonly HTMLElement[]): void {
  for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
}
