import type { BuildTools } from '../build/build-tools.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { lastEntriesKey } from '../cache/store-keys.ts';
import type { Entry } from '../model/entry.ts';

/** What was bundled last, if it holds all of these entries and so will do for a part of the site. */
export async function lastEntriesWith(
  entries: readonly Entry[],
  tools: BuildTools,
): Promise<readonly Entry[] | undefined> {
  const last = await lastEntries(tools);
  const held = new Set(last.map((entry) => JSON.stringify(entry)));
  return entries.every((entry) => held.has(JSON.stringify(entry))) ? last : undefined;
}

/** Whether anything was bundled before. */
export function hasBundled({ store, tool }: BuildTools): boolean {
  return store.has(lastEntriesKey(tool));
}

/** Remembers what was bundled. */
export async function keepEntries(entries: readonly Entry[], tools: BuildTools): Promise<void> {
  const isKept = JSON.stringify(await lastEntries(tools)) === JSON.stringify(entries);
  if (!isKept) await tools.store.put(lastEntriesKey(tools.tool), encodeJson(entries));
}

async function lastEntries({ store, tool }: BuildTools): Promise<readonly Entry[]> {
  return decodeJson(await store.get(lastEntriesKey(tool))) ?? [];
}
