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

test('a change may be told at once, and again when it has settled', async ({ workspace }) => {
  await workspace.write(plainSite);
  const stop = new AbortController();
  const config = await readConfig(workspace.root);
  // Longer than a tick of the disk's clock.
  await sleep(100);
  const since = Date.now();
  const changes = watchSources(config, stop.signal, { pace: 'twice', since })[Symbol.asyncIterator]();
  const path = 'content/acme/link.md';
  const first = changes.next();
  await workspace.write({ [path]: page('Link', 'Another edition.') });
  const told = { paths: [join(workspace.root, path)], configChanged: false };
  expect((await first).value).toEqual(told);
  expect((await changes.next()).value).toEqual(told);
  stop.abort();
  expect((await changes.next()).done).toBe(true);
});

test('a file that was removed before the watch began is told', async ({ workspace }) => {
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

test('what was saved before the watch began is told, and nothing older', async ({ workspace }) => {
  await workspace.write(plainSite);
  const config = await readConfig(workspace.root);
  // Longer than a tick of the disk's clock.
  await sleep(100);
  const since = Date.now();
  const path = 'content/acme/link.md';
  await workspace.write({ [path]: page('Link', 'Saved at once.') });
  const stop = new AbortController();
  const changes = watchSources(config, stop.signal, { since })[Symbol.asyncIterator]();
  const told = await changes.next();
  expect(told.value).toEqual({ paths: [join(workspace.root, path)], configChanged: false });
  stop.abort();
  expect((await changes.next()).done).toBe(true);
});

test('that it cannot be seen what was removed is told to who asks for the next change, however late', async ({
  workspace,
}) => {
  await workspace.write(plainSite);
  const config = await readConfig(workspace.root);
  await sleep(100);
  const since = Date.now();
  const path = 'content/acme/link.md';
  await workspace.write({ [path]: page('Link', 'Saved at once.') });
  const stop = new AbortController();
  let told = (): void => {};
  const failing = new Promise<void>((resolve) => {
    told = resolve;
  });
  const removed = async () => {
    told();
    throw new Error('The disk is gone.');
  };
  const changes = watchSources(config, stop.signal, { since, removed })[Symbol.asyncIterator]();
  expect((await changes.next()).done).toBe(false);
  // It fails while a change is dealt with, as a build does for some seconds.
  await failing;
  await nextTurn();
  await expect(changes.next()).rejects.toThrow(
    new UserError('The files of the site cannot be watched: The disk is gone.'),
  );
});

test('a file that is written without end keeps nothing from being told', async ({ workspace }) => {
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
    const told: string[] = [];
    for await (const { paths } of watchSources(config, stop.signal, { since, removed: async () => [gone] })) {
      told.push(...paths);
      if (told.includes(gone)) break;
    }
    expect(told).toContain(log);
  } finally {
    stop.abort();
    await writing;
  }
});
