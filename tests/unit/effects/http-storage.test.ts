import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { httpStorage } from '../../../src/effects/http-storage.ts';

test('a server that leads to a page for signing in stores nothing', async () => {
  const server = createServer((request, response) => {
    if (request.method === 'PUT') response.writeHead(302, { location: '/sign-in' });
    else response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<title>Sign in</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const storage = httpStorage({ url, token: undefined, timeout: 5000, signal: undefined });
    expect(await storage.put('cas', 'a', Buffer.from('text'))).toEqual({
      kind: 'failed',
      reason: 'HTTP 302',
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
