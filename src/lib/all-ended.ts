/**
 * Waits for work that goes on side by side, and for the rest of it also where some has failed: then it
 * rejects with the first failure in the list.
 */
export async function allEnded(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}
