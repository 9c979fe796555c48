import * as React from 'react';

/** A running or paused countdown. */
export interface Countdown {
  /** The seconds that are left; 0 at the end. */
  readonly seconds: number;
  /** Whether the countdown is running. */
  readonly running: boolean;
  /** Starts the countdown, or goes on after a pause. */
  start(): void;
  /** Stops the countdown until `start` is called. */
  pause(): void;
  /** Goes back to the beginning, paused. */
  reset(): void;
}

/** The options of `useCountdown`. */
export interface UseCountdownOptions {
  /**
   * Starts without a call of `start`.
   *
   * @default false
   */
  readonly autoStart?: boolean;
  /** Called once when no seconds are left. */
  readonly onEnd?: () => void;
}

/**
 * Counts seconds down to zero.
 *
 * @param from the number of seconds to begin with
 * @param options whether it starts by itself, and what happens at its end
 * @returns the seconds that are left, and functions that start, pause and reset it
 */
export function useCountdown(from: number, options: UseCountdownOptions = {}): Countdown {
  const { autoStart = false, onEnd } = options;
  const [seconds, setSeconds] = React.useState(from);
  const [running, setRunning] = React.useState(autoStart);

  React.useEffect(() => {
    if (!running) return undefined;
    if (seconds === 0) {
      setRunning(false);
      onEnd?.();
      return undefined;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [running, seconds, onEnd]);

  return {
    seconds,
    running: running && seconds > 0,
    start: () => setRunning(true),
    pause: () => setRunning(false),
    reset: () => {
      setSeconds(from);
      setRunning(false);
    },
  };
}
