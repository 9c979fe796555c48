import { createContext, createElement, Fragment, type ReactElement } from 'react';
import type { NavigationItem } from '../../src/model/navigation.ts';
import type { Rendered } from '../../src/model/render-task.ts';
import type { Words } from '../../src/model/words.ts';
import { createEntryTexts, type EntryTexts, keyOf, standIn } from './entry-texts.ts';
import { GroupEntry, MoreEntry, PageEntry, SubheaderEntry } from './navigation-entries.tsx';

/** Draws items of the navigation with everything in them, as a list. */
export type RenderNavigation = (items: readonly NavigationItem[], words: Words) => Rendered;

/** The drawn navigation of the page, which the side navigation puts in its place. */
export const NavigationHtmlContext = createContext('');

/**
 * Makes a drawing of the navigation that draws each entry once and joins the texts: but for the mark of the page that is open, entries look
 * alike on all pages, and 300 of them would cost a page as much as all the rest of it. A closed group has no list until the browser fetches
 * the whole tree.
 */
export function createNavigationDrawer(
  render: (element: ReactElement, words: Words) => Rendered,
): RenderNavigation {
  const byWords = new WeakMap<Words, EntryTexts>();

  return (items, words) => {
    const before = byWords.get(words);
    const entries = before && before.size() < capacity ? before : createEntryTexts();
    byWords.set(words, entries);
    const missing = new Map<string, NavigationItem>();
    for (const item of entriesIn(items)) if (!entries.has(item)) missing.set(keyOf(item), standIn(item));
    const waiting = [...missing];
    while (waiting.length > 0)
      renderEntries(waiting.splice(0, atOnce), entries, (element) => render(element, words));
    // Thousands of entries have one and the same list of styles.
    const styles = new Set<Rendered['styles']>();
    const html = listHtml(items, (item) => {
      const rendered = entries.find(item);
      if (rendered) styles.add(rendered.styles);
      return rendered?.html ?? '';
    });
    return { html, styles: [...new Set([...styles].flat())] };
  };
}

/** Entries of one language that are kept at most, of some 300 characters each. */
const capacity = 20_000;

/** Entries of one drawing, since each begins with 0.1 ms of preparations. React is given them as arguments, of which there may not be too many. */
const atOnce = 1000;

/** Stands before each entry of a common drawing. */
const cut = <wbr data-cut="" />;
const cutHtml = '<wbr data-cut=""/>';

function renderEntries(
  waiting: readonly (readonly [key: string, item: NavigationItem])[],
  entries: EntryTexts,
  render: (element: ReactElement) => Rendered,
): void {
  const all = waiting.flatMap(([, item]) => [cut, entryElement(item)]);
  const { html, styles } = render(createElement(Fragment, null, ...all));
  for (const [index, text] of html.split(cutHtml).slice(1).entries()) {
    const [key] = waiting[index] ?? [];
    if (key !== undefined) entries.keep(key, { html: text, styles });
  }
}

function entryElement(item: NavigationItem): ReactElement {
  switch (item.kind) {
    case 'page':
      return <PageEntry item={item} />;
    case 'group':
      return <GroupEntry item={item} />;
    case 'subheader':
      return <SubheaderEntry item={item} />;
    case 'more':
      return <MoreEntry item={item} />;
  }
}

function* entriesIn(items: readonly NavigationItem[]): Generator<NavigationItem> {
  for (const item of items) {
    yield item;
    if ('items' in item) yield* entriesIn(item.items);
  }
}

/** What lies in an entry stands at its end. */
const entryEnd = '</li>';

function listHtml(
  items: readonly NavigationItem[],
  entryHtml: (item: NavigationItem) => string,
  hidden = false,
): string {
  const itemHtml = (item: NavigationItem): string => {
    const entry = entryHtml(item);
    if (item.kind === 'page') return item.current ? entry.replace('<a', '<a aria-current="page"') : entry;
    if (item.kind === 'more' || item.items.length === 0) return entry;
    const below = listHtml(item.items, entryHtml, item.kind === 'group' && item.state === 'closed');
    return entry.slice(0, -entryEnd.length) + below + entryEnd;
  };
  return `<ul${hidden ? ' hidden=""' : ''}>${items.map(itemHtml).join('')}</ul>`;
}
