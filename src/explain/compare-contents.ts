import type { SitePath } from '../model/path.ts';
import type { Difference, PageContents, SiteContents, SiteImpact } from '../model/site-contents.ts';

/** Returns the pages, demos and API rows that differ from those of an earlier report. */
export function compareContents(before: SiteContents, now: SiteContents): SiteImpact {
  const pages = byKey(before.pages, now.pages, ({ path }) => path);
  const shown = pagesByDemo([...before.pages, ...now.pages]);
  return {
    pages: pages.flatMap(({ key, old, current }) => {
      const difference = differenceOf(old?.text, current?.text);
      return difference ? [{ path: key, difference }] : [];
    }),
    demos: byKey(before.demos, now.demos, ({ id }) => id).flatMap(({ key: id, old, current }) => {
      const difference = differenceOf(old?.hash, current?.hash);
      return difference ? [{ id, difference, pages: [...(shown.get(id) ?? [])].sort() }] : [];
    }),
    rows: pages.flatMap(({ key: path, old, current }) =>
      old && current ? changedRows(path, old, current) : [],
    ),
  };
}

function changedRows(path: SitePath, old: PageContents, current: PageContents): SiteImpact['rows'] {
  return byKey(old.rows, current.rows, ({ anchor }) => anchor).flatMap(({ key: anchor, ...row }) => {
    const difference = differenceOf(row.old?.hash, row.current?.hash);
    return difference ? [{ path, anchor, name: (row.current ?? row.old)?.name ?? anchor, difference }] : [];
  });
}

function differenceOf(old: string | undefined, current: string | undefined): Difference | undefined {
  if (old === current) return undefined;
  if (old === undefined) return 'added';
  return current === undefined ? 'removed' : 'changed';
}

interface Compared<Key, Value> {
  readonly key: Key;
  readonly old: Value | undefined;
  readonly current: Value | undefined;
}

/** Joins two lists by a key, sorted by it. */
function byKey<Value, Key extends string>(
  before: readonly Value[],
  now: readonly Value[],
  keyOf: (value: Value) => Key,
): Compared<Key, Value>[] {
  const [old, current] = [before, now].map((list) => new Map(list.map((value) => [keyOf(value), value])));
  const keys = new Set([...before, ...now].map(keyOf));
  return [...keys].sort().map((key) => ({ key, old: old?.get(key), current: current?.get(key) }));
}

function pagesByDemo(pages: readonly PageContents[]): ReadonlyMap<string, ReadonlySet<SitePath>> {
  const found = new Map<string, Set<SitePath>>();
  for (const { path, demos } of pages)
    for (const id of demos) found.set(id, (found.get(id) ?? new Set<SitePath>()).add(path));
  return found;
}
