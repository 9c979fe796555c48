import { hash, hashData } from '../lib/hash.ts';
import { memoize } from '../memo/memoize.ts';
import type { NavigationItem, NavigationSlice } from '../model/navigation.ts';

/** Hash of a page's navigation. Entries that many pages have in common are hashed once; see `navigationSlice`. */
export function navigationHash(navigation: NavigationSlice | undefined): string {
  if (!navigation) return '';
  const { items, ...rest } = navigation;
  return hash(JSON.stringify(rest) + items.map((item) => itemHash(item)).join(' '));
}

/** An open group differs on every page, but pages share most of its items. */
const itemHash = memoize((item: NavigationItem): string => {
  if (!('items' in item)) return hashData(item);
  const { items, ...rest } = item;
  return hash(JSON.stringify(rest) + items.map((inner) => itemHash(inner)).join(' '));
});
