import type { NavigationItem } from '../../src/model/navigation.ts';
import type { Rendered } from '../../src/model/render-task.ts';
import { withBreaks } from '../components/api/source-html.ts';

/** Rendered entries of the navigation, without their child lists and the mark of the current page. */
export interface EntryCache {
  /** True if the cache has the HTML of an entry, or of another one with the same key. */
  has(item: NavigationItem): boolean;
  /** Returns the HTML of an entry, if the cache has it. */
  find(item: NavigationItem): Rendered | undefined;
  /** Adds the HTML of the template of all entries with a key. */
  add(key: string, rendered: Rendered): void;
  /** The number of keys. */
  size(): number;
}

/** Creates an empty cache. */
export function createEntryCache(): EntryCache {
  const templates = new Map<string, EntryTemplate>();
  const byItem = new WeakMap<NavigationItem, Rendered>();
  return {
    size: () => templates.size,
    has: (item) => byItem.has(item) || templates.has(keyOf(item)),
    find(item) {
      if (isInternalPage(item)) {
        const template = templates.get(keyOf(item));
        return template && { html: fillTemplate(template.pieces, item), styles: template.rendered.styles };
      }
      // The key of a group is the JSON of all its fields; most groups are the same objects on many pages.
      const rendered = byItem.get(item) ?? templates.get(keyOf(item))?.rendered;
      if (rendered) byItem.set(item, rendered);
      return rendered;
    },
    add: (key, rendered) => templates.set(key, { rendered, pieces: rendered.html.split(placeholders) }),
  };
}

interface EntryTemplate {
  readonly rendered: Rendered;
  /** Text alternating with the names of placeholders: `<li><a href="`, `href`, `"><bdi>`, `title`, … */
  readonly pieces: readonly string[];
}

type InternalPage = Extract<NavigationItem, { kind: 'page' }> & { readonly outward: false };

/**
 * Most links to pages of the site differ in title and address only, so React renders one template with
 * placeholders for all of them. React renders every external link, since it rejects `javascript:` URLs.
 */
function isInternalPage(item: NavigationItem): item is InternalPage {
  return item.kind === 'page' && !item.outward;
}

/** Private-use characters, which escaping does not change. */
const titlePlaceholder = '\ue000title\ue000';
const hrefPlaceholder = '\ue000href\ue000';
const placeholders = /\ue000(title|href)\ue000/;

/** Returns the item to render for all entries with the key of this one. */
export function templateOf(item: NavigationItem): NavigationItem {
  return isInternalPage(item) ? { ...item, title: titlePlaceholder, href: hrefPlaceholder } : item;
}

function fillTemplate(pieces: readonly string[], { title, href }: InternalPage): string {
  let html = '';
  for (const [index, piece] of pieces.entries())
    html += index % 2 === 0 ? piece : piece === 'title' ? titleHtml(title) : escapeText(href);
  return html;
}

/** Names of components are words without spaces, and some are longer than a line. */
function titleHtml(title: string): string {
  const html = escapeText(title);
  return title.includes(' ') ? html : withBreaks(html);
}

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

/** Returns the key of an entry; entries with the same key have the same template. */
export function keyOf(item: NavigationItem): string {
  if (isInternalPage(item))
    return isBare(item) ? '' : JSON.stringify([item.icon ?? null, item.badges, item.linkProps]);
  if (item.kind === 'more') return JSON.stringify(item);
  return JSON.stringify(item.kind === 'page' ? item : { ...item, items: [] });
}

/** True for an entry with nothing but title and address, as almost all are. */
function isBare({ icon, badges, linkProps }: InternalPage): boolean {
  return icon === undefined && badges.length === 0 && Object.keys(linkProps).length === 0;
}
