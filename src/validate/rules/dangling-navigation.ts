import { navigationTarget } from '../../lib/navigation-path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { NavigationDocument, NavigationEntry } from '../../model/navigation.ts';
import type { LinkSpace } from '../../model/site.ts';
import { nearAddress } from '../near-address.ts';
import type { Rule } from '../rule.ts';

/** An entry without children leads to a page of the site, to a file, to another deployment, or out of the site. */
export const danglingNavigation: Rule = ({ navigationDocuments, space }) =>
  [...navigationDocuments.values()].flatMap((document) => danglingIn(document, space));

const danglingIn = memoize((document: NavigationDocument, { pages, config }: LinkSpace) =>
  document.entries
    .flatMap(leaves)
    .filter((entry) => isDangling(entry, pages, config))
    .map((entry) => dangling(entry, pages)),
);

function leaves(entry: NavigationEntry): NavigationEntry[] {
  return entry.children.length === 0 && entry.subheader === undefined
    ? [entry]
    : entry.children.flatMap(leaves);
}

type Paths = LinkSpace['pages'];

function isDangling(entry: NavigationEntry, paths: Paths, config: Config): boolean {
  const target = navigationTarget(entry.pathname);
  if (target.kind !== 'page' && target.kind !== 'anchor') return false;
  const isNeighbour = config.externalPaths.some((prefix) => `${target.path}/`.startsWith(prefix));
  return !isNeighbour && target.path !== '/' && !paths.has(target.path);
}

function dangling(entry: NavigationEntry, paths: Paths): Diagnostic {
  const near = nearAddress(entry.pathname, paths.keys());
  return {
    severity: 'error',
    code: 'dangling-navigation-entry',
    message: `The navigation names \`${entry.pathname}\`, but no page has this path.`,
    hint: near === undefined ? 'Write the page, or remove the entry.' : `pathname: ${near}`,
    place: entry.place,
  };
}
