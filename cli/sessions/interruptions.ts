import type { ShownProgress } from '../progress.ts';
import type { Library } from '../terminal.ts';

/** Runs work, and returns undefined if it fails after the signal is aborted. */
export async function unlessAborted<Value>(
  signal: AbortSignal,
  work: () => Promise<Value> | undefined,
): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  }
}

/**
 * Runs work on watched sources. If a source changes meanwhile, warns and returns undefined: the watcher
 * reports that change too, and the work is repeated.
 */
export async function unlessSourceChanged<Value>(
  { library, progress }: { readonly library: Library; readonly progress: ShownProgress },
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof library.SourceChanged)) throw error;
    progress.warn(error.message);
    return undefined;
  }
}
