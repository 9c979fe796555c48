import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { nextTurn } from '../../src/lib/next-turn.ts';
import { UserError } from '../../src/model/diagnostic.ts';
import type { FilePath } from '../../src/model/path.ts';
import { watchSources } from '../../src/watch/watch-sources.ts';
import { page, plainSite } from '../support/small-site.ts';
import { readConfig, test } from '../support/workspace.ts';

test('with pace twice, a change is reported at once, and again when it has settled', async ({
  workspace,
}) => {
  await workspace.write(plainSite);
  const stop = new AbortController();
  const config = await readConfig(workspace.root);
  // Longer than a tick of the disk's clock.
  await sleep(100);
  const since = Date.now();
  const changes = watchSources(config, stop.signal, { pace: 'twice', since })[Symbol.asyncIterator]();
  const path = 'content/acme/link.md';
  const first = changes.next();
  await workspace.write({ [path]: page('Link', 'Other words.') });
  const change = { paths: [join(workspace.root, path)], configChanged: false };
  expect((await first).value).toEqual(change);
  expect((await changes.next()).value).toEqual(change);
  stop.abort();
  expect((await changes.next()).done).toBe(true);
});

test('a file is not reported between being emptied and being written', async ({ workspace }) => {
  await workspace.write(plainSite);
  const stop = new AbortController();
  const config = await readConfig(workspace.root);
  const path = 'content/acme/link.md';
  const since = Date.now();
  const found: string[] = [];
  const watching = (async () => {
    for await (const { paths } of watchSources(config, stop.signal, { pace: 'twice', since })) {
      if (paths.includes(join(workspace.root, path))) found.push(await workspace.read(path));
      if (found.at(-1)?.includes('Other words.')) stop.abort();
    }
  })();
  // After the initial scan, whose end reports nothing.
  await sleep(1500);
  await workspace.write({ [path]: '' });
  // Longer than any pause of the watcher.
  await sleep(200);
  await workspace.write({ [path]: page('Link', 'Other words.') });
  await watching;
  expect(found).not.toContain('');
});

test('a file removed before the watcher started is reported', async ({ workspace }) => {
  await workspace.write(plainSite);
  const config = await readConfig(workspace.root);
  await sleep(100);
  const since = Date.now();
  const gone = join(workspace.root, 'content/acme/link.md') as FilePath;
  await rm(gone);
  const stop = new AbortController();
  const changes = watchSources(config, stop.signal, { since, removed: async () => [gone] })[
    Symbol.asyncIterator
  ]();
  expect((await changes.next()).value).toEqual({ paths: [gone], configChanged: false });
  stop.abort();
  expect((await changes.next()).done).toBe(true);
});

test('a file saved before the watcher started is reported, but no older change', async ({ workspace }) => {
  await workspace.write(plainSite);
  const config = await readConfig(workspace.root);
  // Longer than a tick of the disk's clock.
  await sleep(100);
  const since = Date.now();
  const path = 'content/acme/link.md';
  await workspace.write({ [path]: page('Link', 'Saved at once.') });
  const stop = new AbortController();
  const changes = watchSources(config, stop.signal, { since })[Symbol.asyncIterator]();
  const first = await changes.next();
  expect(first.value).toEqual({ paths: [join(workspace.root, path)], configChanged: false });
  stop.abort();
  expect((await changes.next()).done).toBe(true);
});

test('an error while looking for removed files is thrown at the next change', async ({ workspace }) => {
  await workspace.write(plainSite);
  const config = await readConfig(workspace.root);
  await sleep(100);
  const since = Date.now();
  const path = 'content/acme/link.md';
  await workspace.write({ [path]: page('Link', 'Saved at once.') });
  const stop = new AbortController();
  let start = (): void => {};
  const failing = new Promise<void>((resolve) => {
    start = resolve;
  });
  const removed = async () => {
    start();
    throw new Error('The disk is gone.');
  };
  const changes = watchSources(config, stop.signal, { since, removed })[Symbol.asyncIterator]();
  expect((await changes.next()).done).toBe(false);
  // The error occurs while the caller handles a change, which may take seconds.
  await failing;
  await nextTurn();
  await expect(changes.next()).rejects.toThrow(
    new UserError('Cannot watch the files of the site: The disk is gone.'),
  );
});

test('a file that keeps changing does not delay other changes', async ({ workspace }) => {
  await workspace.write(plainSite);
  const config = await readConfig(workspace.root);
  const since = Date.now();
  const gone = join(workspace.root, 'content/acme/link.md') as FilePath;
  const stop = new AbortController();
  const log = join(workspace.root, 'content/acme/log.txt');
  const writing = (async () => {
    for (; !stop.signal.aborted; await sleep(10)) await appendFile(log, 'One more line.\n');
  })();
  try {
    const reported: string[] = [];
    for await (const { paths } of watchSources(config, stop.signal, { since, removed: async () => [gone] })) {
      reported.push(...paths);
      if (reported.includes(gone)) break;
    }
    expect(reported).toContain(log);
  } finally {
    stop.abort();
    await writing;
  }
});
