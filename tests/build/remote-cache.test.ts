import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodePack } from '../../src/cache/remote/remote-pack.ts';
import type { BuildFlags } from '../../src/model/config.ts';
import { type Behaviour, cacheServer } from '../support/cache-server.ts';
import { readTree } from '../support/read-tree.ts';
import { manyPages, plainSite, smallSite } from '../support/small-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildSite, type FreshOptions, readOutput, type SiteFiles } from '../support/workspace.ts';

const site: SiteFiles = {
  ...manyPages(60, 'first'),
  'content/site.yaml': `${smallSite['content/site.yaml']}url: https://docs.acme.dev\n`,
  'content/acme/button.md': smallSite['content/acme/button.md'] ?? '',
  'content/acme/link.md': smallSite['content/acme/link.md'] ?? '',
  'content/acme/Counter.tsx': smallSite['content/acme/Counter.tsx'] ?? '',
};

/** A checkout of the site in a folder of its own. */
async function checkout(files: SiteFiles = site) {
  const folder = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), text);
  }
  const warnings: string[] = [];
  const progress = { stage() {}, advance() {}, warn: (sentence: string) => void warnings.push(sentence) };
  return {
    root: folder.path,
    warnings,
    build: (flags: Partial<BuildFlags>, options: FreshOptions = {}) =>
      buildSite(folder.path, { progress, ...options, flags }),
    output: () => readOutput(join(folder.path, 'dist')),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

const nothingBuilt = { ok: true, parsed: 0, rendered: [], bundled: false };

describe('a remote cache on a server', () => {
  test('has the results of another checkout, in few requests', async () => {
    await using server = await cacheServer();
    await using first = await checkout();
    await first.build({ remoteCache: server.origin, remoteCacheMode: 'read-write' });
    const stored = server.requests.splice(0).length;
    await using second = await checkout();
    const report = await second.build({ remoteCache: `${server.origin}/` });
    expect(report).toMatchObject(nothingBuilt);
    expect(await second.output()).toEqual(await first.output());
    expect([stored <= 12, server.requests.length <= 10]).toEqual([true, true]);
    // Everything is on this machine now.
    server.requests.splice(0);
    expect(await second.build({ remoteCache: server.origin })).toMatchObject(nothingBuilt);
    expect(server.requests).toEqual([]);
    expect([...first.warnings, ...second.warnings]).toEqual([]);
  });

  test('has all pages but an edited one, and gets only that', async () => {
    await using server = await cacheServer();
    const flags = { remoteCache: server.origin, remoteCacheMode: 'read-write' } as const;
    await using first = await checkout();
    await first.build(flags);
    const before = server.blobs.size;
    await using second = await checkout({ ...site, 'content/acme/page-7.md': '# Page 7\n\nOther words.\n' });
    expect(await second.build(flags)).toMatchObject({ parsed: 1, bundled: false });
    // A pack and a new index; the entry is replaced.
    expect(server.blobs.size - before).toBe(2);
    await using third = await checkout();
    expect(await third.build({ remoteCache: server.origin })).toMatchObject(nothingBuilt);
  });

  test.for<[string, SiteFiles, string, string]>([
    ['an edited demo', site, 'content/acme/Counter.tsx', '// Edited.\n'],
    [
      'an edited file that a page includes',
      {
        ...site,
        'content/acme/page-3.md': '# Page 3\n\n<!--@include: ./part.txt-->\n',
        'content/acme/part.txt': 'Part.\n',
      },
      'content/acme/part.txt',
      'Edited.\n',
    ],
  ])('has the results of %s, and of the earlier state again', async ([, files, path, added]) => {
    await using server = await cacheServer();
    const edited = { ...files, [path]: `${files[path]}\n${added}` };
    for (const state of [files, edited, files]) {
      await using first = await checkout(state);
      // Its results are on the machine before they are shared.
      await first.build({ remoteCache: server.origin });
      await first.build({ remoteCache: server.origin, remoteCacheMode: 'read-write' });
      await using second = await checkout(state);
      expect(await second.build({ remoteCache: server.origin })).toMatchObject(nothingBuilt);
      expect(await second.output()).toEqual(await first.output());
    }
  });

  test('has the bundles of a demo that was edited since the last build here', async () => {
    await using server = await cacheServer();
    const edited = `${site['content/acme/Counter.tsx']}\n// Edited.\n`;
    await using first = await checkout({ ...site, 'content/acme/Counter.tsx': edited });
    await first.build({ remoteCache: server.origin, remoteCacheMode: 'read-write' });
    await using second = await checkout();
    expect(await second.build({})).toMatchObject({ bundled: true });
    await writeFile(join(second.root, 'content/acme/Counter.tsx'), edited);
    expect(await second.build({ remoteCache: server.origin })).toMatchObject({ ok: true, bundled: false });
    expect(await second.output()).toEqual(await first.output());
  });

  test('that has lost contents gets them again', async () => {
    await using server = await cacheServer();
    await using first = await checkout();
    await first.build({ remoteCache: server.origin, remoteCacheMode: 'read-write' });
    const contents = [...server.blobs.keys()].filter((path) => path.startsWith('/cas/'));
    const largest = contents.reduce((most, path) =>
      (server.blobs.get(path)?.length ?? 0) > (server.blobs.get(most)?.length ?? 0) ? path : most,
    );
    server.blobs.delete(largest);
    await using second = await checkout();
    await second.build({ remoteCache: server.origin, remoteCacheMode: 'read-write' });
    await using third = await checkout();
    expect(await third.build({ remoteCache: server.origin })).toMatchObject(nothingBuilt);
  });

  test('has the API documents of another checkout', async () => {
    await using server = await cacheServer();
    const state: SiteFiles = {
      'content/site.yaml': `name: Acme
url: https://docs.acme.dev
products: [{ id: acme, name: Acme, api: { packages: ['@acme/lib'] } }]
`,
      'node_modules/@acme/lib/package.json': '{ "name": "@acme/lib", "types": "index.d.ts" }',
      'node_modules/@acme/lib/index.d.ts': 'export declare function useAlert(level?: number): void;\n',
    };
    await using first = await checkout(state);
    await first.build({ remoteCache: server.origin, remoteCacheMode: 'read-write' });
    const keys = (await Promise.all([...server.blobs.values()].map((bytes) => decodePack(bytes))))
      .flatMap((values) => values ?? [])
      .map(([key]) => key);
    expect(keys.some((key) => key.startsWith('extraction:'))).toBe(true);
    await using second = await checkout(state);
    expect(await second.build({ remoteCache: server.origin })).toMatchObject(nothingBuilt);
    expect(await second.output()).toEqual(await first.output());
  });

  test('is only read without read-write, with a token', async () => {
    await using server = await cacheServer();
    await using first = await checkout(plainSite);
    const environment = { COLOPHON_CACHE_TOKEN: 'secret' };
    await first.build({ remoteCache: server.origin, environment });
    expect(server.requests.every((request) => request.startsWith('GET '))).toBe(true);
    expect([...server.tokens]).toEqual(['Bearer secret']);
    expect(server.blobs.size).toBe(0);
  });

  test.for<[Behaviour, string]>([
    ['silent', 'no answer in 1 s'],
    ['truncating', 'the connection ended early'],
    ['flipping', 'an index is missing or damaged'],
    ['swapping', 'an index is missing or damaged'],
    ['endless', 'an answer is too large'],
    ['refusing', 'HTTP 500'],
  ])('that is %s costs time alone', async ([behaviour, reason]) => {
    await using server = await cacheServer();
    await using first = await checkout(plainSite);
    await first.build({ remoteCache: server.origin, remoteCacheMode: 'read-write' });
    server.requests.splice(0);
    server.behave(behaviour);
    await using second = await checkout({
      ...plainSite,
      'content/site.yaml': `${plainSite['content/site.yaml']}remoteCache: { url: ${server.origin}, mode: read-write, timeout: 1 }\n`,
    });
    const report = await second.build({});
    expect(report).toMatchObject({ ok: true, parsed: 3 });
    expect(await second.output()).toEqual(await first.output());
    expect(server.requests.length).toBeLessThan(16);
    expect(second.warnings.length).toBeLessThan(2);
    for (const warning of second.warnings) expect(warning).toContain(reason);
  });

  test('that is not there is asked three times', async () => {
    await using server = await cacheServer();
    const { origin } = server;
    await server[Symbol.asyncDispose]();
    await using one = await checkout(plainSite);
    const report = await one.build({ remoteCache: origin, remoteCacheMode: 'read-write' });
    expect(report).toMatchObject({ ok: true, shared: { cache: { requests: 3 } } });
    expect(one.warnings).toEqual([
      `The remote cache "${origin}/" is not used any further: ECONNREFUSED. The build continues without it.`,
    ]);
  });
});

describe('a poisoned entry', () => {
  const secret = { COLOPHON_CACHE_SECRET: 'of the main branch' };

  test('of another site is refused', async () => {
    await using server = await cacheServer();
    const flags = { remoteCache: server.origin, remoteCacheMode: 'read-write' } as const;
    await using first = await checkout(plainSite);
    await first.build(flags);
    const entry = [...server.blobs.keys()].find((path) => path.startsWith('/ac/')) ?? '';
    await using other = await checkout({
      ...plainSite,
      'content/site.yaml': `${plainSite['content/site.yaml']}`.replace('Acme UI', 'Other UI'),
    });
    await other.build(flags);
    const [foreign] = [...server.blobs].filter(([path]) => path.startsWith('/ac/') && path !== entry);
    server.blobs.set(entry, foreign?.[1] ?? Buffer.alloc(0));
    await using second = await checkout(plainSite);
    const report = await second.build({ remoteCache: server.origin });
    expect(report).toMatchObject({ ok: true, parsed: 3, shared: { results: 0 } });
    expect(await second.output()).toEqual(await first.output());
  });

  test('without our signature is refused', async () => {
    await using server = await cacheServer();
    const flags = { remoteCache: server.origin, remoteCacheMode: 'read-write' } as const;
    await using first = await checkout(plainSite);
    await first.build({ ...flags, environment: { COLOPHON_CACHE_SECRET: 'of somebody else' } });
    await using second = await checkout(plainSite);
    const refused = await second.build({ ...flags, environment: secret });
    expect(refused).toMatchObject({ parsed: 3, shared: { results: 0 } });
    await using third = await checkout(plainSite);
    expect(await third.build({ ...flags, environment: secret })).toMatchObject(nothingBuilt);
  });
});

describe('a remote cache in a folder', () => {
  test('serves checkouts in other folders, and is only read without read-write', async () => {
    await using cache = await temporaryFolder();
    await using first = await checkout();
    await first.build({ remoteCache: cache.path, remoteCacheMode: 'read-write' });
    const before = await readTree(cache.path);
    await using second = await checkout({ ...site, 'content/acme/page-8.md': '# Page 8\n\nOther words.\n' });
    const report = await second.build({ remoteCache: cache.path });
    expect(report).toMatchObject({ parsed: 1, bundled: false });
    expect(await readTree(cache.path)).toEqual(before);
  });

  test('is read from a path in site.yaml', async () => {
    await using one = await checkout({
      ...plainSite,
      'content/site.yaml': `${plainSite['content/site.yaml']}remoteCache: { url: ../shared, mode: read-write }\n`,
    });
    await one.build({});
    expect(
      [...(await readTree(join(one.root, 'shared'))).keys()].some((path) => path.startsWith('ac/')),
    ).toBe(true);
  });
});

test('inline = pooled = sharded = from a remote cache', { timeout: 300_000 }, async () => {
  await using cache = await temporaryFolder();
  await using inline = await checkout();
  await inline.build({ remoteCache: cache.path, remoteCacheMode: 'read-write' }, { threads: 1 });
  await using pooled = await checkout();
  await pooled.build({}, { threads: 2, pooledFrom: 1 });
  await using remote = await checkout();
  await remote.build({ remoteCache: cache.path });
  await using sharded = await checkout();
  const parts = [1, 2, 3].map((index) => join(sharded.root, `parts/${index}`));
  for (const [index, out] of parts.entries()) {
    await using machine = await checkout();
    await machine.build({ shard: { index: index + 1, count: 3 }, out });
  }
  expect(await sharded.build({ parts })).toMatchObject({ ...nothingBuilt, shared: { parts: 3 } });
  const expected = await inline.output();
  for (const other of [pooled, remote, sharded]) expect(await other.output()).toEqual(expected);
});
