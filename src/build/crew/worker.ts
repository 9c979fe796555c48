import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { nodeFileSystem } from '../../effects/node-file-system.ts';
import { writeWhole } from '../../write/write-whole.ts';
// The bench imports it when it is asked to parse, and threads are.
import '../../parse/parse-page.ts';
import type { Request, Response } from './messages.ts';
import { createUnpack } from './shared-values.ts';
import { createWorkbench, type ParseResult } from './workbench.ts';

/** Bodies of 20 kB are usual: four hundred of them, which take 8 to 16 MB. */
const bench = createWorkbench({ heldCharacters: 8_000_000 });

const unpack = createUnpack();
/**
 * Several threads write at once, so one call is waited for longer. Where many files were removed a moment ago, ext4 takes 0.8 ms to make one:
 * work of the processor, which does not get less when more threads fight for it.
 */
const disk = nodeFileSystem(2);

/** Answers one request; the bytes of bodies and pages are handed over, not copied. */
async function answer(request: Request): Promise<{ response: Response; transfer: ArrayBuffer[] }> {
  const { id } = request;
  if (request.kind === 'parse') {
    const results: ParseResult[] = [];
    for (const job of request.jobs) results.push(await bench.parse(job));
    return {
      response: { kind: 'parsed', id, results, heap: heapSize() },
      transfer: results.map(({ body }) => buffer(body)),
    };
  }
  if (request.kind === 'errand') {
    await bench.prepare(request.location);
    const result = await bench.run(request.errand);
    return { response: { kind: 'done', id, result, heap: heapSize() }, transfer: [] };
  }
  if (request.kind === 'write') {
    await Promise.all(request.files.map((file) => writeWhole(disk, request.outDir, file)));
    return { response: { kind: 'written', id, heap: heapSize() }, transfer: [] };
  }
  // Before anything is waited for: the next request may refer to what came with this one.
  const tasks = unpack(request.packed);
  await bench.prepare(request.location);
  const results = [];
  for (const [index, task] of tasks.entries()) {
    const body = request.bodies[index];
    results.push(await bench.render(body ? { task, body } : { task }));
  }
  return {
    response: { kind: 'rendered', id, results, heap: heapSize() },
    transfer: results.map(({ html }) => buffer(html)),
  };
}

function heapSize(): number {
  return getHeapStatistics().used_heap_size;
}

function buffer(bytes: Uint8Array): ArrayBuffer {
  // TextEncoder gives bytes of a buffer of their own.
  return bytes.buffer as ArrayBuffer;
}

parentPort?.on('message', async (request: Request) => {
  try {
    const { response, transfer } = await answer(request);
    parentPort?.postMessage(response, transfer);
  } catch (error) {
    parentPort?.postMessage({ kind: 'failed', id: request.id, error } satisfies Response);
  }
});
