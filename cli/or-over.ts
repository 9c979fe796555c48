/** Does work until the signal is aborted: what was under way then is not a failure, and gives undefined. */
export async function orOver<Value>(
  over: AbortSignal,
  work: () => Promise<Value> | undefined,
): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!over.aborted) throw error;
    return undefined;
  }
}
