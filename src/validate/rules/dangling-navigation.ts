import { navigationTarget } from '../../lib/navigation-path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { NavigationDocument, NavigationEntry } from '../../model/navigation.ts';
import type { LinkSpace } from '../../model/site.ts';
import { isRedirected, type Rule, similarAddress } from '../rule.ts';

/**
 * Reports navigation entries without children that lead to no page, redirect, file, other deployment or URL.
 */
export const danglingNavigation: Rule = ({ navigationDocuments, space }) =>
  [...navigationDocuments.values()].flatMap((document) => danglingIn(document, space));

const danglingIn = memoize((document: NavigationDocument, space: LinkSpace) =>
  document.entries
    .flatMap(leaves)
    .filter((entry) => isDangling(entry, space))
    .map((entry) => dangling(entry, space)),
);

function leaves(entry: NavigationEntry): NavigationEntry[] {
  return entry.children.length === 0 && entry.subheader === undefined
    ? [entry]
    : entry.children.flatMap(leaves);
}

function isDangling({ pathname, auto }: NavigationEntry, space: LinkSpace): boolean {
  const { pages, config } = space;
  if (auto) return true;
  const target = navigationTarget(pathname);
  if (target.kind !== 'page' && target.kind !== 'anchor') return false;
  const isExternal = config.externalPaths.some((prefix) => `${target.path}/`.startsWith(prefix));
  return !isExternal && target.path !== '/' && !pages.has(target.path) && !isRedirected(target.path, space);
}

function dangling(entry: NavigationEntry, { pages }: LinkSpace): Diagnostic {
  if (entry.auto) return withoutReferences(entry);
  const similar = similarAddress(entry.pathname, pages.keys());
  return {
    severity: 'error',
    code: 'dangling-navigation-entry',
    message: `Navigation entry "${entry.pathname}" leads to no page.`,
    hint: similar === undefined ? 'Create the page, or remove the entry.' : `pathname: ${similar}`,
    place: entry.place,
  };
}

/** An entry with `children: auto` that has found nothing. */
function withoutReferences({ pathname, place }: NavigationEntry): Diagnostic {
  return {
    severity: 'error',
    code: 'dangling-navigation-entry',
    message: `Navigation entry "${pathname}" lists nothing: no API document has a page below this path.`,
    hint: 'Name the root of their addresses, such as /material-ui/api/, or remove the entry.',
    place,
  };
}
