import { splitLanguage } from '../assemble/routes/split-language.ts';
import { groupBy } from '../lib/group-by.ts';
import { errorsBetween, nearestName } from '../lib/nearest-name.ts';
import { toSitePath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';
import type { LinkSpace } from '../model/site.ts';

/** Returns the page that an address was probably meant to lead to, among those in its language. */
export function similarPage(
  missing: string,
  { pages, config }: Pick<LinkSpace, 'pages' | 'config'>,
): string | undefined {
  const known = similarPages(pages);
  if (!known.has(missing)) {
    const { language } = splitLanguage(missing, config.languages);
    known.set(missing, similarAddress(missing, pagesByLanguage(pages, config.languages).get(language) ?? []));
  }
  return known.get(missing);
}

/** What was found for the addresses of a site: hundreds of its pages may link to one that is missing. */
const similarPages = memoize((_pages: LinkSpace['pages']) => new Map<string, string | undefined>());

const pagesByLanguage = memoize(
  (pages: LinkSpace['pages'], languages: Config['languages']): ReadonlyMap<string, readonly SitePath[]> =>
    groupBy([...pages.keys()], (path) => splitLanguage(path, languages).language),
);

/**
 * Returns the address that was probably meant: the nearest one below the missing address, or else the most
 * similar one.
 *
 * `('/b/p2/', ['/b/p5', '/b/p2/more'])` → `/b/p2/more`
 */
export function similarAddress(missing: string, addresses: Iterable<SitePath>): string | undefined {
  const all = [...addresses];
  const start = `${toSitePath(missing)}/`;
  const below = all.filter((address) => address.startsWith(start)).sort(byDepthThenName);
  return (
    below[0] ??
    nearestName(
      missing,
      all.filter((address) => isMisspelling(missing, address)),
    )
  );
}

/**
 * Whether two addresses are close where they differ: `/ui/react-rating` and `/ui/react-notice` share much,
 * but `rating` is not a misspelled `notice`.
 */
function isMisspelling(missing: string, address: string): boolean {
  let shared = 0;
  for (let at = 0; at < missing.length && missing[at] === address[at]; at += 1)
    if (missing[at] === '/' || missing[at] === '-') shared = at + 1;
  return errorsBetween(missing.slice(shared), address.slice(shared)) !== undefined;
}

function byDepthThenName(a: SitePath, b: SitePath): number {
  return a.split('/').length - b.split('/').length || (a < b ? -1 : 1);
}
