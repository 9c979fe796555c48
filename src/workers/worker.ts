import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { nodeFileSystem } from '../effects/node-file-system.ts';
// Imported here because every worker parses; the tasks import it when they need it.
import '../parse/page/parse-page.ts';
import { finishServiceWorkerWith } from '../emit/finish-service-worker.ts';
import { socialImageRenderer } from '../emit/social/render-social-image.ts';
import { UserError } from '../model/diagnostic.ts';
import type { ParseResult } from '../parse/parse-task.ts';
import type { RenderResult } from '../render/render-tasks.ts';
import { writeAtomically } from '../write/write-outputs.ts';
import { collectGarbage, releaseBytes } from './collect-garbage.ts';
import type { Answers, RequestMessage, Requests, ResponseMessage } from './protocol.ts';
import { createUnpack } from './shared-values.ts';
import { createThreadTasks } from './thread-tasks.ts';
import { unhandledErrorMessage } from './unhandled-error.ts';

const unpack = createUnpack();

/** Several threads write at once, so a slow call of one of them is normal. */
const disk = nodeFileSystem(2);
const tasks = createThreadTasks(disk);
const finishServiceWorker = finishServiceWorkerWith(disk);
const renderSocialImage = socialImageRenderer(disk);

/** An answer with the byte arrays in it that move to the other thread without a copy. */
interface Answered<Answer> {
  readonly answer: Answer;
  readonly transfer?: readonly Uint8Array[];
}

type Phase = 'parse' | 'render' | 'write';

let phase: Phase | undefined;

/** Collects the garbage of the phase before. */
function enter(next: Phase): void {
  if (phase !== next) collectGarbage();
  phase = next;
}

const handlers: {
  [Kind in keyof Requests]: (request: Requests[Kind]) => Promise<Answered<Answers[Kind]>>;
} = {
  async parse(pages) {
    phase = 'parse';
    const answer: ParseResult[] = [];
    for (const { task, page } of pages) answer.push(await tasks.parse(task, page));
    return { answer, transfer: answer.map(({ body }) => body) };
  },
  async render({ packed, bodies, location }) {
    // Before anything is awaited: the next request may refer to values of this one.
    const unpacked = unpack(packed);
    enter('render');
    const { render } = await tasks.rendererOf(location);
    const answer: RenderResult[] = [];
    const nextBody = bodies.values();
    for (const task of unpacked) {
      answer.push(await render({ task, body: task.props.article && nextBody.next().value }));
    }
    return { answer, transfer: answer.map(({ html }) => html) };
  },
  async preload(location) {
    enter('render');
    await tasks.rendererOf(location);
    return { answer: undefined };
  },
  async fragment({ task, location }) {
    const { renderFragment } = await tasks.rendererOf(location);
    return { answer: await renderFragment(task) };
  },
  async finishServiceWorker(parts) {
    return { answer: await finishServiceWorker(parts) };
  },
  async socialImage(task) {
    const answer = await renderSocialImage(task);
    return { answer, transfer: [answer.png] };
  },
  async write({ files, outDir }) {
    enter('write');
    await Promise.all(files.map((file) => writeAtomically(disk, outDir, file)));
    releaseBytes(files.reduce((sum, { content }) => sum + content.length, 0));
    return { answer: undefined };
  },
};

function answerTo({ kind, request }: RequestMessage): Promise<Answered<Answers[keyof Answers]>> {
  // The kind determines the request; TypeScript does not follow that through the table.
  return handlers[kind](request as never);
}

function send(response: ResponseMessage, transfer: readonly Uint8Array[] = []): void {
  // TextEncoder returns arrays with a buffer of their own.
  parentPort?.postMessage(
    response,
    transfer.map((bytes) => bytes.buffer as ArrayBuffer),
  );
}

process.on('uncaughtException', (error) => {
  const message = unhandledErrorMessage(error);
  if (message === undefined) throw error;
  send({ kind: 'unhandled', message });
});

parentPort?.on('message', async (request: RequestMessage) => {
  const { id } = request;
  try {
    const { answer, transfer } = await answerTo(request);
    send({ kind: 'answered', id, answer, heap: getHeapStatistics().used_heap_size }, transfer);
  } catch (error) {
    if (error instanceof UserError) send({ kind: 'user-error', id, message: error.message });
    else send({ kind: 'failed', id, error });
  }
});
