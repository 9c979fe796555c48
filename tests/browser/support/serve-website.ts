import type { FilePath } from '../../../src/model/path.ts';
import { servePreview } from '../../../src/serve/preview.ts';

/** A website that is served on this machine until it is disposed of. */
export interface ServedWebsite extends AsyncDisposable {
  /** Ends in a slash. */
  readonly url: string;
}

/** Serves a folder on a free port, as a static host would. */
export async function serveWebsite(folder: string, base = '/'): Promise<ServedWebsite> {
  const stop = new AbortController();
  const { url, closed } = await servePreview(
    { outDir: folder as FilePath, base },
    { port: 0, host: '127.0.0.1', signal: stop.signal },
  );
  return {
    url,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await closed;
    },
  };
}
