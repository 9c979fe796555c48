import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { rulesFor, servePreview } from '../../../src/serve/preview.ts';
import type { RunningServer } from '../../../src/serve/site-server.ts';
import { configOf } from '../../support/sample-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const files: Record<string, string> = {
  'index.html': 'home',
  'a/index.html': 'page a',
  'with space/index.html': 'spaced',
  'clean.html': 'clean',
  '404.html': 'not found',
  'assets/film.mp4': '0123456789',
  'empty.txt': '',
  'long.html': 'long text '.repeat(500),
  'assets/long.mp4': 'long film '.repeat(500),
  _headers: '/docs/*\n  X-Robots-Tag: none\n/docs/assets/*\n  Cache-Control: immutable\n',
  _redirects:
    '/docs/old/* /docs/a/?from=:splat 302\n/docs/a/ /docs/shadowed/\n/docs/clean /docs/forced/ 301!\n/docs/same /docs/a/ 200\n',
};

let outDir: FilePath;
let preview: RunningServer;
const interruption = new AbortController();

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'preview-'));
  outDir = join(parent, 'dist') as FilePath;
  await mkdir(outDir);
  await writeFile(join(parent, 'secret.txt'), 'secret');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  }
  await symlink('../secret.txt', join(outDir, 'secret.txt'));
  await symlink(parent, join(outDir, 'outside'));
  await symlink('loop.txt', join(outDir, 'loop.txt'));
  await symlink('clean.html', join(outDir, 'inside.txt'));
  preview = await servePreview(
    { outDir, base: '/docs/' },
    { port: 0, host: '127.0.0.1', signal: interruption.signal },
  );
});

afterAll(async () => {
  interruption.abort();
  await preview.closed;
  await rm(dirname(outDir), { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a request with an unchanged path; `fetch` would normalise it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(preview.url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, headers, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('responses to URLs', () => {
  test.each([
    ['/docs/', 200, 'home'],
    ['/docs/?q=1', 200, 'home'],
    ['/docs/a/', 200, 'page a'],
    ['/docs/a/index.html', 200, 'page a'],
    ['/docs/with%20space/', 200, 'spaced'],
    ['/docs/clean.html', 200, 'clean'],
    ['/docs/same', 200, 'page a'],
    ['/docs/nothing/', 404, 'not found'],
    ['/docs/a/nothing', 404, 'not found'],
    ['/docs/assets/', 404, 'not found'],
    ['/docs/_headers', 404, 'not found'],
    ['/docs/_redirects', 404, 'not found'],
    ['/docs/empty.txt', 200, ''],
    ['/', 404, 'Page not found. The site is served under /docs/.\n'],
    ['/docs/../secret.txt', 400, 'Invalid URL.\n'],
    ['/docs/%2e%2e/secret.txt', 400, 'Invalid URL.\n'],
    ['/docs/..%2fsecret.txt', 400, 'Invalid URL.\n'],
    ['/docs/%00', 400, 'Invalid URL.\n'],
  ])('%s', async (path, status, body) => {
    expect(await ask(path)).toMatchObject({ status, body });
  });

  test.each([
    ['/docs', 308, '/docs/'],
    ['/docs/a?q=1', 301, '/docs/a/?q=1'],
    ['/docs/with%20space', 301, '/docs/with%20space/'],
    ['/docs/old/x/y', 302, '/docs/a/?from=x/y'],
    ['/docs/clean', 301, '/docs/forced/'],
  ])('%s redirects', async (path, status, location) => {
    expect(await ask(path)).toMatchObject({ status, headers: { location } });
  });
});

describe('a request to another host', () => {
  test.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example'])('%s is rejected', async (host) => {
    expect(await ask('/docs/', { host })).toMatchObject({
      status: 403,
      body: expect.stringContaining('--host'),
    });
  });

  test('to this machine is not', async () => {
    expect(await ask('/docs/', { host: 'localhost:4173' })).toMatchObject({ status: 200 });
  });
});

describe('links in the output folder', () => {
  test.each(['/docs/secret.txt', '/docs/outside/secret.txt', '/docs/loop.txt'])(
    '%s, which leads out of it, is not found',
    async (path) => {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status: 404, body: 'not found' });
    },
  );

  test('that stay inside are followed', async () => {
    expect(await ask('/docs/inside.txt')).toMatchObject({ status: 200, body: 'clean' });
  });
});

describe('compression', () => {
  const encoded = async (accepted: string, path = '/docs/long.html') => {
    const response = await fetch(new URL(path, preview.url), { headers: { 'accept-encoding': accepted } });
    return { encoding: response.headers.get('content-encoding'), response, text: await response.text() };
  };

  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['identity', null],
    ['*', null],
  ])('for a client that accepts %s: %s', async (accepted, encoding) => {
    const found = await encoded(accepted);
    expect(found.encoding).toBe(encoding);
    expect(found.text).toBe(files['long.html']);
    expect(found.response.headers.get('vary')).toContain('Accept-Encoding');
  });

  test('is for text that is long enough', async () => {
    expect((await encoded('br', '/docs/a/')).encoding).toBeNull();
    expect((await encoded('br', '/docs/assets/long.mp4')).encoding).toBeNull();
    expect((await encoded('br', '/docs/long.html')).encoding).toBe('br');
  });

  test('gives each coding a tag of its own, which saves the next response', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) =>
        (await encoded(accepted)).response.headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const again = { 'accept-encoding': 'br', 'if-none-match': tags[0] ?? '' };
    expect(await ask('/docs/long.html', again)).toMatchObject({ status: 304, body: '' });
  });

  test('leaves ranges alone', async () => {
    const range = { 'accept-encoding': 'br', range: 'bytes=0-3' };
    expect(await ask('/docs/long.html', range)).toMatchObject({ status: 206, body: 'long' });
    expect(await ask('/docs/long.html', { 'accept-encoding': 'br' }, 'HEAD')).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br' },
      body: '',
    });
  });
});

