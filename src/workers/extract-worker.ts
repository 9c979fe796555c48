import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { checkTypes } from '../extract/check-types.ts';
import { createExtractor, type Extractor } from '../extract/create-extractor.ts';
import type { ExtractionTask } from '../extract/extraction-task.ts';
import type { ExtractionRequest, ExtractionResponse } from './extraction-thread.ts';

// The only module of the program that loads TypeScript. Its program stays until the thread ends.

/** The extractor of the last site; a thread serves one site after the other. */
let current: { readonly root: string; readonly extractor: Extractor } | undefined;

function extractorFor({ root }: ExtractionTask): Extractor {
  if (current?.root !== root) {
    current?.extractor.dispose();
    current = { root, extractor: createExtractor(root) };
  }
  return current.extractor;
}

function answerTo(request: ExtractionRequest): ExtractionResponse {
  const { id } = request;
  try {
    const result =
      request.kind === 'extract'
        ? extractorFor(request.task).extract(request.task)
        : checkTypes(request.task);
    return { kind: 'answered', id, result, heap: getHeapStatistics().used_heap_size };
  } catch (error) {
    return { kind: 'failed', id, error };
  }
}

parentPort?.on('message', (request: ExtractionRequest) => parentPort?.postMessage(answerTo(request)));
