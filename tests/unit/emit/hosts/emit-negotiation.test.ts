import { describe, expect, test } from 'vitest';
import { emitNegotiation } from '../../../../src/emit/hosts/emit-negotiation.ts';
import { markdownAnswer } from '../../../../src/emit/hosts/functions/markdown-answer.ts';
import { bytesOf } from '../../../../src/lib/bytes-of.ts';
import { configOf } from '../../../support/sample-site.ts';

const emitted = (config: string, tool = 'tool') =>
  emitNegotiation(configOf(config), {
    tool,
    readFunction: async (host) => new TextEncoder().encode(`for ${host}`),
  });

test.each<[string, string[]]>([
  ['', ['netlify/edge-functions/markdown.js']],
  ['host: netlify', ['netlify/edge-functions/markdown.js']],
  ['host: vercel', ['middleware.js']],
  ['host: cloudflare', ['_worker.js', '_routes.json']],
  ['host: nginx', []],
  ['host: github-pages', []],
])('with "%s", the function is at %j', (host, paths) => {
  expect(emitted(`contentNegotiation: true\n${host}`).map(({ path }) => path)).toEqual(paths);
  expect(emitted(host)).toEqual([]);
});

test('the function is that of the host and of this program, and does not run for assets', async () => {
  const [worker, routes] = emitted('contentNegotiation: true\nhost: cloudflare\nbase: /ui/');
  const textOf = async (file: typeof worker) => new TextDecoder().decode(file && (await bytesOf(file)));
  expect(await textOf(worker)).toBe('for cloudflare');
  expect(JSON.parse(await textOf(routes))).toEqual({
    version: 1,
    include: ['/ui/*'],
    exclude: ['/ui/assets/*', '/ui/media/*'],
  });
  const [other] = emitted('contentNegotiation: true\nhost: cloudflare\nbase: /ui/', 'other tool');
  expect(other?.hash).not.toBe(worker?.hash);
  expect(emitted('contentNegotiation: true\nhost: vercel')[0]?.hash).not.toBe(worker?.hash);
});

describe('a request', () => {
  /** The answer to a request, on a site with one copy, and the requests that were made for it. */
  async function answer(path: string, method = 'GET', accept = 'text/markdown') {
    const loaded: string[] = [];
    const found = await markdownAnswer(
      new Request(`https://acme.dev${path}`, { method, headers: { accept } }),
      async ({ url, method: used }) => {
        loaded.push(`${used} ${url}`);
        const isCopy = new URL(url).pathname === '/a/index.md';
        return new Response(isCopy && used === 'GET' ? '# A' : null, {
          status: isCopy ? 200 : 404,
          headers: { 'x-copy': 'yes' },
        });
      },
    );
    return { found, loaded };
  }

  test('for a page gets its copy, if it prefers that', async () => {
    const { found, loaded } = await answer('/a/?b=c');
    expect(loaded).toEqual(['GET https://acme.dev/a/index.md?b=c']);
    expect(found?.status).toBe(200);
    expect(await found?.text()).toBe('# A');
    expect([found?.headers.get('vary'), found?.headers.get('x-copy')]).toEqual(['Accept', 'yes']);
    expect((await answer('/a/', 'HEAD')).loaded).toEqual(['HEAD https://acme.dev/a/index.md']);
  });

  test.each([
    ['without a preference', '/a/', 'GET', 'text/html'],
    ['for a file', '/a.js', 'GET', 'text/markdown'],
    ['that changes something', '/a/', 'POST', 'text/markdown'],
  ])('%s is not answered', async (_name, path, method, accept) => {
    expect(await answer(path, method, accept)).toEqual({ found: undefined, loaded: [] });
  });

  test('for a page without a copy gets the page', async () => {
    expect((await answer('/b/')).found).toBeUndefined();
  });
});
