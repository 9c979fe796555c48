import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const worker = new URL('../../lib/worker.js', import.meta.url).href;
const threads = 150;

/**
 * Starts one thread after the other, lets each parse a page, and stops it 15 to 65 ms after it has started,
 * of which it needs about one to load the parser. The error of Node.js ends the process, hence one of its
 * own; it came in two of three runs while the parser was an ES module outside of the bundle.
 */
const program = `
  import { Worker } from 'node:worker_threads';
  for (let count = 0; count < ${threads}; count++) {
    const thread = new Worker(new URL('${worker}'), {
      workerData: { activity: new SharedArrayBuffer(4096) },
      stdout: true,
      stderr: true,
    });
    thread.on('error', () => {});
    const task = { path: 'content/a.md', options: { trust: true, schemes: [], folders: [] } };
    thread.postMessage({ id: 1, kind: 'parse', request: [{ task, page: { text: '# A' } }] });
    await new Promise((resolve) => thread.once('online', resolve));
    // A timer is not exact enough.
    const end = performance.now() + 15 + (count / ${threads}) * 50;
    while (performance.now() < end);
    await thread.terminate();
  }
  console.log('ended');
`;

test('a thread that is stopped while it loads the parser does not end the program', async () => {
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe('ended\n');
}, 60_000);
