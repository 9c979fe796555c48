/**
 * Returns milliseconds since 1970, even while `Date` is fixed to a day in 2025 because demos are loaded on
 * this thread.
 */
export const realNow: () => number = Date.now;
