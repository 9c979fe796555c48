import { listen } from '../lib/listen.ts';
import { whenIdle } from '../lib/loading.ts';
import { mountIsland } from './mount-island.ts';

/** An island that is not hydrated yet, and the events to replay after it is. */
interface PendingIsland {
  readonly events: Event[];
  isMounting: boolean;
}

const selector = '[data-island]';
const pending = new Map<HTMLElement, PendingIsland>();

/** Hydrates every island of the page at its moment, or when the reader interacts with it. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    pending.set(element, { events: [], isMounting: false });
    schedule(element, element.dataset.islandMoment ?? 'visible');
  }
  if (pending.size === 0) return;
  for (const type of ['pointerover', 'focusin'])
    listen(type, selector, (_event, element) => hydrate(element));
  for (const type of ['click', 'keydown']) listen(type, selector, queueEvent);
}

/** Stops an event inside a pending island and queues it for replay, except keys that the browser handles. */
function queueEvent(event: Event, element: HTMLElement): void {
  const island = pending.get(element);
  if (!island || (event instanceof KeyboardEvent && !isReplayable(event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  island.events.push(event);
  hydrate(element);
}

/** Whether a synthetic key event does the same as the real one: it presses no button and moves no caret. */
function isReplayable({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const fields = 'input, select, textarea';
  const handled = /^(?:Enter| )$/.test(key)
    ? `a[href], button, summary, ${fields}`
    : /^(?:Arrow.*|Home|End)$/.test(key)
      ? fields
      : '*';
  return target instanceof Element && !target.matches(handled);
}

function schedule(element: HTMLElement, moment: string): void {
  if (moment === 'load') hydrate(element);
  else if (moment === 'idle') whenIdle(() => hydrate(element));
  else if (moment === 'visible') observer.observe(element);
  else if (moment !== 'interaction') whenMatching(matchMedia(moment), () => hydrate(element));
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLElement) hydrate(target);
  },
  { rootMargin: '200px' },
);

function whenMatching(query: MediaQueryList, callback: () => void): void {
  if (query.matches) callback();
  else query.addEventListener('change', () => query.matches && callback());
}

function hydrate(element: HTMLElement): void {
  const island = pending.get(element);
  if (!island || island.isMounting) return;
  island.isMounting = true;
  observer.unobserve(element);
  void mountIsland(element).finally(() => {
    pending.delete(element);
    island.events.forEach(replay);
  });
}

function replay(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.isConnected) return;
  if (event instanceof KeyboardEvent) event.target.dispatchEvent(new KeyboardEvent(event.type, event));
  else event.target.dispatchEvent(new MouseEvent(event.type, event as MouseEvent));
}
