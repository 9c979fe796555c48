import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FilePath } from '../../../src/model/path.ts';
import { createExtractionThread } from '../../../src/workers/extraction-thread.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const task = { root: '/site' as FilePath, products: [] };

/** A worker that answers with the number of its tasks, and ends at the second one. */
const worker = `
  import { parentPort } from 'node:worker_threads';
  let tasks = 0;
  parentPort.on('message', ({ id }) => {
    tasks += 1;
    if (tasks === 2) process.exit(7);
    parentPort.postMessage({ kind: 'answered', id, result: { products: [], files: [String(tasks)] }, heap: 100 });
  });
`;

test('a thread that ends is replaced for the next task', async () => {
  await using folder = await temporaryFolder();
  const workerFile = join(folder.path, 'worker.mjs') as FilePath;
  await writeFile(workerFile, worker);
  const thread = createExtractionThread({ workerFile, isKept: true });
  expect((await thread.extract(task)).files).toEqual(['1']);
  await expect(thread.extract(task)).rejects.toThrow('ended with code 7');
  expect((await thread.extract(task)).files).toEqual(['1']);
  await thread.close();
});

test.each([
  ['is not kept', { isKept: false }],
  ['is too large', { isKept: true, maxHeap: 50 }],
])('a thread that %s is replaced after its task', async (_, options) => {
  await using folder = await temporaryFolder();
  const workerFile = join(folder.path, 'worker.mjs') as FilePath;
  await writeFile(workerFile, worker);
  const thread = createExtractionThread({ workerFile, ...options });
  expect((await thread.extract(task)).files).toEqual(['1']);
  expect((await thread.extract(task)).files).toEqual(['1']);
  await thread.close();
});

test('a closed thread starts no more', async () => {
  await using folder = await temporaryFolder();
  const workerFile = join(folder.path, 'worker.mjs') as FilePath;
  await writeFile(workerFile, worker);
  const thread = createExtractionThread({ workerFile, isKept: true });
  expect((await thread.extract(task)).files).toEqual(['1']);
  await thread.close();
  await expect(thread.extract(task)).rejects.toThrow('is closed');
});
