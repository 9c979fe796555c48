import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { nodeFileSystem } from '../effects/node-file-system.ts';
// The bench imports it when it is asked to parse, and threads are.
import '../parse/page/parse-page.ts';
import { finishWorkerWith } from '../emit/finish-service-worker.ts';
import { UserError } from '../model/user-error.ts';
import { writeWhole } from '../write/write-whole.ts';
import { letGo, letGoOfAll } from './collect-garbage.ts';
import type { Answers, Questions, Request, Response } from './protocol.ts';
import { createUnpack } from './shared-values.ts';
import { createWorkbench, type ParseResult, type RenderResult } from './tasks.ts';
import { lateErrorOf } from './unhandled-error.ts';

/** Bodies of 20 kB are usual: four hundred of them, which take 8 to 16 MB. */
const bench = createWorkbench({ heldCharacters: 8_000_000 });

const unpack = createUnpack();

/**
 * Several threads write at once, so one call is waited for longer. Where many files were removed a moment ago, ext4 takes 0.8 ms to make one:
 * work of the processor, which does not get less when more threads fight for it.
 */
const disk = nodeFileSystem(2);
const finishWorker = finishWorkerWith(disk);

/** An answer, and the bytes in it that are handed over and not copied. */
interface Answered<Answer> {
  readonly answer: Answer;
  readonly transfer?: readonly Uint8Array[];
}

type KindOfWork = 'parse' | 'draw' | 'write';

let begun: KindOfWork | undefined;

/** When work of another kind begins, what the last kind left behind is let go. */
function begin(kind: 'draw' | 'write'): void {
  if (begun !== kind) letGoOfAll();
  begun = kind;
}

const work: { [Kind in keyof Questions]: (question: Questions[Kind]) => Promise<Answered<Answers[Kind]>> } = {
  async parse(jobs) {
    begun = 'parse';
    const answer: ParseResult[] = [];
    for (const job of jobs) answer.push(await bench.parse(job));
    return { answer, transfer: answer.map(({ body }) => body) };
  },
  async render({ packed, bodies, location }) {
    // Before anything is waited for: the next question may refer to what came with this one.
    const tasks = unpack(packed);
    begin('draw');
    const { render } = await bench.at(location);
    const answer: RenderResult[] = [];
    for (const [index, task] of tasks.entries()) {
      const body = bodies[index];
      answer.push(await render(body ? { task, body } : { task }));
    }
    return { answer, transfer: answer.map(({ html }) => html) };
  },
  async prepare(location) {
    begin('draw');
    await bench.at(location);
    return { answer: undefined };
  },
  async errand({ errand, location }) {
    const { run } = await bench.at(location);
    return { answer: await run(errand) };
  },
  async worker(order) {
    return { answer: await finishWorker(order) };
  },
  async write({ files, outDir }) {
    begin('write');
    await Promise.all(files.map((file) => writeWhole(disk, outDir, file)));
    letGo(files.reduce((sum, { content }) => sum + content.length, 0));
    return { answer: undefined };
  },
};

function answerTo({ kind, question }: Request): Promise<Answered<Answers[keyof Answers]>> {
  // The kind says which question it is; TypeScript does not follow that through the table.
  return work[kind](question as never);
}

function send(response: Response, transfer: readonly Uint8Array[] = []): void {
  // TextEncoder gives bytes of a buffer of their own.
  parentPort?.postMessage(
    response,
    transfer.map((bytes) => bytes.buffer as ArrayBuffer),
  );
}

process.on('uncaughtException', (error) => {
  const words = lateErrorOf(error);
  if (words === undefined) throw error;
  send({ kind: 'late', words });
});

parentPort?.on('message', async (request: Request) => {
  const { id } = request;
  try {
    const { answer, transfer } = await answerTo(request);
    send({ kind: 'answered', id, answer, heap: getHeapStatistics().used_heap_size }, transfer);
  } catch (error) {
    if (error instanceof UserError) send({ kind: 'refused', id, message: error.message });
    else send({ kind: 'failed', id, error });
  }
});
