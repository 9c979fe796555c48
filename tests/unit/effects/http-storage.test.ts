import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { type HttpStorageOptions, httpStorage } from '../../../src/effects/http-storage.ts';

afterEach(() => vi.unstubAllGlobals());

type Answering = (response: ServerResponse, request: IncomingMessage, body: Buffer) => void;

/** Starts a server, and opens it as a storage below `/cache`. */
async function storageOf(answer: Answering, options: Partial<HttpStorageOptions> = {}, end = '/cache') {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    answer(response, request, Buffer.concat(parts));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const url = `http://127.0.0.1:${address.port}${end}`;
  const storage = httpStorage({ url, token: undefined, timeout: 5000, signal: undefined, ...options });
  return {
    ...{ requests, storage, url },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const sending =
  (status: number, text = '') =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(text);
const advice = '; COLOPHON_CACHE_TOKEN is missing or not accepted';

test.each<[status: number, text: string, answer: object]>([
  [200, 'four', { kind: 'found', bytes: Buffer.from('four') }],
  [200, '', { kind: 'found', bytes: Buffer.alloc(0) }],
  [200, 'seven..', { kind: 'found', bytes: Buffer.from('seven..') }],
  [200, 'eight...', { kind: 'failed', reason: 'an answer is too large' }],
  [404, 'nothing', { kind: 'missing' }],
  [401, '', { kind: 'failed', reason: `HTTP 401${advice}` }],
  [403, '', { kind: 'failed', reason: `HTTP 403${advice}` }],
  [500, '', { kind: 'failed', reason: 'HTTP 500' }],
])('a server that answers %i %s', async (status, text, answer) => {
  await using server = await storageOf(sending(status, text));
  expect(await server.storage.get('ac', 'a1', 7)).toEqual(answer);
  expect(server.requests).toEqual(['GET /cache/ac/a1 undefined']);
});

test.each([
  ['secret', 'Bearer secret'],
  [' secret\n', 'Bearer secret'],
  ['Basic dXNlcg==\n', 'Basic dXNlcg=='],
])('the token %j is sent as %s', async (token, authorization) => {
  await using server = await storageOf(sending(200), { token });
  await server.storage.get('cas', 'a', 1);
  await server.storage.put('cas', 'b', Buffer.from('x'));
  expect(server.requests).toEqual([`GET /cache/cas/a ${authorization}`, `PUT /cache/cas/b ${authorization}`]);
});

test.each(['', '/', '/cache', '/cache///'])('an address that ends in "%s" is a folder', async (end) => {
  await using server = await storageOf(sending(404), {}, end);
  await server.storage.get('ac', 'a', 1);
  const folder = end.replace(/\/+$/, '');
  expect(server.requests).toEqual([`GET ${folder}/ac/a undefined`]);
  expect(server.storage.name).toBe(`remote cache "${server.url.replace(/\/+$/, '')}/"`);
});

test('bytes are stored as they are', async () => {
  const received: unknown[] = [];
  await using server = await storageOf((response, { headers }, body) => {
    received.push(headers['content-type'], body);
    response.writeHead(201).end();
  });
  expect(await server.storage.put('cas', 'a', new Uint8Array([0, 200, 10]))).toBeUndefined();
  expect(received).toEqual(['application/octet-stream', Buffer.from([0, 200, 10])]);
});

test.each<[status: number, reason: string]>([
  [401, `HTTP 401${advice}`],
  [507, 'HTTP 507'],
])('a server that refuses bytes with %i', async (status, reason) => {
  await using server = await storageOf(sending(status));
  expect(await server.storage.put('cas', 'a', Buffer.from('x'))).toEqual({ kind: 'failed', reason });
});

test('a server that leads to a page for signing in stores nothing', async () => {
  await using server = await storageOf((response, { method }) => {
    if (method === 'PUT') response.writeHead(302, { location: '/sign-in' });
    else response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<title>Sign in</title>');
  });
  expect(await server.storage.put('cas', 'a', Buffer.from('text'))).toEqual({
    kind: 'failed',
    reason: 'HTTP 302',
  });
});

test.each<[what: string, answer: Answering]>([
  ['at all', () => {}],
  ['completely', (response) => void response.writeHead(200, { 'content-length': 4 }).write('fo')],
])('a server that does not answer %s in time has failed', async (_, answer) => {
  await using server = await storageOf(answer, { timeout: 200 });
  expect(await server.storage.get('ac', 'a', 10)).toEqual({ kind: 'failed', reason: 'no answer in 0.2 s' });
});

test('an answer that breaks off has failed', async () => {
  await using server = await storageOf((response) => {
    response.writeHead(200, { 'content-length': 4 }).write('fo', () => response.destroy());
  });
  expect(await server.storage.get('ac', 'a', 10)).toEqual({
    kind: 'failed',
    reason: 'the connection ended early',
  });
});

test('a signal ends requests', async () => {
  const stopped = new AbortController();
  await using server = await storageOf(() => stopped.abort(new Error('stopped')), { signal: stopped.signal });
  expect(await server.storage.get('ac', 'a', 10)).toMatchObject({ kind: 'failed', reason: 'stopped' });
});

test('a server that is not there has failed with the reason of the system', async () => {
  const server = await storageOf(sending(200));
  await server[Symbol.asyncDispose]();
  expect(await server.storage.get('ac', 'a', 10)).toEqual({ kind: 'failed', reason: 'ECONNREFUSED' });
});

test('a server that accepts no connection has failed before the time limit', async () => {
  const cause = Object.assign(new Error('Connect Timeout Error'), { code: 'UND_ERR_CONNECT_TIMEOUT' });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed', { cause });
  });
  const storage = httpStorage({
    url: 'https://cache.acme.dev/',
    token: undefined,
    timeout: 60_000,
    signal: undefined,
  });
  expect(await storage.get('ac', 'a', 10)).toEqual({
    kind: 'failed',
    reason: 'the server accepts no connection',
  });
});
