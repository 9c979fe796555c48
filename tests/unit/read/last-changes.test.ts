import { expect, test } from 'vitest';
import { createStore, type Store } from '../../../src/cache/create-store.ts';
import { resolveConfig } from '../../../src/config/resolve-config.ts';
import type { History } from '../../../src/effects/git-history.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { lastChanges } from '../../../src/read/last-changes.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const site = (more: string) => `
name: Acme
products:
  - { id: in, name: In, content: in }
  - { id: out, name: Out, content: ../docs/pages }
${more}`;

/** The folders that git knows: each has one file, changed on a day of its own. */
const days: Readonly<Record<string, string>> = {
  '/site/content': '2026-01-01',
  '/site/docs/pages': '2026-02-02',
};

/** Git in one state; reports in which folders it looked. */
function historyIn(commit: string, day?: string): History & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    state: async (folder) => (folder in days ? `${commit} ${folder}` : undefined),
    async lastChanges(folder) {
      asked.push(folder);
      return { days: new Map([['a/b.md', day ?? days[folder] ?? '']]), isCut: commit === 'cut' };
    },
  };
}

const newStore = () =>
  createStore(memoryFileSystem(), '/store' as FilePath, { force: false, packName: 'a-1' });

async function changesOf(more: string, history: History, store?: Store, tool = 'this') {
  const flags = { only: [], sizes: false, force: false, strict: false };
  const { value } = resolveConfig({ root: '/site', flags, text: site(more) });
  if (!value) throw new Error('The configuration is wrong.');
  const tools = { history, store: store ?? (await newStore()), tool };
  const { days, isCut, save } = await lastChanges(value, tools);
  await save();
  return { ...Object.fromEntries(days), ...(isCut && { isCut }) };
}

const both = { 'a/b.md': '2026-01-01', '../docs/pages/a/b.md': '2026-02-02' };

test('sources beside the content folder have their dates too', async () => {
  expect(await changesOf('', historyIn('one'))).toEqual(both);
});

test('a site without dates does not look for them', async () => {
  const history = historyIn('one');
  expect(await changesOf('lastUpdated: false', history)).toEqual({});
  expect(history.asked).toEqual([]);
});

test('a shallow clone is known as such from the cache, too', async () => {
  const store = await newStore();
  expect(await changesOf('', historyIn('cut'), store)).toEqual({ ...both, isCut: true });
  expect(await changesOf('', historyIn('cut'), store)).toEqual({ ...both, isCut: true });
});

test('git reads the history once, until there is a new commit or another process asks', async () => {
  const store = await newStore();
  await changesOf('', historyIn('one'), store);
  const again = historyIn('one', '2026-03-03');
  expect(await changesOf('', again, store)).toEqual(both);
  expect(again.asked).toEqual([]);
  const later = { 'a/b.md': '2026-03-03', '../docs/pages/a/b.md': '2026-03-03' };
  expect(await changesOf('', historyIn('two', '2026-03-03'), store)).toEqual(later);
  expect(await changesOf('', historyIn('one', '2026-03-03'), store, 'another')).toEqual(later);
});
