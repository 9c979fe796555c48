/** The time that checks live by. */
export interface AdClock {
  now(): number;
  after(milliseconds: number, callback: () => void): void;
}

/** Milliseconds between two checks. */
export const checkInterval = 500;

/** Checks after which the placement is given up. */
export const maximumChecks = 30;

/** Looks for the placement now and every 500 ms, until `check` says that it is settled or 30 checks are made. */
export function startPlacementChecks(clock: AdClock, check: () => 'settled' | 'open'): void {
  const attempt = (number: number): void => {
    if (check() === 'settled' || number >= maximumChecks) return;
    clock.after(checkInterval, () => attempt(number + 1));
  };
  attempt(1);
}
