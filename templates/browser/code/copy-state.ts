/** What made a copy: a press of the button, or the keyboard shortcut on the block. */
export type CopyTrigger = 'button' | 'shortcut';

/** What a copy button says. `until` is a moment of the clock. */
export type CopyState = { readonly kind: 'ready' } | { readonly kind: 'copied'; readonly until: number };

/** What happens to a copy button. */
export type CopyEvent =
  | { readonly kind: 'copied'; readonly trigger: CopyTrigger }
  | { readonly kind: 'time-passed' };

/** The time that the feedback lives by. */
export interface CopyClock {
  now(): number;
  after(milliseconds: number, callback: () => void): void;
}

/** How long "Copied" stands, in milliseconds. */
export const copiedFor: Readonly<Record<CopyTrigger, number>> = { button: 1200, shortcut: 2000 };

const ready: CopyState = { kind: 'ready' };

/** The next state. A second copy prolongs the first and never shortens it. */
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

/** The feedback of one button: call it after each copy, and it calls `show` at every change. */
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
    // A second copy has prolonged it, or the timer was a fraction early.
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
