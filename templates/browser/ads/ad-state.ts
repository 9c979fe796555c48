import type { PageStorage } from '../lib/page-storage.ts';

/** The state of the advertising area. */
export type AdState =
  /** The sponsor's placement has not been found in `failed` checks. The area is empty. */
  | { readonly kind: 'unknown'; readonly failed: number }
  | { readonly kind: 'sponsor' }
  /** The placement is probably blocked. The checks continue, because it may only be slow. */
  | { readonly kind: 'blocked'; readonly failed: number; readonly shows: 'message' | 'in-house' }
  | { readonly kind: 'in-house' };

/** An event of the advertising area. */
export type AdEvent =
  | { readonly kind: 'checked'; readonly placement: 'present' | 'missing' }
  /** The sponsor's link leads to a page for backers, so there is no sponsor. */
  | { readonly kind: 'backers' }
  | { readonly kind: 'feed-failed' };

/** How an advertisement is laid out: as a line of text, or with its image. */
export type AdShape = 'inline' | 'image';

/** Calls back after a time in milliseconds. */
export type Timer = (milliseconds: number, callback: () => void) => void;

const checkInterval = 500;
const maxChecks = 30;

/** More failed checks than this indicate an ad blocker. */
const toleratedChecks = 6;

/** Share of the readers with an ad blocker who see the message, and of the sessions with lines of text. */
const messageShare = 0.2;
const inlineShare = 0.2;

/** Returns the initial state. A site without sponsors shows its own advertisements at once. */
export function initialAdState(hasSponsors: boolean): AdState {
  return hasSponsors ? { kind: 'unknown', failed: 0 } : { kind: 'in-house' };
}

/** Returns the next state. Calls `random` once, when the state becomes `blocked`. */
export function nextAdState(state: AdState, event: AdEvent, random: () => number): AdState {
  switch (event.kind) {
    case 'checked':
      return afterCheck(state, event.placement, random);
    case 'backers':
      return { kind: 'in-house' };
    case 'feed-failed':
      return state.kind === 'blocked' ? state : { kind: 'in-house' };
  }
}

function afterCheck(state: AdState, placement: 'present' | 'missing', random: () => number): AdState {
  if (state.kind === 'in-house' || state.kind === 'sponsor') return state;
  if (placement === 'present') return { kind: 'sponsor' };
  const failed = state.failed + 1;
  if (state.kind === 'blocked') return { ...state, failed };
  if (failed <= toleratedChecks) return { kind: 'unknown', failed };
  return { kind: 'blocked', failed, shows: random() < messageShare ? 'message' : 'in-house' };
}

/** Checks for the placement now and at intervals, until `check` returns `settled` or too often. */
export function startPlacementChecks(after: Timer, check: () => 'settled' | 'open'): void {
  const attempt = (number: number): void => {
    if (check() === 'settled' || number >= maxChecks) return;
    after(checkInterval, () => attempt(number + 1));
  };
  attempt(1);
}

/** Returns the shape for this session. Chosen at random on its first page and stored for the others. */
export function chooseAdShape(storage: PageStorage, random: () => number): AdShape {
  const stored = storage.read('docs-ad-shape');
  if (stored === 'inline' || stored === 'image') return stored;
  const shape = random() < inlineShare ? 'inline' : 'image';
  storage.write('docs-ad-shape', shape);
  return shape;
}

/** Returns a random item of a list, or undefined when it is empty. */
export function pickRandom<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
