import type { SearchPage } from '../../../src/model/search-index.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { SearchAnswer } from './engine/search-answer.ts';
import type { WorkerCall, WorkerReply } from './search-worker.ts';

type Call = WorkerCall extends infer One
  ? One extends WorkerCall
    ? Omit<One, 'id' | 'index'>
    : never
  : never;

interface Pending {
  onResults(answer: SearchAnswer): void;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

let connected: Promise<SearchEngine> | undefined;

/** Connects to the search engine in a worker of the page. Browsers that start none run it in the page. */
export function connectEngine(index: string): Promise<SearchEngine> {
  connected ??= connect(index);
  connected.catch(() => {
    connected = undefined;
  });
  return connected;
}

async function connect(index: string): Promise<SearchEngine> {
  const { workerUrl, createEngine } = await import('./search-worker.ts');
  try {
    return engineIn(
      new Worker(colophonTrusted.createScriptURL(workerUrl), { type: 'module', name: 'search' }),
      index,
    );
  } catch {
    return createEngine(index);
  }
}

function engineIn(worker: Worker, index: string): SearchEngine {
  const pending = new Map<number, Pending>();
  let last = 0;
  let failure: Error | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const call = pending.get(data.id);
    if (!call) return;
    if (data.kind === 'results') return call.onResults(data.value);
    pending.delete(data.id);
    if (data.kind === 'value') call.resolve(data.value);
    else call.reject(new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => {
    // A caller may still have this engine, which answers no more.
    failure = new Error(`The search worker failed: ${message}`);
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
    worker.terminate();
    connected = undefined;
  });
  const call = (sent: Call, onResults: Pending['onResults'] = () => {}) =>
    new Promise<unknown>((resolve, reject) => {
      if (failure) return reject(failure);
      last += 1;
      pending.set(last, { onResults, resolve, reject });
      worker.postMessage({ ...sent, id: last, index });
    });
  return {
    ask: async (question, onResults) => (await call({ method: 'ask', question }, onResults)) as SearchAnswer,
    async refresh() {
      await call({ method: 'refresh' });
    },
    pages: async (most = Number.MAX_SAFE_INTEGER) =>
      (await call({ method: 'pages', most })) as readonly SearchPage[],
  };
}
