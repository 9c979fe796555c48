import { parentPort } from 'node:worker_threads';

// Ends with the first request, as a thread does that has used up its memory.
parentPort?.once('message', () => {
  throw Object.assign(new Error('heap limit'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
});
