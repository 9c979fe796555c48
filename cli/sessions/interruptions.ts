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

/** Dependencies of `unlessSourceChanged`. */
export interface SourceWork {
  readonly library: Pick<Library, 'SourceChanged'>;
  readonly progress: ShownProgress;
}

/**
 * Runs work of a session that watches its sources. If a source changes meanwhile, prints a warning and returns
 * undefined: the watcher reports that change too, and the work is repeated with it.
 */
export async function unlessSourceChanged<Value>(
  { library, progress }: SourceWork,
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
