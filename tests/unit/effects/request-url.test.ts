import { expect, test } from 'vitest';
import { requestUrl } from '../../../src/effects/request-url.ts';
import { answeringServer } from '../../support/answering-server.ts';

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

test.each<[header: Record<string, string>, retryAfter: number | undefined]>([
  [{}, undefined],
  [{ 'retry-after': '120' }, 120],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': 'Wed, 01 Jan 2020 00:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
])('an answer with %j', async (header, retryAfter) => {
  await using server = await answeringServer(() => [429, header]);
  expect(await requestUrl(`${server.origin}/a`, 'HEAD', undefined)).toEqual({
    kind: 'answer',
    status: 429,
    ...(retryAfter !== undefined && { retryAfter }),
  });
  expect(server.requests).toEqual(['HEAD /a']);
});

test('a date in the future is so many seconds away', async () => {
  await using server = await answeringServer(() => [503, { 'retry-after': at(100) }]);
  const answer = await requestUrl(`${server.origin}/a`, 'GET', undefined);
  const seconds = answer.kind === 'answer' ? answer.retryAfter : undefined;
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThanOrEqual(101);
});

test('redirects are followed', async () => {
  await using server = await answeringServer((path) => (path === '/a' ? [302, { location: '/b' }] : 410));
  expect(await requestUrl(`${server.origin}/a`, 'GET', undefined)).toEqual({ kind: 'answer', status: 410 });
});

test('a server that is not there is a failure with its code', async () => {
  const server = await answeringServer(() => 200);
  await server[Symbol.asyncDispose]();
  expect(await requestUrl(server.origin, 'HEAD', undefined)).toMatchObject({
    kind: 'failed',
    code: 'ECONNREFUSED',
  });
});

test('an address that cannot be requested is a failure with a reason', async () => {
  const answer = await requestUrl('http://', 'GET', undefined);
  expect(answer).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/\S/) });
});

test('a signal interrupts the request with its reason', async () => {
  await using server = await answeringServer(() => 200, 1000);
  const stopped = new AbortController();
  const requested = requestUrl(`${server.origin}/a`, 'GET', stopped.signal);
  stopped.abort(new Error('stopped'));
  await expect(requested).rejects.toThrow('stopped');
});
