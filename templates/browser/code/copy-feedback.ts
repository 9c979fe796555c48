/** How the reader copied: with the button, or with the keyboard shortcut. */
export type CopyTrigger = 'button' | 'shortcut';

/** The clock and timer of the feedback. */
export interface CopyClock {
  now(): number;
  after(milliseconds: number, callback: () => void): void;
}

/** How long "Copied" is shown, in milliseconds. */
const copiedFor: Readonly<Record<CopyTrigger, number>> = { button: 1200, shortcut: 2000 };

/**
 * Returns a function to call after each copy with a button. It calls `show` at every change. A second copy
 * never shortens the feedback of the first.
 */
export function createCopyFeedback(
  clock: CopyClock,
  show: (isCopied: boolean) => void,
): (trigger: CopyTrigger) => void {
  /** Time of the clock until which "Copied" is shown; zero if it is not. */
  let until = 0;
  const wait = (): void => {
    const rest = until - clock.now();
    // A second copy has extended the feedback, or the timer fired early.
    if (rest > 0) {
      clock.after(Math.ceil(rest), wait);
    } else {
      until = 0;
      show(false);
    }
  };
  return (trigger) => {
    const isShown = until > 0;
    until = Math.max(until, clock.now() + copiedFor[trigger]);
    if (isShown) return;
    show(true);
    wait();
  };
}
