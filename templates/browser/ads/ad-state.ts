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
  /** The request failed, or the feed contains no usable advertisement. */
  | { readonly kind: 'feed-failed' };

/** How an advertisement is laid out: as a line of text, or with its image. */
export type AdShape = 'inline' | 'image';

/** The clock and timer of the checks. */
export interface AdClock {
  now(): number;
  after(milliseconds: number, callback: () => void): void;
}

/** More failed checks than this indicate an ad blocker. */
export const toleratedChecks = 6;

/** Share of the readers with an ad blocker who see the message. */
export const messageShare = 0.2;

/** Share of the sessions in which advertisements are lines of text. */
export const inlineShare = 0.2;

/** Milliseconds between two checks. */
export const checkInterval = 500;

/** Number of checks after which the area stops looking for the placement. */
export const maximumChecks = 30;

const shapeKey = 'docs-ad-shape';

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

/** Checks for the placement now and at intervals, until `check` returns `settled` or the maximum is reached. */
export function startPlacementChecks(clock: AdClock, check: () => 'settled' | 'open'): void {
  const attempt = (number: number): void => {
    if (check() === 'settled' || number >= maximumChecks) return;
    clock.after(checkInterval, () => attempt(number + 1));
  };
  attempt(1);
}

/** Returns the shape for this session. Chosen at random on its first page and stored for the others. */
export function chooseAdShape(storage: PageStorage, random: () => number): AdShape {
  const stored = storage.read(shapeKey);
  if (stored === 'inline' || stored === 'image') return stored;
  const shape = random() < inlineShare ? 'inline' : 'image';
  storage.write(shapeKey, shape);
  return shape;
}

/** Returns a random item of a list, or undefined when it is empty. */
export function pickRandom<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
