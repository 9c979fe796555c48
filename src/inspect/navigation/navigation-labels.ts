import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { normalizePathname } from '../../parse/navigation/parse-navigation.ts';

/** Labels of navigation entries in another language, by pathname. */
export type Labels = Readonly<Record<string, string>>;

/**
 * Returns the labels of a navigation in another language, for the entries that both have. Pages are the same
 * if their pathnames are; `prefix` stands before those of the other language. Groups are the same if they
 * contain the same pages, as often in one as in the other.
 */
export function navigationLabels(
  original: readonly NavigationInput[],
  other: readonly NavigationInput[],
  prefix = '',
): Labels {
  const titles = entriesByKey(other, prefix);
  const labels: Record<string, string> = {};
  for (const [key, entries] of entriesByKey(original, '')) {
    const translated = titles.get(key) ?? [];
    if (translated.length !== entries.length) continue;
    for (const [index, { pathname, title }] of entries.entries()) {
      const label = translated[index]?.title;
      if (typeof label === 'string' && label !== title) labels[normalizePathname(pathname)] = label;
    }
  }
  return labels;
}

function entriesByKey(entries: readonly NavigationInput[], prefix: string): Map<string, NavigationInput[]> {
  const byKey = new Map<string, NavigationInput[]>();
  visit(entries, (entry) => {
    const key = keyOf(entry, prefix);
    byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  });
  return byKey;
}

function visit(entries: readonly NavigationInput[], each: (entry: NavigationInput) => void): void {
  for (const entry of entries) {
    each(entry);
    visit(entry.children ?? [], each);
  }
}

/** The pathname of a page, or those of the pages in a group. */
function keyOf(entry: NavigationInput, prefix: string): string {
  if (!entry.children) return withoutPrefix(normalizePathname(entry.pathname), prefix);
  const pages: string[] = [];
  visit(entry.children, (child) => {
    if (!child.children) pages.push(withoutPrefix(normalizePathname(child.pathname), prefix));
  });
  return `group ${pages.join(' ')}`;
}

function withoutPrefix(pathname: string, prefix: string): string {
  return prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`)
    ? pathname.slice(prefix.length) || '/'
    : pathname;
}

/** Leaves out languages without labels. */
export function withLabels(
  labels: readonly (readonly [language: string, labels: Labels])[],
): Readonly<Record<string, Labels>> {
  return Object.fromEntries(labels.filter(([, one]) => Object.keys(one).length > 0));
}
