import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/model/diagnostic.ts';
import { contentType } from '../../../src/serve/send-content.ts';
import { type AnswerRequest, createSiteServer, startServer } from '../../../src/serve/site-server.ts';

async function started(answer: AnswerRequest, { host = '127.0.0.1', base = '/' } = {}) {
  const failures: unknown[] = [];
  const stop = new AbortController();
  const server = createSiteServer(answer, (error) => failures.push(error));
  const running = await startServer(server, base, { port: 0, host, signal: stop.signal });
  return {
    ...running,
    failures,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await running.closed;
    },
  };
}

const hello: AnswerRequest = async (_request, response) => void response.end('hello');

describe('a request whose answer fails', () => {
  test('gets the error', async () => {
    const error = new RangeError('No such page.');
    await using server = await started(async () => {
      throw error;
    });
    const response = await fetch(server.url);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain('RangeError: No such page.');
    expect(server.failures).toEqual([error]);
  });

  test('loses its connection if a part of the answer is sent already, so that it is not taken for whole', async () => {
    await using server = await started(async (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('the first part');
      throw new Error('No more.');
    });
    const read = fetch(server.url).then((response) => response.text());
    await expect(read).rejects.toThrow();
    expect(server.failures).toEqual([new Error('No more.')]);
  });
});

describe('a server', () => {
  test('names its address with the base of the site', async () => {
    await using server = await started(hello, { base: '/docs/' });
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/$/);
    expect(await (await fetch(server.url)).text()).toBe('hello');
  });

  test('that listens everywhere is named by an address that opens', async () => {
    await using server = await started(hello, { host: '0.0.0.0' });
    expect(server.url).toMatch(/^http:\/\/localhost:\d+\/$/);
  });

  test('whose signal is aborted before it starts is closed', async () => {
    const server = createSiteServer(hello, () => {});
    const running = await startServer(server, '/', {
      port: 0,
      host: '127.0.0.1',
      signal: AbortSignal.abort(),
    });
    await running.closed;
    expect(server.listening).toBe(false);
  });

  // An address for documentation, and a name that never exists.
  test.each(['203.0.113.9', 'nowhere.invalid'])('cannot listen on %s', async (host) => {
    await expect(started(hello, { host })).rejects.toThrow(
      new UserError(`"${host}" is not an address of this machine. Choose another one with --host.`),
    );
  });
});

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['a/index.md', 'text/markdown; charset=utf-8'],
  ['app.js', 'text/javascript; charset=utf-8'],
  ['data.json', 'application/json; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['feed.xml', 'text/xml; charset=utf-8'],
  ['a.svg', 'image/svg+xml'],
  ['a.woff2', 'font/woff2'],
  ['favicon.ico', 'image/x-icon'],
  ['a.unknown', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s is sent as %s', (name, type) => {
  expect(contentType(name)).toBe(type);
});
