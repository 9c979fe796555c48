/**
 * How deep lists and groups of keys may nest in the data of a site. The limit keeps recursive functions, and
 * those of packages, from overflowing the stack; an entry of a navigation takes two levels.
 */
export const maxDataDepth = 200;

/** True for data in which lists and objects nest deeper than the limit. */
export function exceedsDepth(value: unknown, most: number = maxDataDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return inner.some((each) => exceedsDepth(each, most - 1));
}

/** True for the error of a function that called itself too often. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}
