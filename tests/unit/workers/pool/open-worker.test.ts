import { expect, test } from 'vitest';
import type { FilePath } from '../../../../src/model/path.ts';
import { openWorker, openWorkerEarly } from '../../../../src/workers/pool/open-worker.ts';
import { workerFile } from '../../../../src/workers/pool/worker-file.ts';

test('a worker that was opened early becomes the first thread of its file', async () => {
  const file = workerFile();
  openWorkerEarly(file);
  const other = openWorker(`${file}?other` as FilePath);
  const first = openWorker(file);
  const second = openWorker(file);
  const opened = [other, first, second];
  expect(new Set(opened.map(({ worker }) => worker.threadId)).size).toBe(3);
  // Threads are numbered in the order in which they were opened.
  expect(first.worker.threadId).toBeLessThan(other.worker.threadId);
  expect(new Set(opened.map(({ activity }) => activity)).size).toBe(3);
  other.worker.on('error', () => {});
  await Promise.all(opened.map(({ worker }) => worker.terminate()));
});
