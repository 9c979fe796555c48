import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone when the test is over. */
export interface TemporaryFolder extends AsyncDisposable {
  readonly path: string;
}

/** Makes an empty folder of its own. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  // The real path: some systems keep temporary files behind a link, and the bundler tells the place behind
  // it.
  const path = await realpath(await mkdtemp(join(tmpdir(), 'colophon-')));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}
