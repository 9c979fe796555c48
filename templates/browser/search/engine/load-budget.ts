/** What a question may load, in compressed bytes. Files that are loaded already cost nothing. */
export interface LoadBudget {
  /**
   * Takes the bytes of a file, unless more than a share of the budget would be taken then: what comes later
   * needs the rest. Returns false for a file that must not be loaded.
   */
  take(bytes: number, share: number): boolean;
  /** Whether a file was refused. */
  wasRefused(): boolean;
}

/** How much of the budget words take at most, words and titles, and all of it. */
export const shares = { words: 0.6, titles: 0.8, all: 1 };

/** Creates a budget of some bytes. */
export function createLoadBudget(bytes: number): LoadBudget {
  let taken = 0;
  let isRefused = false;
  return {
    take(wanted, share) {
      const fits = taken + wanted <= bytes * share;
      if (fits) taken += wanted;
      else isRefused = true;
      return fits;
    },
    wasRefused: () => isRefused,
  };
}
