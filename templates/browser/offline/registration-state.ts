/** Where a page stands with its service worker. */
export type RegistrationState =
  /** No worker was in control when the page came: the first one changes nothing the reader sees. */
  | { readonly kind: 'first' }
  /** A worker is in control. */
  | { readonly kind: 'controlled' }
  /** A new worker has taken over; the page reloads when the reader is not writing. */
  | { readonly kind: 'waiting' }
  /** The reload has been asked for; it is asked for once. */
  | { readonly kind: 'reloading' };

/** What happens to the page. `writing` says that a form field has focus and text. */
export interface RegistrationEvent {
  readonly kind: 'control-changed' | 'focus-left';
  readonly writing: boolean;
}

/** The state a page begins in. */
export function initialRegistration(hasController: boolean): RegistrationState {
  return hasController ? { kind: 'controlled' } : { kind: 'first' };
}

/** The next state; entering `reloading` means: reload now. */
export function nextRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (state.kind) {
    case 'first':
      return event.kind === 'control-changed' ? { kind: 'controlled' } : state;
    case 'controlled':
      if (event.kind !== 'control-changed') return state;
      return event.writing ? { kind: 'waiting' } : { kind: 'reloading' };
    case 'waiting':
      return event.writing ? state : { kind: 'reloading' };
    case 'reloading':
      return state;
  }
}
