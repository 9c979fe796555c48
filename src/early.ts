import { cacheFolders } from './cache/open-cache.ts';
import { isOnDisk } from './effects/is-on-disk.ts';
import { threadCount } from './effects/thread-count.ts';
import { openWorkerEarly } from './workers/pool/open-worker.ts';
import { workerFile } from './workers/pool/worker-file.ts';

/**
 * Starts a thread that loads the parser while the main thread loads the library, if the site in this folder
 * has no cache and the machine has a second processor. A build without it takes longer and writes the same
 * bytes.
 */
export function startThreadEarly(root: string): void {
  if (threadCount() > 1 && !cacheFolders(root).some(isOnDisk)) openWorkerEarly(workerFile());
}
