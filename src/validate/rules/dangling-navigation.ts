import { navigationTarget } from '../../lib/navigation-path.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { NavigationEntry } from '../../model/navigation.ts';
import type { SitePath } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import type { Rule } from '../rule.ts';

/** An entry without children leads to a page of the site, to a file, to another deployment, or out of the site. */
export const danglingNavigation: Rule = (site) => {
  const paths = new Set([...site.pages, ...site.shellPages].map((page) => page.path));
  const leaves = (entry: NavigationEntry): NavigationEntry[] =>
    entry.children.length === 0 && entry.subheader === undefined ? [entry] : entry.children.flatMap(leaves);
  return [...site.navigationDocuments.values()]
    .flatMap((document) => document.entries.flatMap(leaves))
    .filter((entry) => isDangling(entry, paths, site))
    .map((entry) => dangling(entry, paths));
};

function isDangling(entry: NavigationEntry, paths: ReadonlySet<SitePath>, site: Site): boolean {
  const target = navigationTarget(entry.pathname);
  if (target.kind !== 'page' && target.kind !== 'anchor') return false;
  const isNeighbour = site.config.externalPaths.some((prefix) => `${target.path}/`.startsWith(prefix));
  return !isNeighbour && target.path !== '/' && !paths.has(target.path);
}

function dangling(entry: NavigationEntry, paths: ReadonlySet<SitePath>): Diagnostic {
  const near = nearestName(entry.pathname, paths);
  return {
    severity: 'error',
    code: 'dangling-navigation-entry',
    message: `The navigation names \`${entry.pathname}\`, but no page has this path.`,
    hint: near === undefined ? 'Write the page, or remove the entry.' : `pathname: ${near}`,
    place: entry.place,
  };
}
