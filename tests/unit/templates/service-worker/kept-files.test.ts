import { afterEach, expect, test, vi } from 'vitest';
import type { OfflineList } from '../../../../src/model/offline.ts';

afterEach(() => vi.unstubAllGlobals());

const list: OfflineList = {
  ...{ id: 'ui', name: 'UI', language: 'en', href: '/ui/', list: '_offline/en/ui.json', version: '1' },
  bytes: 3,
  files: [
    ['a.js', 1],
    ['b.js', 2],
  ],
};

interface KeptFiles {
  downloadFiles(
    list: OfflineList,
    options: { readonly signal: AbortSignal; onProgress(share: number): void },
  ): Promise<void>;
}

/** Loads the module where a service worker has its cache. Its types need those of workers, not of pages. */
async function loadKeptFiles(cache: object): Promise<KeptFiles> {
  vi.stubGlobal('self', { registration: { scope: 'https://acme.dev/' } });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { storage: {} });
  const file = new URL('../../../../templates/service-worker/kept/kept-files.ts', import.meta.url);
  return import(/* @vite-ignore */ file.href);
}

test('a download that is cancelled while it looks for files requests none', async () => {
  const cancelled = new AbortController();
  const { downloadFiles } = await loadKeptFiles({
    keys: async () => {
      cancelled.abort();
      return [];
    },
  });
  const request = vi.fn(async () => new Response(''));
  vi.stubGlobal('fetch', request);
  const downloaded = downloadFiles(list, { signal: cancelled.signal, onProgress() {} });
  await expect(downloaded).rejects.toThrow('aborted');
  expect(request).not.toHaveBeenCalled();
});
