import { editDistance } from './edit-distance.ts';
import { readableAddress } from './readable-address.ts';

/**
 * The addresses that are nearest to one at which there is no page, the nearest first, three at most. What an address ends in counts most, since
 * pages move more often than they change their name.
 */
export function nearAddresses<Page extends { readonly href: string }>(
  pages: readonly Page[],
  address: string,
): Page[] {
  const wanted = namesOf(address);
  return pages
    .map((page) => ({ page, likeness: likenessOf(namesOf(page.href), wanted) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ page }) => page);
}

/** The names in a path, without what hosts and older sites add to the last of them. */
function namesOf(address: string): string[] {
  return readableAddress(address)
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

/** What the last names share counts in full, and the way to them by as much as the names are alike. */
function likenessOf(names: readonly string[], wanted: readonly string[]): number {
  const last = nameLikeness(names.at(-1) ?? '', wanted.at(-1) ?? '');
  const way = nameLikeness(names.slice(0, -1).join('/'), wanted.slice(0, -1).join('/'));
  return last * 0.6 + way * 0.4 * last;
}

function nameLikeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - editDistance(one, other) / longest;
}
