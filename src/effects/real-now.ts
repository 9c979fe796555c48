/** Returns milliseconds since 1970, even while demos are loaded with `Date` fixed to a day in 2025. */
export const realNow: () => number = Date.now;
