/** Longer than anything takes to close on a machine that is busy. */
const limitMs = 20_000;

/**
 * Waits until something that a test has opened is closed, and rejects with its name when that takes too long:
 * vitest limits tests and hooks, and not what fixtures do after them, so that one thing which never closes
 * would hold the whole run.
 */
export async function within<Value>(closing: PromiseLike<Value>, name: string): Promise<Value> {
  let limit: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const late = new Error(`${name} is not closed after ${limitMs / 1000} s.`);
    limit = setTimeout(() => reject(late), limitMs);
  });
  try {
    return await Promise.race([closing, tooLong]);
  } finally {
    clearTimeout(limit);
  }
}
