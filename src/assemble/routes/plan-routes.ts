import { memoize } from '../../memo/memoize.ts';
import { memoizeList } from '../../memo/memoize-list.ts';
import type { Config } from '../../model/config.ts';
import type { SitePath } from '../../model/path.ts';
import type { LinkSpace, Page, Route, ShellPage, Site } from '../../model/site.ts';
import { addressIn } from '../links/link-space.ts';
import { joinLanguage } from './split-language.ts';

/**
 * Plans every address of the site, each once, sorted by path. Every page exists in every language, if
 * untranslated in its own. While no page moves, the route of an unchanged page is the same object.
 */
export function planRoutes({ config, pages, shellPages, space }: Site): readonly Route[] {
  const slots = planSlots(routeFacts(config, pages), shellPages, space);
  return createFiller(slots)(pages);
}

/** A route, where a page is named by its position among the pages of the site. */
type Slot = Exclude<Route, { kind: 'doc' }> | DocSlot;

interface DocSlot {
  readonly kind: 'doc';
  readonly path: SitePath;
  readonly language: string;
  readonly position: number;
}

const routeFacts = memoizeList(
  ({ path, language, translationOf, barePath }: Page) =>
    [path, language, translationOf === undefined, barePath] as const,
);

const planSlots = memoize(
  (
    pages: ReturnType<typeof routeFacts>,
    shellPages: readonly ShellPage[],
    space: LinkSpace,
  ): readonly Slot[] => {
    const { config } = space;
    const at = addressIn(space);
    const slots = new Map<SitePath, Slot>();
    for (const language of config.languages) {
      for (const [position, [, , , bare]] of pages.entries()) {
        if (bare === undefined) continue;
        const path = at(bare, language);
        if (!slots.has(path)) slots.set(path, { kind: 'doc', path, language, position });
      }
      for (const slot of shellSlots(language, shellPages, config)) slots.set(slot.path, slot);
      for (const [position, [original, , isOriginal, bare]] of pages.entries()) {
        const path = at(original, language);
        if (isOriginal && bare === undefined) slots.set(path, { kind: 'doc', path, language, position });
      }
    }
    // Pages that authors wrote come last, since they replace others: translations, and a home page of the
    // site's own.
    for (const [position, [path, language]] of pages.entries())
      slots.set(path, { kind: 'doc', path, language, position });
    return [...slots.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  },
);

function shellSlots(language: string, shellPages: readonly ShellPage[], { languages }: Config): Slot[] {
  const at = (path: string) => joinLanguage(language, path as SitePath, languages);
  return [
    ...shellPages.map((page): Slot => ({ ...page, path: at(page.path), language })),
    { kind: 'not-found', path: at('/404'), language },
    { kind: 'app-shell', path: at('/_app'), language },
  ];
}

/** Creates a function that puts pages into slots, and reuses the route of an unchanged page. */
const createFiller = memoize((slots: readonly Slot[]) => {
  let routes: readonly Route[] = [];
  return (pages: readonly Page[]): readonly Route[] => {
    routes = slots.map((slot, index) => {
      if (slot.kind !== 'doc') return slot;
      const last = routes[index];
      const page = pages[slot.position];
      return last?.kind === 'doc' && last.page === page ? last : toRoute(slot, page);
    });
    return routes;
  };
});

function toRoute({ kind, path, language, position }: DocSlot, page: Page | undefined): Route {
  if (!page) throw new Error(`There is no page at position ${position}.`);
  return { kind, path, language, page };
}