describe('headers', () => {
  test('of a page', async () => {
    expect((await ask('/docs/a/')).headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': '6',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'none',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
  });

  test('_headers replaces the defaults', async () => {
    expect((await ask('/docs/assets/film.mp4')).headers).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'immutable',
    });
  });

  test('a client that has the file gets 304', async () => {
    const { headers } = await ask('/docs/a/');
    const etag = String(headers.etag);
    for (const given of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      expect(await ask('/docs/a/', { 'if-none-match': given })).toMatchObject({ status: 304, body: '' });
    }
    expect(await ask('/docs/a/', { 'if-none-match': '"x"' })).toMatchObject({ status: 200 });
  });
});

test('the not-found page is sent whole, whatever a request says about the missing file', async () => {
  for (const headers of [{ range: 'bytes=0-3' }, { 'if-none-match': '*' }])
    expect(await ask('/docs/nothing/', headers)).toMatchObject({ status: 404, body: 'not found' });
});

test('HEAD sends the headers only', async () => {
  expect(await ask('/docs/a/', {}, 'HEAD')).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': '6' },
  });
});

test('POST is rejected', async () => {
  expect(await ask('/docs/a/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

describe('ranges', () => {
  const film = '/docs/assets/film.mp4';

  test('have no meaning for HEAD', async () => {
    expect(await ask(film, { range: 'bytes=2-4' }, 'HEAD')).toMatchObject({
      status: 200,
      headers: { 'content-length': '10' },
    });
  });

  test('a part', async () => {
    expect(await ask(film, { range: 'bytes=2-4' })).toMatchObject({
      status: 206,
      body: '234',
      headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3' },
    });
  });

  test.each([
    ['bytes=4-', 206, '456789'],
    ['bytes=-3', 206, '789'],
    ['bytes=8-99', 206, '89'],
    ['bytes=0-1,3-4', 200, '0123456789'],
    ['bytes=-', 200, '0123456789'],
    ['pages=20-', 200, '0123456789'],
  ])('%s', async (range, status, body) => {
    expect(await ask(film, { range })).toMatchObject({ status, body });
  });

  test('beyond the end', async () => {
    expect(await ask(film, { range: 'bytes=20-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
    });
  });

  test('of an older file', async () => {
    expect(await ask(film, { range: 'bytes=2-4', 'if-range': '"old"' })).toMatchObject({
      status: 200,
      body: '0123456789',
    });
  });
});

test('a port in use is reported', async () => {
  const port = Number(new URL(preview.url).port);
  const second = servePreview(
    { outDir, base: '/' },
    { port, host: '127.0.0.1', signal: interruption.signal },
  );
  await expect(second).rejects.toThrow(
    new UserError(
      `Port ${port} is already in use. Choose another one with --port, or any free one with --port 0.`,
    ),
  );
});

test('a file is no website', async () => {
  const served = servePreview(
    { outDir: join(outDir, 'clean.html') as FilePath, base: '/' },
    { port: 0, host: '127.0.0.1', signal: interruption.signal },
  );
  await expect(served).rejects.toThrow(/^".+clean\.html" is a file, not the folder of a website\./);
});

test('a missing website is reported', async () => {
  const nowhere = join(outDir, 'nowhere') as FilePath;
  const preview = servePreview(
    { outDir: nowhere, base: '/' },
    { port: 0, host: '127.0.0.1', signal: interruption.signal },
  );
  await expect(preview).rejects.toThrow(UserError);
});

test('an aborted signal closes the server', async () => {
  const ended = new AbortController();
  const short = await servePreview(
    { outDir, base: '/' },
    { port: 0, host: '127.0.0.1', signal: ended.signal },
  );
  ended.abort();
  await short.closed;
  await expect(fetch(short.url)).rejects.toThrow();
});

test.each(['vercel', 'nginx'])('the rules of %s are those of the configuration', async (host) => {
  const config = configOf(`host: ${host}\nbase: /docs/\nredirects: [{ from: /gone/, to: /a/, status: 302 }]`);
  const rules = await rulesFor(config);
  expect(rules.get('_redirects')).toBe('/docs/gone/ /docs/a/ 302\n');
  const stop = new AbortController();
  const served = await servePreview(
    { outDir, base: '/docs/', rules },
    { port: 0, host: '127.0.0.1', signal: stop.signal },
  );
  const { status, headers } = await fetch(new URL('/docs/gone/', served.url), { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/docs/a/']);
  stop.abort();
  await served.closed;
});

test('the rules of Vercel contain those of the site itself', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'public'));
  await writeFile(join(folder.path, 'public/_redirects'), '/old/ /new/ 302\n');
  await writeFile(join(folder.path, 'public/_headers'), '/films/*\n  X-Film: yes\n');
  const config = { ...configOf('host: vercel'), contentDir: folder.path as FilePath };
  const rules = await rulesFor(config);
  expect(rules.get('_redirects')).toContain('/old/ /new/ 302');
  expect(rules.get('_headers')).toContain('X-Film: yes');
});

test('other hosts read the files of the website', async () => {
  expect((await rulesFor(configOf('host: cloudflare'))).size).toBe(0);
});
