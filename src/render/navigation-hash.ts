import { hash, hashData } from '../lib/hash.ts';
import type { NavigationItem, NavigationSlice } from '../model/navigation-slice.ts';

/** Hash of a page's navigation. Entries that many pages have in common are hashed once; see `navigationSlice`. */
export function navigationHash(navigation: NavigationSlice | undefined): string {
  if (!navigation) return '';
  const { items, ...rest } = navigation;
  return hash(JSON.stringify(rest) + items.map(itemHash).join(' '));
}

const itemHashes = new WeakMap<NavigationItem, string>();

function itemHash(item: NavigationItem): string {
  const known = itemHashes.get(item);
  if (known !== undefined) return known;
  const found = newItemHash(item);
  itemHashes.set(item, found);
  return found;
}

/** An open group is another on every page, but most of what lies in it is shared. */
function newItemHash(item: NavigationItem): string {
  if (!('items' in item)) return hashData(item);
  const { items, ...rest } = item;
  return hash(JSON.stringify(rest) + items.map(itemHash).join(' '));
}
