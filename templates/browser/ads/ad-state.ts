/** What the advertising area shows. */
export type AdState =
  /** Nothing yet: the sponsor's placement has not been seen, `failed` times. */
  | { readonly kind: 'unknown'; readonly failed: number }
  | { readonly kind: 'sponsor' }
  /** Something keeps the sponsor away; the placement is looked for further, since it may only be slow. */
  | { readonly kind: 'blocked'; readonly failed: number; readonly shows: 'message' | 'in-house' }
  | { readonly kind: 'in-house' };

/** What happens to the advertising area. */
export type AdEvent =
  /** The placement was looked for. */
  | { readonly kind: 'checked'; readonly placement: 'present' | 'missing' }
  /** The sponsor's link leads to a page for backers: there is no sponsor. */
  | { readonly kind: 'backers' }
  /** The feed could not be asked, or had nothing that can be shown. */
  | { readonly kind: 'feed-failed' };

/** More failed checks than this are an ad blocker. */
export const toleratedChecks = 6;

/** Share of the readers with an ad blocker who see the message. */
export const messageShare = 0.2;

/** The state a page begins in; a site without sponsors shows its own advertisements at once. */
export function initialAdState(hasSponsors: boolean): AdState {
  return hasSponsors ? { kind: 'unknown', failed: 0 } : { kind: 'in-house' };
}

/** The next state. `random` is asked once, when the state becomes `blocked`. */
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
