import type { NavigationItem } from '../../src/model/navigation-slice.ts';
import type { Drawn } from '../../src/model/render-task.ts';

/** Entries of the navigation as text: without what lies in them, and without the mark of the open page. */
export interface EntryTexts {
  /** The text of an entry, if one that looks like it is kept. */
  find(item: NavigationItem): Drawn | undefined;
  /** Keeps the drawing of the stand-in of all entries with a key. */
  keep(key: string, drawn: Drawn): void;
  /** How many there are. */
  size(): number;
}

/** Keeps nothing yet. Most entries are the same objects on many pages; the open page and the groups on its way are told by what they say. */
export function createEntryTexts(): EntryTexts {
  const byItem = new WeakMap<NavigationItem, Drawn>();
  const byKey = new Map<string, Drawn>();
  return {
    size: () => byKey.size,
    find(item) {
      const known = byItem.get(item);
      const drawn = known ?? byKey.get(keyOf(item));
      if (known || !drawn) return known;
      const own = isPlain(item) ? { ...drawn, html: withWords(drawn.html, item) } : drawn;
      byItem.set(item, own);
      return own;
    },
    keep: (key, drawn) => byKey.set(key, drawn),
  };
}

type PlainItem = Extract<NavigationItem, { kind: 'page' }> & { readonly outward: false };

/**
 * Links to pages of the site look alike but for words and address, so one of each look is drawn, and these are put into its text: 5,000 entries
 * in 30 ms instead of 110. An address elsewhere is left to React, which lets no script stand in one.
 */
function isPlain(item: NavigationItem): item is PlainItem {
  return item.kind === 'page' && !item.outward;
}

/** Stand for the words and the address; private characters, which no escaping changes. */
const titleMark = '\ue000title\ue000';
const hrefMark = '\ue000href\ue000';

/** What is drawn for all entries that look like this one. */
export function standIn(item: NavigationItem): NavigationItem {
  return isPlain(item) ? { ...item, title: titleMark, href: hrefMark } : item;
}

function withWords(html: string, { title, href }: PlainItem): string {
  return html.replace(titleMark, () => escapeText(title)).replace(hrefMark, () => escapeText(href));
}

/** As React does it. */
function escapeText(text: string): string {
  return text.replace(/["&'<>]/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Entries with one key share a drawing. */
export function keyOf(item: NavigationItem): string {
  if (isPlain(item)) return JSON.stringify([item.icon ?? null, item.badges, item.linkProps]);
  if (item.kind === 'more') return JSON.stringify(item);
  return JSON.stringify(item.kind === 'page' ? { ...item, current: false } : { ...item, items: [] });
}
