import { createContext, type ReactElement } from 'react';
import { escapeHtml } from '../../src/lib/html.ts';
import type { NavigationItem } from '../../src/model/navigation-slice.ts';
import type { Drawn } from '../../src/model/render-task.ts';
import type { Words } from '../../src/model/words.ts';
import { GroupHead, PageEntry, SubheaderHead } from './navigation-entries.tsx';

/** Draws items of the navigation with everything in them, as a list. */
export type DrawNavigation = (items: readonly NavigationItem[], words: Words) => Drawn;

/** The drawn navigation of the page, which the side navigation puts in its place. */
export const NavigationHtmlContext = createContext('');

/** Entries of one language that are kept as text, of some 300 characters each. */
const capacity = 20_000;

interface KeptEntry {
  readonly item: NavigationItem;
  readonly drawn: Drawn;
}

/** True for items that are drawn alike, whatever lies in them. */
function isAlike(a: NavigationItem, b: NavigationItem): boolean {
  const facts = Object.entries(a);
  return (
    facts.length === Object.keys(b).length &&
    facts.every(([name, value]) => {
      const other: unknown = b[name as keyof NavigationItem];
      return name === 'items' || value === other || JSON.stringify(value) === JSON.stringify(other);
    })
  );
}

/**
 * Makes a drawing of the navigation that draws each entry once and joins the texts: but for the page that is open, entries look alike on all
 * pages, and 300 of them would cost a page as much as all the rest of it. A closed group has no list until the browser fetches the whole tree.
 */
export function createNavigationDrawer(draw: (element: ReactElement, words: Words) => Drawn): DrawNavigation {
  const byWords = new Map<string, Map<string, KeptEntry>>();

  return (items, words) => {
    const used = JSON.stringify([words.openGroup, words.badge]);
    const known = byWords.get(used) ?? new Map<string, KeptEntry>();
    byWords.set(used, known);
    const styles = new Set<string>();
    const entry = (item: NavigationItem, element: ReactElement): string => {
      const key = item.kind === 'page' && item.current ? `${item.id} current` : item.id;
      let kept = known.get(key);
      if (!kept || !isAlike(kept.item, item)) {
        kept = { item, drawn: draw(element, words) };
        if (known.size >= capacity) known.clear();
        known.set(key, kept);
      }
      for (const name of kept.drawn.styles) styles.add(name);
      return kept.drawn.html;
    };
    const list = (entries: readonly NavigationItem[], hidden = false): string =>
      `<ul${hidden ? ' hidden=""' : ''}>${entries.map(itemHtml).join('')}</ul>`;
    const itemHtml = (item: NavigationItem): string => {
      if (item.kind === 'page') return `<li>${entry(item, <PageEntry item={item} />)}</li>`;
      const { items: children } = item;
      if (item.kind === 'subheader')
        return `<li class="section">${entry(item, <SubheaderHead item={item} />)}${list(children)}</li>`;
      const below = children.length > 0 ? list(children, item.state === 'closed') : '';
      return `<li data-group="${escapeHtml(item.id)}">${entry(item, <GroupHead item={item} />)}${below}</li>`;
    };
    return { html: list(items), styles: [...styles] };
  };
}
