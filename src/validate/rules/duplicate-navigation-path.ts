import { mayRepeat } from '../../lib/navigation-path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { NavigationDocument, NavigationEntry } from '../../model/navigation.ts';
import type { Rule } from '../rule.ts';

/** A pathname stands once in a tree, whatever kind of entry it belongs to: a group and its child may not share one. */
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
    message: `The path \`${entry.pathname}\` stands in this navigation twice.`,
    hint: 'Remove one of the entries, or give a group a path of its own, such as a path that ends in `-group`.',
    place: entry.place,
    related: [{ message: 'It was given here first.', place: earlier.place }],
  };
}
