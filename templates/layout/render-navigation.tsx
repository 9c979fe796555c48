import { createContext, createElement, Fragment, type ReactElement } from 'react';
import type { NavigationItem } from '../../src/model/navigation.ts';
import type { Rendered } from '../../src/model/render-task.ts';
import type { Words } from '../../src/model/words.ts';
import { createEntryCache, type EntryCache, keyOf, templateOf } from './entry-cache.ts';
import { GroupEntry, MoreEntry, PageEntry, SubheaderEntry } from './navigation-entries.tsx';

/** Renders items of the navigation with all their children as a list. */
export type RenderNavigation = (items: readonly NavigationItem[], words: Words) => Rendered;

/** The rendered navigation of the page, which the sidebar inserts. */
export const NavigationHtmlContext = createContext('');

/** Creates a function that renders entries once for all pages, and then marks the current page. */
export function createNavigationRenderer(
  render: (element: ReactElement, words: Words) => Rendered,
): RenderNavigation {
  const caches = new WeakMap<Words, EntryCache>();

  return (items, words) => {
    const previous = caches.get(words);
    const entries = previous && previous.size() < capacity ? previous : createEntryCache();
    caches.set(words, entries);
    const missing = new Map<string, NavigationItem>();
    for (const item of entriesIn(items)) if (!entries.has(item)) missing.set(keyOf(item), templateOf(item));
    const queue = [...missing];
    while (queue.length > 0)
      renderEntries(queue.splice(0, batchSize), entries, (element) => render(element, words));
    // Thousands of entries share one list of styles.
    const styles = new Set<Rendered['styles']>();
    const html = listHtml(items, (item) => {
      const rendered = entries.find(item);
      if (rendered) styles.add(rendered.styles);
      return rendered?.html ?? '';
    });
    return { html, styles: [...new Set([...styles].flat())] };
  };
}

const capacity = 20_000;

/** Entries of one rendering. They are arguments of a function, whose number is limited. */
const batchSize = 1000;

/** Marks the start of each entry in the HTML of a batch. */
const separator = <wbr data-cut="" />;
const separatorHtml = '<wbr data-cut=""/>';

function renderEntries(
  batch: readonly (readonly [key: string, item: NavigationItem])[],
  entries: EntryCache,
  render: (element: ReactElement) => Rendered,
): void {
  const all = batch.flatMap(([, item]) => [separator, entryElement(item)]);
  const { html, styles } = render(createElement(Fragment, null, ...all));
  for (const [index, text] of html.split(separatorHtml).slice(1).entries()) {
    const [key] = batch[index] ?? [];
    if (key !== undefined) entries.add(key, { html: text, styles });
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

/** The list of children is inserted in front of this. */
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
