/** Milliseconds since 1970, also while demos are loaded on this thread, when the clock of `Date` stands still in 2025. */
export const realNow: () => number = Date.now;
