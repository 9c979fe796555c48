import type { ShownProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** What the work of a session is done with. */
export interface SourceWork {
  readonly library: Pick<Awaited<ReturnType<Terminal['library']>>, 'SourceChanged'>;
  readonly progress: ShownProgress;
}

/**
 * Does work of a session that watches its sources. Work under which a source changed is given up with a sentence and gives undefined: the watch
 * tells of that change too, and the work is done again with it.
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
