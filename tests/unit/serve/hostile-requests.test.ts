import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilePath } from '../../../src/model/path.ts';
import { serveDev } from '../../../src/serve/dev/serve-dev.ts';
import { servePreview } from '../../../src/serve/preview.ts';
import { plainSite } from '../../support/small-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { openDevBuilder, openWorkspace } from '../../support/workspace.ts';

/** What attacks on servers consist of. */
const pieces = [
  ...['/', '//', '\\', '..', '.', './', '../', '..;/', '....//', '~', ':', ';', '?', '#', '&', '=', '@', '*'],
  ...[
    '%2e',
    '%2E%2e',
    '%252e',
    '%2f',
    '%5c',
    '%00',
    '%',
    '%c0%ae',
    '%u002e',
    '%ff',
    '%0d%0a',
    ' ',
    '\t',
    '\0',
  ],
  ...[
    'secret.txt',
    'outside',
    'linked.txt',
    'content',
    'acme',
    'start',
    'index.html',
    'assets',
    'media',
    'é',
  ],
  ...[
    '/@fs/',
    '/@id/',
    '/__',
    'file:///',
    'http://127.0.0.1/',
    'etc/passwd',
    '?raw',
    '?import&url',
    '.env',
    '.git',
  ],
];
const targets = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => `/${parts.join('')}`);
const methods = fc.constantFrom(
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'G ET',
);
const headers = fc.constantFrom(
  ...['', 'Host: evil.example', 'Host: 127.0.0.1', 'Host: 127.0.0.1\r\nRange: bytes=0-', 'Host: localhost'],
  ...[
    'Host: 127.0.0.1\r\nRange: bytes=9-1,-0',
    'Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade',
  ],
  ...[
    'Host: 127.0.0.1\r\nContent-Length: -1',
    'Host: 127.0.0.1\r\nIf-None-Match: *',
    'Host: [::1',
    'Host: 127.0.0.1@evil',
  ],
);

/** Sends bytes as they are, and returns everything that comes back. */
async function send(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // Servers of events and of WebSockets leave connections open.
  socket.setTimeout(300, () => socket.destroy());
  socket.write(Buffer.from(request, 'latin1'));
  return text(socket).catch(() => '');
}

async function expectNoHarm(url: string): Promise<void> {
  await fc.assert(
    fc.asyncProperty(methods, targets, headers, async (method, target, header) => {
      const request = `${method} ${target} HTTP/1.1\r\n${header}${header && '\r\n'}Connection: close\r\n\r\n`;
      const answer = await send(url, request);
      expect(answer).not.toContain('top secret');
      expect(answer).not.toContain('root:x:');
      expect(answer).not.toMatch(/^HTTP\/1\.1 5(?!01|05)/);
    }),
    { numRuns: 250 },
  );
  expect((await fetch(url)).status).toBeLessThan(500);
}

test('docs preview gives away no file outside of its folder, and stays up', async () => {
  await using folder = await temporaryFolder();
  const outDir = join(folder.path, 'dist') as FilePath;
  await mkdir(join(outDir, 'acme/start'), { recursive: true });
  await writeFile(join(folder.path, 'secret.txt'), 'top secret');
  await writeFile(join(outDir, 'index.html'), 'home');
  await writeFile(join(outDir, 'acme/start/index.html'), 'start');
  await symlink(folder.path, join(outDir, 'outside'));
  await symlink('../secret.txt', join(outDir, 'linked.txt'));
  const stop = new AbortController();
  const preview = await servePreview(
    { outDir, base: '/' },
    { port: 0, host: '127.0.0.1', signal: stop.signal },
  );
  try {
    await expectNoHarm(preview.url);
  } finally {
    stop.abort();
    await preview.closed;
  }
});

test('docs dev gives away no file that is not on the site, and stays up', async () => {
  await using folder = await temporaryFolder();
  const workspace = openWorkspace(folder.path);
  await workspace.write({ ...plainSite, 'secret.txt': 'top secret', 'content/secret.txt': 'top secret' });
  const stop = new AbortController();
  const failures: unknown[] = [];
  const server = await serveDev({
    port: 0,
    host: '127.0.0.1',
    base: '/',
    clientFile: join(import.meta.dirname, '../../../lib/dev-client.js'),
    codePages: async () => new Map(),
    signal: stop.signal,
    fail: (error) => failures.push(error),
  });
  const builder = await openDevBuilder(workspace.root);
  try {
    await server.show('/', () => builder.snapshot());
    await expectNoHarm(server.url);
    expect(failures).toEqual([]);
  } finally {
    stop.abort();
    await server.closed;
    await builder.close();
  }
});
