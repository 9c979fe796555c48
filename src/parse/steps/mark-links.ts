import type { Element, Root } from 'hast';
import { hole } from '../../lib/holes.ts';
import type { PageLink } from '../../model/document.ts';
import type { PageContext } from '../page-context.ts';
import { visitElements } from '../visit-tree.ts';

/** Replaces the URL of every link and picture by a hole, and notes it with its place: only the assembly knows where it leads. */
export function markLinks(tree: Root, context: PageContext): void {
  visitElements(tree, (element) => {
    if (element.tagName === 'a') mark(element, 'link', 'href', context);
    else if (element.tagName === 'img') mark(element, 'image', 'src', context);
    return undefined;
  });
}

function mark(element: Element, kind: PageLink['kind'], name: 'href' | 'src', context: PageContext): void {
  const url = element.properties[name];
  // Links to headings and footnotes are the converter's, not the author's.
  if (typeof url !== 'string' || !element.position || element.properties.dataFootnoteRef !== undefined)
    return;
  const { line, column } = element.position.start;
  element.properties[name] = hole('l', context.links.length);
  context.links.push({ kind, url, line: line + context.lineOffset, column });
}
