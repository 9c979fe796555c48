/** The state of a page and its service worker. */
export type RegistrationState =
  /** The page has loaded without a worker. The first worker to take control changes nothing that the reader sees. */
  | { readonly kind: 'first' }
  /** A worker controls the page. */
  | { readonly kind: 'controlled' }
  /** A new worker has taken control. The page reloads when the reader is not writing. */
  | { readonly kind: 'waiting' }
  /** The page reloads. */
  | { readonly kind: 'reloading' };

/** An event of the page. `writing` is true while a form field with text has focus. */
export interface RegistrationEvent {
  readonly kind: 'control-changed' | 'focus-left';
  readonly writing: boolean;
}

/** Returns the initial state. */
export function initialRegistration(hasController: boolean): RegistrationState {
  return hasController ? { kind: 'controlled' } : { kind: 'first' };
}

/** Returns the next state. The caller reloads the page on entering `reloading`. */
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
