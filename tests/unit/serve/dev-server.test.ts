import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DevBuilder } from '../../../src/dev/dev-builder.ts';
import type { DevMessage } from '../../../src/model/dev-message.ts';
import type { SitePath } from '../../../src/model/path.ts';
import { type DevServer, serveDev } from '../../../src/serve/dev/serve-dev.ts';
import { page, plainSite } from '../../support/small-site.ts';
import { test as base, openDevBuilder, type Workspace } from '../../support/workspace.ts';

interface Served {
  readonly server: DevServer;
  readonly builder: DevBuilder;
  /** Errors that the terminal reports. */
  readonly failures: readonly unknown[];
  /** Saves a file and switches to the new snapshot. */
  edit(path: string, text: string): Promise<void>;
}

const test = base.extend<{ served: Served }>({
  served: async ({ workspace }, use) => {
    await workspace.write(plainSite);
    const stop = new AbortController();
    const failures: unknown[] = [];
    const server = await serveDev({
      port: 0,
      host: '127.0.0.1',
      base: '/',
      clientFile: join(import.meta.dirname, '../../../lib/dev-client.js'),
      codePages: async () => new Map([['missing-page', { meaning: '', text: 'A <b> link.\n' }]]),
      signal: stop.signal,
      fail: (error) => failures.push(error),
    });
    const builder = await openDevBuilder(workspace.root);
    try {
      const save = (path: string, text: string) => edit({ server, builder }, workspace, path, text);
      await use({ server, builder, failures, edit: save });
    } finally {
      stop.abort();
      await server.closed;
      await builder.close();
    }
  },
});

async function edit(
  { server, builder }: Pick<Served, 'server' | 'builder'>,
  workspace: Workspace,
  path: string,
  text: string,
): Promise<void> {
  await workspace.write({ [path]: text });
  const paths = [join(workspace.root, path)];
  await server.show('/', () => builder.snapshot({ paths, configChanged: false }));
}

const get = async (server: DevServer, path: string) => fetch(new URL(path, server.url));

/** Removes the client script, and the name of the style sheet, which depends on the pages rendered so far. */
const asBuilt = (html: string) =>
  html
    .replace(/<script src="\/__docs\/[^>]*><\/script>/, '')
    .replace(/assets\/styles-\w+\.css/g, 'styles.css');

/** Yields the messages of a connection. */
async function* messages(server: DevServer, path: string): AsyncGenerator<DevMessage> {
  const html = await (await get(server, path)).text();
  const shown = /data-shown="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const response = await get(server, `/__docs/events?${new URLSearchParams({ path, shown })}`);
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice(6));
  }
}

/** Returns the three messages after connecting, which always include problems and warnings. */
async function greeting(received: AsyncGenerator<DevMessage>): Promise<DevMessage[]> {
  const messages: DevMessage[] = [];
  for (let count = 0; count < 3; count += 1) messages.push((await received.next()).value);
  return messages;
}

test('serves the pages that a build writes, and does not touch dist', async ({ served, workspace }) => {
  const { server, builder } = served;
  // This request waits for the first snapshot.
  const early = get(server, '/acme/button/');
  await server.show('/', () => builder.snapshot());
  const html = await (await early).text();
  await expect(workspace.read('dist/index.html')).rejects.toThrow('ENOENT');
  await workspace.freshBuild();
  expect(html).toContain('/__docs/client.js');
  expect(asBuilt(html)).toBe(asBuilt(await workspace.read('dist/acme/button/index.html')));
  for (const [, url = ''] of html.matchAll(/(?:href|src|data-island)="(\/assets\/[^"]+)"/g))
    expect((await get(server, url)).status, url).toBe(200);
  const missing = await get(server, '/nothing/');
  expect(missing.status).toBe(404);
  expect(asBuilt(await missing.text())).toBe(asBuilt(await workspace.read('dist/404.html')));
  expect(
    (await fetch(new URL('/acme/link', server.url), { redirect: 'manual' })).headers.get('location'),
  ).toBe('/acme/link/');
});

