import { toSitePath } from '../../lib/path.ts';
import type { SitePath } from '../../model/path.ts';
import type { InspectedPage } from '../inspected-tree.ts';
import type { FamilyPageModule } from './page-modules.ts';

/** The pages of a tree, and the addresses that lead to them. */
export interface PlacedFamily {
  readonly pages: readonly InspectedPage[];
  /** The other addresses of pages that several modules show. */
  readonly others: readonly Redirection[];
}

/** A redirect as `site.yaml` has it. */
export interface Redirection {
  readonly from: string;
  readonly to: string;
}

/** What decides between several addresses of a page. */
export interface PlaceOptions {
  readonly languages: readonly string[];
  /** The addresses in the navigation. */
  readonly navigated: ReadonlySet<SitePath>;
}

/**
 * Gives pages the address of the module that imports them; the others get one by the rule of their product.
 * Of several modules, the first that the navigation has counts.
 */
export function placeFamilyPages(
  markdown: readonly string[],
  modules: readonly FamilyPageModule[],
  { languages, navigated }: PlaceOptions,
): PlacedFamily {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  const later: { readonly page: string; readonly from: string }[] = [];
  const isNavigated = ({ path }: FamilyPageModule) => navigated.has(toSitePath(path));
  const ordered = [...modules.filter(isNavigated), ...modules.filter((module) => !isNavigated(module))];
  for (const { path, markdown: page } of ordered) {
    if (page === undefined || taken.has(path)) continue;
    taken.add(path);
    if (paths.has(page)) later.push({ page, from: path });
    else paths.set(page, path);
  }
  const isTranslation = (file: string) =>
    languages.slice(1).some((language) => new RegExp(`[-.]${language}\\.md$`).test(file));
  const files = [...new Set([...markdown, ...paths.keys()])].filter((file) => !isTranslation(file));
  return {
    others: later.map(({ page, from }) => ({ from, to: paths.get(page) ?? from })),
    pages: files.sort().map((file) => {
      const path = paths.get(file);
      return { file, ...(path !== undefined && { path }) };
    }),
  };
}
