import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { readTerms } from '../../assemble/search/pages/read-terms.ts';
import { nodeFileSystem } from '../../effects/node-file-system.ts';
import { finishServiceWorkerWith } from '../../emit/service-worker/finish-service-worker.ts';
import { UserError } from '../../model/diagnostic.ts';
import type { RenderTask } from '../../model/render-task.ts';
import type { ParseResult } from '../../parse/parse-task.ts';
import type { RenderResult } from '../../render/render-tasks.ts';
import { documentPart, entryOfPart } from '../../render/rendered-part.ts';
import { writeAtomically } from '../../write/write-outputs.ts';
import { writeStored } from '../../write/write-stored.ts';
import { createActivityLog } from '../activity.ts';
import { runModuleHere } from '../module-exports.ts';
import type { Answers, RequestMessage, Requests, ResponseMessage, ThreadData } from '../protocol.ts';
import { createUnpack } from '../shared-values.ts';
import { createThreadExtensions } from '../thread-extensions.ts';
import { collectGarbage, releaseBytes } from './collect-garbage.ts';
import { pictureRenderer } from './render-pictures.ts';
import { guardGlobals } from './shared-globals.ts';
import { protectProgram, redirectOutput, runsSiteCode } from './site-code.ts';
import { createThreadQueue } from './thread-queue.ts';
import { createThreadTasks } from './thread-tasks.ts';
import { unhandledErrorMessage } from './unhandled-error.ts';

protectProgram(process, parentPort);
redirectOutput(process);
const keepGlobals = guardGlobals((message) => send({ kind: 'unhandled', message }));

const activity = createActivityLog((workerData as ThreadData).activity);
const queue = createThreadQueue(activity, () => {
  // Templates, functions and framed demos of the site run outside the parts of a page.
  keepGlobals(undefined);
});
const unpack = createUnpack();

/** Several threads write at once, so a slow call of one of them is normal. */
const disk = nodeFileSystem(2);
const tasks = createThreadTasks(disk);
const extensions = createThreadExtensions(disk);
const finishServiceWorker = finishServiceWorkerWith(disk);
const renderSocialImage = pictureRenderer(disk);

/** An answer with the byte arrays in it that move to the other thread without a copy. */
interface Answered<Answer> {
  readonly answer: Answer;
  readonly transfer?: readonly Uint8Array[];
}

let reportWritten: () => void;

/** Resolves once files are written for the first time, which is the last that a build asks of a thread. */
export const written = new Promise<void>((resolve) => {
  reportWritten = resolve;
});

type Phase = 'parse' | 'render' | 'write';

let phase: Phase | undefined;

/** Collects the garbage of the phase before. */
function enter(next: Phase): void {
  if (phase !== next) collectGarbage();
  phase = next;
}

type Handlers = {
  [Kind in keyof Requests]: (request: Requests[Kind], id: number) => Promise<Answered<Answers[Kind]>>;
};

const handlers: Handlers = {
  parse: (pages, id) =>
    queue.add(id, async (begin) => {
      phase = 'parse';
      const answer: ParseResult[] = [];
      for (const [item, { task, page, stopped }] of pages.entries()) {
        begin(item);
        const parse = () => tasks.parse(task, page, { stopped, onCall: (call) => begin(item, call) });
        answer.push(await (task.extensions ? queue.whileWaiting(parse) : parse()));
      }
      return { answer, transfer: answer.map(({ body }) => body) };
    }),
  render({ tasks: packed, templates, bodies, stopped }, id) {
    // Before anything is awaited: the next request may refer to values of this one.
    const unpacked = unpack.tasks(packed);
    const location = unpack.templates(templates);
    return queue.add(id, async (begin) => {
      enter('render');
      if (location.own) begin();
      const { render } = await tasks.rendererOf(location);
      const answer: RenderResult[] = [];
      const nextBody = bodies.values();
      for (const [item, task] of unpacked.entries()) {
        begin(item);
        const body = task.props.article && nextBody.next().value;
        const isWatched = location.own || runsSiteCode(task);
        const onPart = partObserver(task, { isWatched, begin: (part) => begin(item, part) });
        answer.push(await render({ task, body, stopped, onPart }));
        if (isWatched) keepGlobals(undefined);
      }
      return { answer, transfer: answer.map(({ html }) => html) };
    });
  },
  preload(templates, id) {
    const location = unpack.templates(templates);
    return queue.add(id, async (begin) => {
      enter('render');
      if (location.own) begin();
      await tasks.rendererOf(location);
      return { answer: undefined };
    });
  },
  fragment({ task, templates }, id) {
    const location = unpack.templates(templates);
    return queue.add(id, async (begin) => {
      if (location.own) begin();
      const { renderFragment } = await tasks.rendererOf(location);
      begin();
      return { answer: await renderFragment(task) };
    });
  },
  module: (code, id) => runFunctions(id, () => runModuleHere(code)),
  extensions: (module, id) => runFunctions(id, () => extensions.summary(module)),
  areNeeded: ({ module, texts }, id) => runFunctions(id, () => extensions.areNeeded(module, texts)),
  rule: (call, id) => runFunctions(id, () => extensions.checkRule(call)),
  emitter: (call, id) => runFunctions(id, () => extensions.runEmitter(call)),
  async finishServiceWorker(parts) {
    return { answer: await finishServiceWorker(parts) };
  },
  async socialImage(task) {
    const answer = await renderSocialImage(task);
    return { answer, transfer: [answer.png] };
  },
  async searchTerms(texts) {
    const answer = readTerms(texts).bytes;
    return { answer, transfer: [answer] };
  },
  async write({ files, stored, outDir }) {
    enter('write');
    const [{ missing, bytes }] = await Promise.all([
      writeStored(disk, outDir, stored),
      ...files.map((file) => writeAtomically(disk, outDir, file)),
    ]);
    releaseBytes(files.reduce((sum, { content }) => sum + content.length, bytes));
    reportWritten();
    return { answer: missing };
  },
};

/** Returns what is called when a part of a page begins: the part before it may have replaced globals. */
function partObserver(
  { props }: RenderTask,
  { isWatched, begin }: { readonly isWatched: boolean; begin(part: number): void },
): (part: number) => void {
  let running = documentPart;
  return (part) => {
    if (isWatched) keepGlobals(entryOfPart(props, running));
    running = part;
    begin(part);
  };
}

/** Runs functions of the site, one request after the other. */
function runFunctions<Answer>(id: number, work: () => Promise<Answer>): Promise<Answered<Answer>> {
  return queue.add(id, async (begin) => {
    begin();
    return { answer: await queue.whileWaiting(work) };
  });
}

function answerTo<Kind extends keyof Requests>({
  kind,
  id,
  request,
}: RequestMessage<Kind>): Promise<Answered<Answers[Kind]>> {
  return handlers[kind](request, id);
}

function send(response: ResponseMessage, transfer: readonly Uint8Array[] = []): void {
  // `encodeText` returns arrays with a buffer of their own.
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
    else send({ kind: 'failed', id, error: asError(error) });
  }
});

/** Modules of a site may throw anything, and some values cannot be sent to another thread. */
function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
