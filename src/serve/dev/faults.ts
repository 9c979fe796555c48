import { inspect } from 'node:util';

/** What failed for the server, told to whoever runs it. */
export interface Faults {
  /** Tells of a failure, unless it was told already. */
  tell(error: unknown): void;
  /** What fails from now on is told, also when it failed before. */
  renew(): void;
}

/** Nothing has failed yet. A footer that throws fails on every page, for every tab, and when nobody asks: it is told once. */
export function createFaults(fail: (error: unknown) => void): Faults {
  const told = new Set<string>();
  return {
    tell(error) {
      // What was interrupted did not fail.
      if (error instanceof Error && error.name === 'AbortError') return;
      const text = inspect(error);
      if (told.has(text)) return;
      told.add(text);
      fail(error);
    },
    renew: () => told.clear(),
  };
}
