import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedWebsite } from './serve-website.ts';

/** A website that notes which documents it was asked for, and why. */
export interface WatchedWebsite extends ServedWebsite {
  /**
   * Paths of pages in the order they were asked for: by a visit, by the browser's own prefetch, or by a
   * script.
   */
  readonly asked: { readonly path: string; readonly by: 'visit' | 'browser' | 'script' }[];
}

/** Serves what another server has, and notes requests for pages. */
export async function watchedWebsite(origin: string): Promise<WatchedWebsite> {
  const asked: WatchedWebsite['asked'] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '/', headers } = request;
    const isAhead = String(headers['sec-purpose'] ?? '').startsWith('prefetch');
    const by = isAhead ? 'browser' : headers['sec-fetch-dest'] === 'document' ? 'visit' : 'script';
    if (path.endsWith('/')) asked.push({ path, by });
    const answer = await fetch(new URL(path, origin), { redirect: 'manual' });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
