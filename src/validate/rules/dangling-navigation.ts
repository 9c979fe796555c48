import { navigationTarget } from '../../lib/navigation-path.ts';
import { displayPath, isExternalPath, isFilePath, toSitePath } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { NavigationDocument, NavigationEntry } from '../../model/navigation.ts';
import type { SourcePath } from '../../model/path.ts';
import type { LinkSpace } from '../../model/site.ts';
import { type FileAddresses, fileAddresses, hasFile } from '../file-addresses.ts';
import { isRedirected, type Rule } from '../rule.ts';
import { similarPage } from '../similar-address.ts';

/**
 * Reports navigation entries without children that lead to no page, redirect, file, other deployment or URL.
 */
export const danglingNavigation: Rule = (site) =>
  [...site.navigationDocuments.values()].flatMap((document) =>
    danglingIn(document, site.space, fileAddresses(site)),
  );

const danglingIn = memoize((document: NavigationDocument, space: LinkSpace, files: FileAddresses) =>
  document.entries
    .flatMap(leaves)
    .filter((entry) => isDangling(entry, space, files))
    .map((entry) => dangling(entry, space)),
);

function leaves(entry: NavigationEntry): NavigationEntry[] {
  return entry.children.length === 0 && entry.subheader === undefined
    ? [entry]
    : entry.children.flatMap(leaves);
}

function isDangling({ pathname, auto }: NavigationEntry, space: LinkSpace, files: FileAddresses): boolean {
  const { pages, config } = space;
  if (auto) return true;
  const target = navigationTarget(pathname);
  if (target.kind === 'outward') return false;
  const path = toSitePath(target.path);
  const isExternal = isExternalPath(path, config.externalPaths);
  if (isExternal || path === '/' || pages.has(path) || isRedirected(path, space)) return false;
  return target.kind !== 'file' || !hasFile(path, files, space);
}

function dangling(entry: NavigationEntry, space: LinkSpace): Diagnostic {
  if (entry.auto) return withoutReferences(entry);
  const draft = space.drafts.get(toSitePath(entry.pathname));
  if (draft !== undefined) return leadsToDraft(entry, draft);
  const kind = isFilePath(entry.pathname) ? 'file' : 'page';
  const similar = kind === 'page' ? similarPage(entry.pathname, space) : undefined;
  return {
    severity: 'error',
    code: 'dangling-navigation-entry',
    message: `Navigation entry "${entry.pathname}" leads to no ${kind}.`,
    hint: similar === undefined ? `Create the ${kind}, or remove the entry.` : `pathname: ${similar}`,
    place: entry.place,
  };
}

function leadsToDraft({ pathname, place }: NavigationEntry, draft: SourcePath): Diagnostic {
  return {
    severity: 'error',
    code: 'dangling-navigation-entry',
    message: `Navigation entry "${pathname}" leads to a draft, which a build leaves out.`,
    hint: `Remove "draft: true" from ${displayPath(draft)}, or remove the entry until the page is ready.`,
    place,
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
