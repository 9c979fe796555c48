import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { type RequestUrl, requestUrl } from '../../../src/effects/request-url.ts';
import { checkExternal } from '../../../src/load/check-external.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { answeringServer } from '../../support/answering-server.ts';
import { siteOf } from '../../support/sample-site.ts';
import { silentProgress } from '../../support/silent-progress.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const config = 'products: [{ id: m, name: M, root: /m/, content: m, navigation: n.yaml }]';

/** Checks a page with these links; the pauses before further attempts are recorded, and take no time. */
async function check(
  folder: string,
  links: readonly string[],
  { now = Date.parse('2026-01-10'), request = requestUrl }: { now?: number; request?: RequestUrl } = {},
) {
  const pauses: number[] = [];
  const text = `# A\n\n${links.map((url, index) => `[${index}](${url})`).join('\n')}\n`;
  const found = await checkExternal(siteOf({ config, pages: { 'm/a.md': text } }), {
    files: nodeFileSystem(),
    cacheDir: folder as FilePath,
    progress: silentProgress,
    now: () => now,
    request,
    wait: async (milliseconds) => void pauses.push(milliseconds),
  });
  return { pauses, found: found.map(({ code, place, message }) => `${code} ${place?.line}: ${message}`) };
}

test('reports what is gone, at every place, and what does not answer', async () => {
  await using folder = await temporaryFolder();
  await using server = await answeringServer((path) => Number(path.slice(1, 4)));
  const at = (path: string) => `${server.origin}/${path}`;
  const { found } = await check(folder.path, [
    ...[at('200'), at('404#a'), at('410'), at('403'), at('405'), at('503'), at('404#b')],
    ...['http://127.0.0.1:65530/', 'http://localhost:1/', 'https://acme.test/', 'mailto:a@acme.test'],
  ]);
  expect(found).toEqual([
    `external-link 4: "${at('404')}" no longer exists: the server answers 404.`,
    `external-link 5: "${at('410')}" no longer exists: the server answers 410.`,
    `external-unreachable 8: "${at('503')}" cannot be checked: the server answers 503.`,
    `external-link 9: "${at('404')}" no longer exists: the server answers 404.`,
  ]);
  // An address is requested once, however many links have it.
  expect(server.requests.filter((request) => request === 'HEAD /404')).toHaveLength(1);
});

test('asks again by GET, then after a pause, as long as the server wishes', async () => {
  await using folder = await temporaryFolder();
  await using server = await answeringServer((path, attempt, method) => {
    if (path === '/get') return method === 'GET' ? 200 : 404;
    if (path === '/busy') return attempt < 3 ? [429, { 'retry-after': '2' }] : 200;
    return [503, { 'retry-after': '3600' }];
  });
  const at = (path: string) => `${server.origin}/${path}`;
  const { found, pauses } = await check(folder.path, [at('get'), at('busy'), at('later')]);
  expect(found).toEqual([
    `external-unreachable 5: "${at('later')}" cannot be checked: the server answers 503.`,
  ]);
  expect(pauses).toEqual([2000, 3000]);
  // A host that counts requests is not sent another one at once.
  expect(server.requests.filter((request) => request.endsWith('/busy'))).toEqual(Array(3).fill('HEAD /busy'));
});

test('waits until the date that a server names', async () => {
  await using folder = await temporaryFolder();
  const date = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
  await using server = await answeringServer((path, attempt) => {
    if (path === '/soon') return attempt === 1 ? [503, { 'retry-after': date(8) }] : 200;
    return [503, { 'retry-after': date(3600) }];
  });
  const { found, pauses } = await check(folder.path, [`${server.origin}/soon`, `${server.origin}/later`]);
  expect(found).toHaveLength(1);
  expect(pauses).toEqual([expect.toSatisfy((pause) => pause > 4000 && pause <= 8000)]);
});

test('asks a host for nothing more once it does not answer, or answers that there were too many requests', async () => {
  await using folder = await temporaryFolder();
  await using server = await answeringServer(() => [429, { 'retry-after': '600' }]);
  const asked: string[] = [];
  const request: RequestUrl = async (url, method, signal) => {
    asked.push(url);
    if (!url.startsWith('https://')) return requestUrl(url, method, signal);
    return url.endsWith('/fine') ? { kind: 'answer', status: 200 } : { kind: 'failed', reason: 'silence' };
  };
  const pages = ['1', '2', '3', '4', '5', '6', '7'];
  const down = pages.map((page) => `https://down.dev/${page}`);
  const slow = ['fine', ...pages].map((page) => `https://slow.dev/${page}`);
  const busy = pages.map((page) => `${server.origin}/${page}`);
  const { found } = await check(folder.path, [...down, ...slow, ...busy], { request });
  // Every link is reported, although only three are requested, which is how many are open at once.
  expect(found).toHaveLength(21);
  expect(new Set(asked.filter((url) => down.includes(url))).size).toBe(3);
  expect(server.requests).toHaveLength(3);
  // A host of which other pages answer may only have slow ones.
  expect(new Set(asked.filter((url) => slow.includes(url))).size).toBe(8);
});

test('remembers for a week what has answered, and nothing else', async () => {
  await using folder = await temporaryFolder();
  await using server = await answeringServer((path) => (path === '/a' ? 200 : 404));
  const links = [`${server.origin}/a`, `${server.origin}/b`];
  const from = Date.parse('2026-01-01');
  const asked = async (day: number) => {
    const before = server.requests.length;
    await check(folder.path, links, { now: from + day * 24 * 60 * 60 * 1000 });
    return server.requests.slice(before);
  };
  expect(await asked(0)).toEqual(expect.arrayContaining(['HEAD /a', 'HEAD /b', 'GET /b']));
  expect(await asked(6)).toEqual(['HEAD /b', 'GET /b']);
  expect(await asked(8)).toContain('HEAD /a');
  await nodeFileSystem().write(join(folder.path, 'external-links.json') as FilePath, '{"damaged');
  expect(await asked(9)).toContain('HEAD /a');
});

test('sends few requests to one host at a time', async () => {
  await using folder = await temporaryFolder();
  await using server = await answeringServer(() => 200, 5);
  const links = Array.from({ length: 20 }, (_, index) => `${server.origin}/${index}`);
  expect((await check(folder.path, links)).found).toEqual([]);
  expect(server.requests).toHaveLength(20);
  expect(server.most()).toBeLessThanOrEqual(3);
});
