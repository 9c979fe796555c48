import type { NavigationItem } from '../../src/model/navigation.ts';
import type { Rendered } from '../../src/model/render-task.ts';

/** Entries of the navigation as text: without what lies in them, and without the mark of the open page. */
export interface EntryTexts {
  /** Whether an entry that looks like this one is kept. */
  has(item: NavigationItem): boolean;
  /** The text of an entry, if one that looks like it is kept. */
  find(item: NavigationItem): Rendered | undefined;
  /** Keeps the drawing of the stand-in of all entries with a key. */
  keep(key: string, rendered: Rendered): void;
  /** How many there are. */
  size(): number;
}

/** Keeps nothing yet. */
export function createEntryTexts(): EntryTexts {
  const looks = new Map<string, Look>();
  const fixed = new WeakMap<NavigationItem, Rendered>();
  return {
    size: () => looks.size,
    has: (item) => fixed.has(item) || looks.has(keyOf(item)),
    find(item) {
      if (isPlain(item)) {
        const look = looks.get(keyOf(item));
        return look && { html: withWords(look.pieces, item), styles: look.rendered.styles };
      }
      // The key of a group is a text of all that it says; most groups are the same objects on many pages.
      const rendered = fixed.get(item) ?? looks.get(keyOf(item))?.rendered;
      if (rendered) fixed.set(item, rendered);
      return rendered;
    },
    keep: (key, rendered) => looks.set(key, { rendered, pieces: rendered.html.split(marks) }),
  };
}

interface Look {
  readonly rendered: Rendered;
  /** Text, and what stands between it: the names of what is put there. */
  readonly pieces: readonly string[];
}

type PlainItem = Extract<NavigationItem, { kind: 'page' }> & { readonly outward: false };

/**
 * Links to pages of the site look alike but for words and address, so one of each look is drawn, and these are put into its text: 5,000 entries
 * in 20 ms instead of 110. An address elsewhere is left to React, which lets no script stand in one.
 */
function isPlain(item: NavigationItem): item is PlainItem {
  return item.kind === 'page' && !item.outward;
}

/** Stand for the words and the address; private characters, which no escaping changes. */
const titleMark = '\ue000title\ue000';
const hrefMark = '\ue000href\ue000';
const marks = /\ue000(title|href)\ue000/;

/** What is drawn for all entries that look like this one. */
export function standIn(item: NavigationItem): NavigationItem {
  return isPlain(item) ? { ...item, title: titleMark, href: hrefMark } : item;
}

function withWords(pieces: readonly string[], { title, href }: PlainItem): string {
  let html = '';
  for (const [index, piece] of pieces.entries())
    html += index % 2 === 0 ? piece : escapeText(piece === 'title' ? title : href);
  return html;
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
  if (isPlain(item))
    return isBare(item) ? '' : JSON.stringify([item.icon ?? null, item.badges, item.linkProps]);
  if (item.kind === 'more') return JSON.stringify(item);
  return JSON.stringify(item.kind === 'page' ? { ...item, current: false } : { ...item, items: [] });
}

/** True for an entry of words alone, as almost all are. */
function isBare({ icon, badges, linkProps }: PlainItem): boolean {
  return icon === undefined && badges.length === 0 && Object.keys(linkProps).length === 0;
}
