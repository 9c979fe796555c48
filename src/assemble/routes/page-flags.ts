import { navigationTarget } from '../../lib/navigation-path.ts';
import { pathIn, toSitePath } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { NavigationDocument, NavigationEntry } from '../../model/navigation.ts';
import type { PageFlags } from '../../model/page-flags.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';

/** The flags that a page module gives to its page. */
export interface ModuleFlags {
  readonly source: SourcePath;
  readonly flags: PageFlags;
}

/** Collects the flags of pages from page modules and navigation entries, which win, by address. */
export function flagsByPath(
  { pageModules }: Pick<Config, 'pageModules'>,
  navigation: Iterable<NavigationDocument>,
  modules: readonly ModuleFlags[],
): ReadonlyMap<SitePath, PageFlags> {
  const found = new Map<SitePath, PageFlags>();
  const add = (path: SitePath, flags: PageFlags) => {
    // An empty set of flags would only take part in comparisons.
    if (Object.keys(flags).length > 0) found.set(path, { ...found.get(path), ...flags });
  };
  for (const { source, flags } of modules) add(modulePath(pathIn(pageModules ?? '', source)), flags);
  const visit = ({ pathname, flags, children }: NavigationEntry): void => {
    const target = navigationTarget(pathname);
    if (target.kind === 'page') add(target.path, flags);
    children.forEach(visit);
  };
  for (const { entries } of navigation) entries.forEach(visit);
  return found;
}

/** The address of a page by the name of its module: `x/charts/index.js` → `/x/charts`. */
function modulePath(relative: string): SitePath {
  return toSitePath(relative.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, ''));
}
