import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServedWebsite } from './serve-website.ts';

/** Serves what another server has; documents come in two halves, the second a third of a second later. */
export async function slowWebsite(origin: string, splitBefore: string): Promise<ServedWebsite> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin));
    const type = answer.headers.get('Content-Type') ?? 'text/plain';
    response.writeHead(answer.status, { 'Content-Type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const split = type.startsWith('text/html') ? body.indexOf(splitBefore) : -1;
    if (split > 0) {
      response.write(body.subarray(0, split));
      await pause(350);
    }
    response.end(body.subarray(Math.max(0, split)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
