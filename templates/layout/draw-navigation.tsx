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

/**
 * Makes a drawing of the navigation that draws each entry once and joins the texts: but for the page that is open, and the groups on its way,
 * entries are the same objects on all pages, and 300 of them would cost a page as much as all the rest of it. A closed group has no list
 * until the browser fetches the whole tree.
 */
export function createNavigationDrawer(draw: (element: ReactElement, words: Words) => Drawn): DrawNavigation {
  const byWords = new WeakMap<Words, WeakMap<NavigationItem, Drawn>>();

  return (items, words) => {
    const known = byWords.get(words) ?? new WeakMap<NavigationItem, Drawn>();
    byWords.set(words, known);
    const styles = new Set<string>();
    const entry = (item: NavigationItem, element: ReactElement): string => {
      const drawn = known.get(item) ?? draw(element, words);
      known.set(item, drawn);
      for (const name of drawn.styles) styles.add(name);
      return drawn.html;
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
