import { createContext, createElement, Fragment, type ReactElement } from 'react';
import type { NavigationItem } from '../../src/model/navigation.ts';
import type { Rendered, TemplateModule } from '../../src/model/render-task.ts';
import type { Words } from '../../src/model/words.ts';
import { createEntryCache, type EntryCache, keyOf, templateOf } from './entry-cache.ts';
import { GroupEntry, MoreEntry, PageEntry, SubheaderEntry } from './navigation-entries.tsx';

/** Renders items of the navigation with all their children as a list, and marks the entry with an id. */
export type RenderNavigation = TemplateModule['renderNavigation'];

/** The rendered navigation of the page, which the sidebar inserts. */
export const NavigationHtmlContext = createContext('');

/** Creates a function that renders lists and entries once for all pages, and then marks the current page. */
export function createNavigationRenderer(
  render: (element: ReactElement, words: Words) => Rendered,
): RenderNavigation {
  const caches = new WeakMap<Words, EntryCache>();
  const lists = new WeakMap<readonly NavigationItem[], NavigationList>();

  const renderList = (items: readonly NavigationItem[], words: Words): NavigationList => {
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
    const list: NavigationList = { words, html: '', links: new Map(), styles: [] };
    appendItems(list, items, (item) => {
      const rendered = entries.find(item);
      if (rendered) styles.add(rendered.styles);
      return rendered?.html ?? '';
    });
    list.styles = [...new Set([...styles].flat())];
    return list;
  };

  return (items, words, current) => {
    const known = lists.get(items);
    const list = known?.words === words ? known : renderList(items, words);
    lists.set(items, list);
    return { html: markCurrent(list, current), styles: list.styles };
  };
}

/** Rendered items without the mark of the current page. */
interface NavigationList {
  readonly words: Words;
  html: string;
  /** By id of each page, the position in `html` after the start of its link: `<a`. */
  readonly links: Map<string, number>;
  styles: readonly string[];
}

function markCurrent({ html, links }: NavigationList, current: string | undefined): string {
  const at = current === undefined ? undefined : links.get(current);
  return at === undefined ? html : `${html.slice(0, at)} aria-current="page"${html.slice(at)}`;
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

function appendItems(
  list: NavigationList,
  items: readonly NavigationItem[],
  entryHtml: (item: NavigationItem) => string,
): void {
  list.html += '<ul>';
  for (const item of items) {
    const entry = entryHtml(item);
    if (item.kind === 'page') list.links.set(item.id, list.html.length + entry.indexOf(link) + link.length);
    if ('items' in item && item.items.length > 0) {
      list.html += entry.slice(0, -entryEnd.length);
      appendItems(list, item.items, entryHtml);
      list.html += entryEnd;
    } else {
      list.html += entry;
    }
  }
  list.html += '</ul>';
}

/** The start of the link of a page. */
const link = '<a';
