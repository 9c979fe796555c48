import type { Place } from '../model/diagnostic.ts';

/** The file that an author wrote for a page. */
export interface PageOrigin {
  readonly file: string;
  readonly text: string;
  /** The demos and components of the page, with the lines of their directives. */
  readonly parts: readonly { readonly id: string; readonly place: Place }[];
}

/**
 * Finds the line that an element of a page comes from: the directive of the demo around it, or the same
 * tag in the text, or else the beginning of the file. Undefined for an element outside the article,
 * which templates and slots write.
 */
export function placeHtml(
  html: string,
  offset: number,
  { file, text, parts }: PageOrigin,
): Place | undefined {
  const [start, end] = [html.indexOf('<article'), html.lastIndexOf('</article>')];
  if (offset < start || offset > end) return undefined;
  const around = parts.find(({ id }) => isWithin(html, offset, id));
  if (around) return around.place;
  const tag = /^<[^>]*>/.exec(html.slice(html.lastIndexOf('<', offset)))?.[0];
  const at = tag === undefined ? -1 : text.indexOf(tag);
  return at === -1 ? { file, line: 1, column: 1 } : { file, ...positionOf(at, text) };
}

/** True if an offset is in the `<div>` with an id. */
function isWithin(html: string, offset: number, id: string): boolean {
  const start = html.lastIndexOf('<div', html.indexOf(` id="${id}"`));
  if (start === -1 || offset < start) return false;
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1;
    if (depth === 0) return offset < start + index;
  }
  return false;
}

function positionOf(offset: number, text: string): Pick<Place, 'line' | 'column'> {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
