import { createEngine, type SearchEngine } from './engine/engine.ts';
import type { SearchAnswer, SearchQuestion } from './engine/search-answer.ts';

/** A call of the engine in the worker. `index` is the URL of the manifest. */
export type WorkerCall = { readonly id: number; readonly index: string } & (
  | { readonly method: 'ask'; readonly question: SearchQuestion }
  | { readonly method: 'refresh' }
  | { readonly method: 'pages'; readonly most: number }
);

/** What the worker sends: results before the last, the value of a call, or what failed. */
export type WorkerReply =
  | { readonly id: number; readonly kind: 'results'; readonly value: SearchAnswer }
  | { readonly id: number; readonly kind: 'value'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'error'; readonly message: string };

/** The URL of this module, which is also the script of the worker. */
export const workerUrl = import.meta.url;

export { createEngine };

const engines = new Map<string, SearchEngine>();

/** Serves calls when this module runs in a worker. */
function serve(): void {
  addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
    const reply = (message: WorkerReply) => postMessage(message);
    answer(data, (value) => reply({ id: data.id, kind: 'results', value })).then(
      (value) => reply({ id: data.id, kind: 'value', value }),
      (error: unknown) => reply({ id: data.id, kind: 'error', message: String(error) }),
    );
  });
}

function answer(call: WorkerCall, onResults: (answer: SearchAnswer) => void): Promise<unknown> {
  const engine = engines.get(call.index) ?? createEngine(call.index);
  engines.set(call.index, engine);
  if (call.method === 'ask') return engine.ask(call.question, onResults);
  return call.method === 'refresh' ? engine.refresh() : engine.pages(call.most);
}

if (typeof document === 'undefined') serve();
