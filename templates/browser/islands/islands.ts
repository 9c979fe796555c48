import { listen } from '../lib/listen.ts';
import { whenIdle } from '../when-idle.ts';
import { mountIsland } from './mount-island.ts';

/** An island that is not alive yet: what was done to it meanwhile is done again when it is. */
interface Sleeper {
  readonly events: Event[];
  state: 'asleep' | 'waking';
}

const selector = '[data-island]';
const sleepers = new Map<HTMLElement, Sleeper>();

/** Wakes every island of the page at its moment, or earlier when a reader touches it. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    sleepers.set(element, { events: [], state: 'asleep' });
    schedule(element, element.dataset.islandMoment ?? 'visible');
  }
  if (sleepers.size === 0) return;
  for (const type of ['pointerover', 'focusin']) {
    listen(type, selector, (_event, element) => wake(element));
  }
  for (const type of ['click', 'keydown']) {
    listen(type, selector, hold);
  }
}

/** What a reader does to a sleeping island waits for it; keys that the browser answers by itself do not. */
function hold(event: Event, element: HTMLElement): void {
  const sleeper = sleepers.get(element);
  if (!sleeper || (event instanceof KeyboardEvent && !needsIsland(event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  sleeper.events.push(event);
  wake(element);
}

/** A made-up key does not press a button, move a caret or go back in the history, so these get the real one; a click that it makes is held instead. */
function needsIsland({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const fields = 'input, select, textarea';
  const answered = /^(?:Enter| )$/.test(key)
    ? `a[href], button, summary, ${fields}`
    : /^(?:Arrow.*|Home|End)$/.test(key)
      ? fields
      : '*';
  return target instanceof Element && !target.matches(answered);
}

function schedule(element: HTMLElement, moment: string): void {
  switch (moment) {
    case 'load':
      wake(element);
      return;
    case 'idle':
      whenIdle(() => wake(element));
      return;
    case 'visible':
      visible().observe(element);
      return;
    case 'interaction':
      return;
    default:
      whenMatching(matchMedia(moment), () => wake(element));
  }
}

let observer: IntersectionObserver | undefined;

function visible(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) wake(target);
      }
    },
    { rootMargin: '200px' },
  );
  return observer;
}

function whenMatching(query: MediaQueryList, callback: () => void): void {
  if (query.matches) callback();
  else query.addEventListener('change', () => query.matches && callback());
}

function wake(element: HTMLElement): void {
  const sleeper = sleepers.get(element);
  if (sleeper?.state !== 'asleep') return;
  sleeper.state = 'waking';
  observer?.unobserve(element);
  void mountIsland(element).finally(() => {
    sleepers.delete(element);
    sleeper.events.forEach(replay);
  });
}

function replay(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.isConnected) return;
  if (event instanceof KeyboardEvent) event.target.dispatchEvent(new KeyboardEvent(event.type, event));
  else event.target.dispatchEvent(new MouseEvent(event.type, event as MouseEvent));
}
