import { withBase, withTrailingSlash } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ApiDemoPage, ApiItemProps } from '../../model/api-reference.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { LocaleVersion } from '../locale-version.ts';
import type { SiteIndex } from '../site-index.ts';
import type { PlacedDemo } from './site-demos.ts';

/** Number of demos that a prop lists. */
const maxDemos = 5;

/** The component whose demos are listed, as its API document names it. */
export interface DocumentedComponent {
  readonly source: SourcePath;
  /** `Button`, `Dialog.Root` */
  readonly name: string;
}

type Context = { readonly index: SiteIndex; readonly locale: Pick<LocaleVersion, 'address' | 'language'> };

/** Returns the demos that a prop lists: first those of pages about its component. */
export function propDemos(
  { source, name }: DocumentedComponent,
  prop: string,
  { index, locale }: Context,
): Pick<ApiItemProps, 'demos' | 'moreDemos'> {
  const all = index.demos.get(source)?.get(prop) ?? [];
  const found = rankedDemos(all, name);
  const more = found.length - maxDemos;
  return {
    demos: found.slice(0, maxDemos).map((demo) => {
      const title = isAbout(demo, name)
        ? demo.name
        : `${titleOf(demo.path, { index, locale })}: ${demo.name}`;
      return { title, href: `${hrefOf(demo.path, { index, locale })}#${demo.id}` };
    }),
    ...(more > 0 && { moreDemos: more }),
  };
}

/** A demo that several pages show is listed once. */
const rankedDemos = memoize((demos: readonly PlacedDemo[], name: string): readonly PlacedDemo[] => {
  const [about, others] = [true, false].map((wanted) =>
    demos.filter((demo) => isAbout(demo, name) === wanted),
  );
  const seen = new Set<SourcePath>();
  return [...(about ?? []), ...(others ?? [])].filter(({ module }) => {
    const isFirst = !seen.has(module);
    seen.add(module);
    return isFirst;
  });
});

/** A page about `Dialog` is about its parts too. */
function isAbout({ documents }: PlacedDemo, name: string): boolean {
  return documents.some((one) => one === name || name.startsWith(`${one}.`));
}

/** Returns the pages with demos that set a prop of a component. */
export function demoPages({ source }: DocumentedComponent, context: Context): readonly ApiDemoPage[] {
  const counts = pageCounts(context.index.demos.get(source) ?? noDemos);
  return counts.map(([path, count]) => ({
    title: titleOf(path, context),
    href: hrefOf(path, context),
    count,
  }));
}

const noDemos: ReadonlyMap<string, readonly PlacedDemo[]> = new Map();

const pageCounts = memoize((demos: ReadonlyMap<string, readonly PlacedDemo[]>) => {
  const counts = new Map<SitePath, number>();
  for (const { path } of new Set([...demos.values()].flat())) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
});

function titleOf(path: SitePath, { index, locale }: Context): string {
  return index.addresses.shown(path, locale.language)?.document.title ?? path;
}

function hrefOf(path: SitePath, { index, locale }: Context): string {
  return withBase(index.site.config.base, withTrailingSlash(locale.address(path)));
}
