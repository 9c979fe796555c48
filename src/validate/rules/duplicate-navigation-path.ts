import { mayRepeat } from '../../lib/navigation-path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { NavigationDocument, NavigationEntry } from '../../model/navigation.ts';
import type { Rule } from '../rule.ts';

/** Reports pathnames that occur twice in a tree, including those that a group and its child share. */
export const duplicateNavigationPath: Rule = ({ navigationDocuments }) =>
  [...navigationDocuments.values()].flatMap((document) => duplicatesIn(document));

const duplicatesIn = memoize((document: NavigationDocument): Diagnostic[] => {
  const first = new Map<string, NavigationEntry>();
  const found: Diagnostic[] = [];
  const visit = (entry: NavigationEntry) => {
    const earlier = first.get(entry.pathname);
    if (earlier && !mayRepeat(entry.pathname)) found.push(duplicate(entry, earlier));
    else first.set(entry.pathname, entry);
    entry.children.forEach(visit);
  };
  document.entries.forEach(visit);
  return found;
});

function duplicate(entry: NavigationEntry, earlier: NavigationEntry): Diagnostic {
  return {
    severity: 'error',
    code: 'duplicate-navigation-path',
    message: `Duplicate navigation path "${entry.pathname}".`,
    hint: 'Remove one of the entries, or give a group its own path, such as one that ends in "-group".',
    place: entry.place,
    related: [{ message: 'First entry with this path.', place: earlier.place }],
  };
}
