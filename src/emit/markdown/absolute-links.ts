import { decodePath } from '../../lib/decode-url.ts';
import { lineStarts } from '../../lib/line-starts.ts';

/** A link in a text, and the address that stands in its place. */
export interface WrittenLink {
  /** Start of the link or picture, both from 1. */
  readonly line: number;
  readonly column: number;
  /** Its letters may be escaped, although the author wrote them as they are. */
  readonly url: string;
  readonly href: string;
}

/**
 * Replaces the URLs of links in Markdown, so that they lead to the same pages wherever the text is
 * read: `./usage.md` → `https://acme.dev/usage/`. Leaves a link as it is whose URL is not found in
 * its paragraph or in a definition.
 */
export function absoluteLinks(text: string, links: readonly WrittenLink[]): string {
  if (links.length === 0) return text;
  const starts = lineStarts(text);
  const places = new Map<number, WrittenLink>();
  for (const link of links) {
    const start = (starts[link.line - 1] ?? text.length) + link.column - 1;
    const written = [...new Set([link.url, decodePath(link.url)])];
    for (const url of written) {
      const at = inlineUrl(text, start, url) ?? definedUrl(text, url);
      if (at === undefined) continue;
      places.set(at, { ...link, url });
      break;
    }
  }
  const parts: string[] = [];
  let end = 0;
  for (const [at, { url, href }] of [...places].toSorted(([a], [b]) => a - b)) {
    if (at < end) continue;
    parts.push(text.slice(end, at), href);
    end = at + url.length;
  }
  return parts.join('') + text.slice(end);
}

/** What stands around the URL of a link: `(url)`, `(<url>`, `(url "title")`, `href="url"`, `<url>`. */
const before = /[(<"'=]/;
const after = /[)>"'\s]/;

const emptyLine = /\n[\t ]*\r?\n/;

/** Finds the URL of a link or HTML element that begins at an offset, in the same paragraph. */
function inlineUrl(text: string, start: number, url: string): number | undefined {
  if (url === '') return undefined;
  let sought = start;
  for (let at = text.indexOf(url, start); at >= 0; at = text.indexOf(url, at + 1)) {
    // Sought up to here, not to its end: a list of thousands of links may be one paragraph.
    if (emptyLine.test(text.slice(sought, at))) return undefined;
    if (before.test(text[at - 1] ?? '') && after.test(text[at + url.length] ?? ' ')) return at;
    sought = at;
  }
  return undefined;
}

/** Finds the URL of a definition: `[name]: url`. */
function definedUrl(text: string, url: string): number | undefined {
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + 1)) {
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
    if (/^ {0,3}\[[^\]]+\]:[\t ]*<?$/.test(line) && after.test(text[at + url.length] ?? ' ')) return at;
  }
  return undefined;
}
