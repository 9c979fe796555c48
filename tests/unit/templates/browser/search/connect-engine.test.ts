import { afterEach, expect, test, vi } from 'vitest';
import { connectEngine } from '../../../../../templates/browser/search/connect-engine.ts';

afterEach(() => vi.unstubAllGlobals());

test('a worker that fails is ended, and its engine answers no more', async () => {
  const workers: FakeWorker[] = [];
  class FakeWorker extends EventTarget {
    readonly terminate = vi.fn();
    readonly postMessage = vi.fn();
    constructor() {
      super();
      workers.push(this);
    }
  }
  // The module of the worker serves calls where there is no document.
  vi.stubGlobal('document', {});
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('colophonTrusted', { createScriptURL: (url: string) => url });

  const engine = await connectEngine('/search.json');
  const asked = engine.refresh();
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(asked).rejects.toThrow('The search worker failed: out of memory');
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  await expect(engine.refresh()).rejects.toThrow('The search worker failed: out of memory');
  expect(workers[0]?.postMessage).toHaveBeenCalledOnce();

  void (await connectEngine('/search.json')).refresh();
  expect(workers[1]?.postMessage).toHaveBeenCalledOnce();
});
