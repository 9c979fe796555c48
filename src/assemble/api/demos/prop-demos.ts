import { withBase, withTrailingSlash } from '../../../lib/path.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { ApiDemoPage, ApiItemProps } from '../../../model/api-reference.ts';
import type { SitePath, SourcePath } from '../../../model/path.ts';
import type { LocaleVersion } from '../../props/locale-version.ts';
import type { SiteIndex } from '../../props/site-index.ts';
import type { DemosByProp } from './demo-index.ts';
import type { PlacedDemo } from './site-demos.ts';

/** Number of demos that a prop lists. */
const maxDemos = 5;

/** A page with demos of a component, in one language. */
export type DemoPage = readonly [path: SitePath, title: string, href: string, count: number];

/** The demos of a component, as its reference shows them. */
export interface ComponentDemos {
  readonly byProp: DemosByProp<PlacedDemo>;
  /** Addresses of the pages about the component. */
  readonly about: readonly SitePath[];
  readonly pages: readonly DemoPage[];
}

/** Returns the pages with demos that set a prop of a component, sorted by address. */
export function pagesWithDemos(
  byProp: DemosByProp<PlacedDemo>,
  { site, addresses }: Pick<SiteIndex, 'site' | 'addresses'>,
  { address, language }: Pick<LocaleVersion, 'address' | 'language'>,
): readonly DemoPage[] {
  return pageCounts(byProp).map(([path, count]) => {
    const title = addresses.shown(path, language)?.document.title ?? path;
    return [path, title, withBase(site.config.base, withTrailingSlash(address(path))), count];
  });
}

const pageCounts = memoize((byProp: DemosByProp<PlacedDemo>) => {
  const counts = new Map<SitePath, number>();
  for (const { path } of new Set([...byProp.values()].flat())) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
});

/** Returns the demos that a prop lists: first those of pages about its component. */
export function propDemos(
  prop: string,
  { byProp, about, pages }: ComponentDemos,
): Pick<ApiItemProps, 'demos' | 'moreDemos'> {
  const found = rankedDemos(byProp.get(prop) ?? [], about);
  const more = found.length - maxDemos;
  return {
    demos: found.slice(0, maxDemos).flatMap(({ path, id, name }) => {
      const [, title, href] = pages.find(([one]) => one === path) ?? [];
      return [{ title: about.includes(path) ? name : `${title}: ${name}`, href: `${href}#${id}` }];
    }),
    ...(more > 0 && { moreDemos: more }),
  };
}

/** A demo that several pages show is listed once. */
function rankedDemos(demos: readonly PlacedDemo[], about: readonly SitePath[]): readonly PlacedDemo[] {
  const [first, others] = [true, false].map((wanted) =>
    demos.filter(({ path }) => about.includes(path) === wanted),
  );
  const seen = new Set<SourcePath>();
  return [...(first ?? []), ...(others ?? [])].filter(({ module }) => {
    const isFirst = !seen.has(module);
    seen.add(module);
    return isFirst;
  });
}

/** Returns the pages with demos of a component, as links. */
export function demoPageLinks({ pages }: ComponentDemos): readonly ApiDemoPage[] {
  return pages.map(([, title, href, count]) => ({ title, href, count }));
}
