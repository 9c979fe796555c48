/** How the reader copied: with the button, or with the keyboard shortcut. */
export type CopyTrigger = 'button' | 'shortcut';

/** The state of a copy button. `until` is a time of the clock. */
export type CopyState = { readonly kind: 'ready' } | { readonly kind: 'copied'; readonly until: number };

type CopyEvent =
  | { readonly kind: 'copied'; readonly trigger: CopyTrigger }
  | { readonly kind: 'time-passed' };

/** The clock and timer of the feedback. */
export interface CopyClock {
  now(): number;
  after(milliseconds: number, callback: () => void): void;
}

/** How long "Copied" is shown, in milliseconds. */
const copiedFor: Readonly<Record<CopyTrigger, number>> = { button: 1200, shortcut: 2000 };

const ready: CopyState = { kind: 'ready' };

/** Returns the next state. A second copy never shortens the feedback of the first. */
export function nextCopyState(state: CopyState, event: CopyEvent, now: number): CopyState {
  switch (event.kind) {
    case 'copied': {
      const until = now + copiedFor[event.trigger];
      return state.kind === 'copied' && state.until > until ? state : { kind: 'copied', until };
    }
    case 'time-passed':
      return state.kind === 'copied' && now >= state.until ? ready : state;
  }
}

/** Returns a function to call after each copy with a button. It calls `show` at every change. */
export function createCopyFeedback(
  clock: CopyClock,
  show: (kind: CopyState['kind']) => void,
): (trigger: CopyTrigger) => void {
  let state = ready;
  const wait = (): void => {
    if (state.kind === 'copied') clock.after(Math.ceil(state.until - clock.now()), tick);
  };
  const tick = (): void => {
    state = nextCopyState(state, { kind: 'time-passed' }, clock.now());
    if (state.kind === 'ready') show('ready');
    // A second copy has extended the feedback, or the timer fired early.
    else wait();
  };
  return (trigger) => {
    const before = state.kind;
    state = nextCopyState(state, { kind: 'copied', trigger }, clock.now());
    if (before === 'copied') return;
    show('copied');
    wait();
  };
}