test('a HEAD request to the updates of a page ends', async ({ served }) => {
  const { server, builder } = served;
  await server.show('/', () => builder.snapshot());
  const ended = new Promise<number | undefined>((resolve, reject) => {
    const url = new URL('/__docs/events?path=/acme/button/', server.url);
    const request = httpRequest(url, { method: 'HEAD' }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.setTimeout(2000, () => request.destroy(new Error('The response does not end.')));
    request.once('error', reject).end();
  });
  expect(await ended).toBe(200);
  expect(server.openPages()).toEqual([]);
});

test('browsers store none of the responses, which the next edit may change', async ({ served }) => {
  const { server, builder } = served;
  await server.show('/', () => builder.snapshot());
  for (const path of ['/acme/button/', '/acme/link', '/nothing/', '/__docs/client.js', '/__docs/nothing']) {
    const response = await fetch(new URL(path, server.url), { redirect: 'manual' });
    expect(response.headers.get('cache-control'), path).toBe('no-store');
  }
});

test('the overlay leads to a page about each code', async ({ served }) => {
  const known = await get(served.server, '/__docs/codes/missing-page');
  expect(known.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await known.text()).toMatch(/<h1>missing-page<\/h1>.*A &lt;b&gt; link\./s);
  const unknown = await get(served.server, '/__docs/codes/missing-pag');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toBe('There is no diagnostic code "missing-pag".\n');
});

test('a tab receives changes to its page only', async ({ served }) => {
  const { server, builder } = served;
  await server.show('/', () => builder.snapshot());
  const received = messages(server, '/acme/link/');
  expect(await greeting(received)).toEqual([
    { kind: 'hello', server: expect.any(String) },
    { kind: 'problems', problems: [] },
    { kind: 'warnings', page: [], site: 0, errors: 0 },
  ]);
  await served.edit('content/acme/start.md', page('Start', 'Another page.'));
  await served.edit('content/acme/link.md', page('Link', 'Other words.'));
  expect((await received.next()).value).toMatchObject({
    kind: 'page',
    html: expect.stringContaining('Other words.'),
    shown: { path: '/acme/link' },
  });
  await received.return(undefined);
});

test('search finds a heading as soon as it is saved', async ({ served }) => {
  const { server, builder } = served;
  await server.show('/', () => builder.snapshot());
  const found = async () => (await get(server, '/_search/en/pages-0.json')).text();
  expect(await found()).toContain('["/acme/link/","Link"');
  expect(await found()).not.toContain('Another heading');
  await served.edit('content/acme/link.md', page('Link', '## Another heading'));
  expect(await found()).toContain('["Another heading"]');
});

test('a tab receives an error and its fix; the page is shown as far as it can be', async ({ served }) => {
  const { server, builder } = served;
  await server.show('/', () => builder.snapshot());
  const received = messages(server, '/acme/link/');
  await greeting(received);
  await served.edit('content/acme/link.md', page('Link', ':::info\nOpen.'));
  expect((await received.next()).value).toMatchObject({ kind: 'page' });
  expect((await received.next()).value).toMatchObject({
    kind: 'problems',
    problems: [{ code: 'callout-unclosed', frame: expect.stringContaining(':::info') }],
  });
  expect(await (await get(server, '/acme/link/')).text()).toContain('Open.');
  await served.edit('content/acme/link.md', plainSite['content/acme/link.md'] ?? '');
  expect((await received.next()).value).toMatchObject({ kind: 'page' });
  expect((await received.next()).value).toEqual({ kind: 'problems', problems: [] });
  await received.return(undefined);
});

test('a site that starts with errors shows its pages', async ({ served, workspace }) => {
  const { server, builder } = served;
  await workspace.write({ 'content/acme/link.md': page('Link', ':::info\nOpen.') });
  await server.show('/', () => builder.snapshot());
  expect((await get(server, '/acme/link/')).status).toBe(200);
  const received = messages(server, '/acme/link/');
  expect(await greeting(received)).toContainEqual({ kind: 'problems', problems: [expect.anything()] });
  await served.edit('content/acme/link.md', page('Link'));
  expect((await received.next()).value).toMatchObject({ kind: 'page' });
  expect((await received.next()).value).toEqual({ kind: 'problems', problems: [] });
  await received.return(undefined);
});

test('captures of a redirect are encoded in its target', async ({ served, workspace }) => {
  const { server, builder } = served;
  await workspace.write({ 'content/public/_redirects': '/old/:page/* /\u65b0/:page/:splat 302\n' });
  await server.show('/', () => builder.snapshot());
  const url = new URL('/old/%E4%BD%A0%3F/a%20b/c', server.url);
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/%E6%96%B0/%E4%BD%A0%3F/a%20b/c']);
});

test('a rewrite serves another page or file, and its tab receives changes', async ({ served, workspace }) => {
  const { server, builder } = served;
  const rules = '/same /acme/link/ 200\n/film/* /film.mp4 200\n/acme/button/ /acme/link/ 200!\n';
  await workspace.write({ 'content/public/_redirects': rules, 'content/public/film.mp4': '0123456789' });
  await server.show('/', () => builder.snapshot());
  const film = await get(server, '/film/any');
  expect([film.status, await film.text()]).toEqual([200, '0123456789']);
  for (const address of ['/same', '/acme/button/']) {
    const received = messages(server, address);
    expect((await greeting(received)).map(({ kind }) => kind)).toEqual(['hello', 'problems', 'warnings']);
    await served.edit('content/acme/link.md', page('Link', `Other words at ${address}.`));
    expect((await received.next()).value).toMatchObject({
      kind: 'page',
      html: expect.stringContaining(`Other words at ${address}.`),
      shown: { path: '/acme/link' },
    });
    await received.return(undefined);
  }
  await served.edit('content/public/_redirects', '');
  expect((await get(server, '/same')).status).toBe(404);
});

test('a save without changes returns the same snapshot', async ({ served, workspace }) => {
  const { builder } = served;
  const snapshot = await builder.snapshot();
  const change = { paths: [join(workspace.root, 'content/acme/link.md')], configChanged: false };
  expect(await builder.snapshot(change)).toBe(snapshot);
  await workspace.write({ 'content/acme/link.md': page('Link', 'Other words.') });
  expect(await builder.snapshot(change)).not.toBe(snapshot);
});

test('a foreign host name is rejected', async ({ served }) => {
  const { hostname, port } = new URL(served.server.url);
  const status = await new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: '/', headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

test('the first requested page is served before the others are parsed', async ({ served, workspace }) => {
  const { server, builder } = served;
  const asking = get(server, '/acme/link/');
  const requested = await server.firstRequest;
  expect(requested).toBe('/acme/link');
  const first = await builder.firstSnapshot(requested);
  expect(first?.site).toMatchObject({ isComplete: false });
  if (first) await server.show('/', async () => first);
  const early = await (await asking).text();
  const others = ['/acme/button/', '/nothing/'].map((path) => get(server, path));
  const received = messages(server, '/acme/link/');
  await greeting(received);
  await server.show('/', () => builder.snapshot());
  const [button, nothing] = await Promise.all(others);
  expect(await button?.text()).toContain('See <a href="/acme/link/"');
  expect(nothing?.status).toBe(404);
  await workspace.freshBuild();
  expect(asBuilt(early)).toBe(asBuilt(await workspace.read('dist/acme/link/index.html')));
  // The site has a demo that the first bundle does not contain.
  await served.edit('content/acme/link.md', page('Link', 'Other words.'));
  for await (const message of received) if (JSON.stringify(message).includes('Other words.')) break;
});

test('a page whose path is set in an unparsed file has no early snapshot', async ({ served, workspace }) => {
  await workspace.write({ 'content/acme/link.md': page('Link').replace('---\n', '---\npath: /moved/\n') });
  expect(await served.builder.firstSnapshot('/moved' as SitePath)).toBeUndefined();
  expect(await served.builder.firstSnapshot('/acme/link' as SitePath)).toBeUndefined();
  await served.builder.parseAhead(new Promise(() => {}));
  const snapshot = await served.builder.firstSnapshot('/moved' as SitePath);
  expect(snapshot?.site?.isKnown('/moved' as SitePath)).toBe(true);
});

test('a public file supports ranges, HEAD and conditional requests', async ({ served, workspace }) => {
  await workspace.write({ 'content/public/film.mp4': '0123456789' });
  await served.server.show('/', () => served.builder.snapshot());
  const url = new URL('/film.mp4', served.server.url);
  const part = await fetch(url, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
  expect((await fetch(url, { headers: { range: 'bytes=10-' } })).status).toBe(416);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.headers.get('content-length'), head.headers.get('content-type'), await head.text()]).toEqual([
    '10',
    'video/mp4',
    '',
  ]);
  const tag = head.headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304);
  await served.edit('content/public/film.mp4', 'abcdefghij');
  const now = await fetch(url, { headers: { 'if-none-match': tag, range: 'bytes=0-1', 'if-range': tag } });
  expect([now.status, await now.text()]).toEqual([200, 'abcdefghij']);
});

test('a tab receives the warnings of its page and their number in the site', async ({
  served,
  workspace,
}) => {
  const { server, builder } = served;
  await workspace.write({ 'content/acme/start.md': page('Start', 'See [this](/acme/link).') });
  await server.show('/', () => builder.snapshot());
  const received = messages(server, '/acme/link/');
  expect(await greeting(received)).toContainEqual({ kind: 'warnings', page: [], site: 1, errors: 0 });
  await served.edit('content/acme/link.md', page('Link', 'See [that](/acme/link).'));
  expect((await received.next()).value).toMatchObject({ kind: 'page' });
  expect((await received.next()).value).toMatchObject({
    kind: 'warnings',
    page: [{ code: 'link-slash', place: { file: 'content/acme/link.md' }, frame: expect.anything() }],
    site: 2,
  });
  await received.return(undefined);
});

test('an error of another page is counted, and no request waits', async ({ served, workspace }) => {
  const { server, builder } = served;
  await workspace.write({ 'content/acme/start.md': page('Start', ':::info\nOpen.') });
  const asking = get(server, '/acme/link/');
  const first = await builder.firstSnapshot(await server.firstRequest);
  if (first) await server.show('/', async () => first);
  expect((await asking).status).toBe(200);
  const received = messages(server, '/acme/link/');
  await greeting(received);
  const waiting = get(server, '/acme/button/');
  await server.show('/', () => builder.snapshot());
  expect((await waiting).status).toBe(200);
  expect((await received.next()).value).toEqual({ kind: 'warnings', page: [], site: 0, errors: 1 });
  await served.edit('content/acme/start.md', page('Start'));
  expect((await received.next()).value).toEqual({ kind: 'warnings', page: [], site: 0, errors: 0 });
  await received.return(undefined);
});

const footer = 'templates/layout/footer.tsx';
const brokenFooter = "export function Footer() {\n  throw new Error('No footer.');\n}\n";
const fixedFooter = 'export function Footer() {\n  return <footer>Fixed.</footer>;\n}\n';

test('a template that fails is reported to its tabs and once for the terminal, until it is fixed', async ({
  served,
}) => {
  const { server, builder, failures } = served;
  const problem = {
    code: 'template-render',
    place: { file: footer, line: 2, column: 9 },
    frame: expect.stringContaining('> 2 |'),
  };
  await server.show('/', () => builder.snapshot());
  const received = messages(server, '/acme/link/');
  const nextReceived = messages(server, '/acme/start/');
  await greeting(received);
  await greeting(nextReceived);
  await served.edit(footer, brokenFooter);
  for (const [each, path] of [
    [received, '/acme/link/'],
    [nextReceived, '/acme/start/'],
  ] as const)
    expect([(await each.next()).value, (await each.next()).value]).toMatchObject([
      { kind: 'reload' },
      {
        kind: 'problems',
        problems: [{ ...problem, message: `This template failed on the page "${path}": No footer.` }],
      },
    ]);
  const answer = await get(server, '/acme/link/');
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringMatching(/This page could not be built\.[\s\S]*\/__docs\/client\.js/),
  ]);
  expect(await server.renderRest(new AbortController().signal)).toMatchObject([problem]);
  expect(failures).toEqual([]);
  await served.edit(footer, fixedFooter);
  for (const each of [received, nextReceived])
    expect([(await each.next()).value, (await each.next()).value]).toEqual([
      { kind: 'reload' },
      { kind: 'problems', problems: [] },
    ]);
  expect(await (await get(server, '/acme/link/')).text()).toContain('Fixed.');
  for (const each of [received, nextReceived]) await each.return(undefined);
});
