import type { Heading, PhrasingContent } from 'mdast';
import { placeholder } from '../../lib/placeholders.ts';
import { authorPlace } from '../page/page-context.ts';
import { droppedSigns, headingHash } from './heading-hash.ts';
import { footnoteNumber } from './print-footnotes.ts';
import { attribute, type Printer } from './printer.ts';

/**
 * Prints a heading. A heading of level two or three, or with an explicit id, links to itself and is added to
 * the context. By the rules of other tools, every heading does.
 */
export function printHeading(heading: Heading, printer: Printer): string {
  const { depth, children } = heading;
  const explicitId = takeExplicitId(children);
  const content = printer.inlines(children);
  const { context } = printer;
  const { headingRule } = context;
  if (explicitId === undefined && depth !== 2 && depth !== 3 && headingRule === 'family')
    return `<h${depth}>${content}</h${depth}>`;
  const read = readHeading(children, printer);
  const text = read.replace(/\s+/g, ' ').trim();
  const { id, former } = headingIds(read, explicitId, printer);
  const { pageLine: line } = authorPlace(context, heading.position?.start ?? { line: 1, column: 1 });
  const name = placeholder('h', context.headings.length);
  context.headings.push({ depth, id, text, line });
  const own = headingRule === 'family' ? former : placeholder('o', context.headings.length - 1);
  return `<h${depth} id="${name}">${own}${withSelfLink(content, name, { children, text })}</h${depth}>`;
}

/**
 * Returns the id of a heading and, in an element of its own, the id that the family's older renderer gave to
 * the same text: links from elsewhere lead there. That renderer escaped the text first, so that `"` became
 * the word `quot`, `&` the word `amp`, and a lone `>` the word `gt`: `Tips & tricks` → `tips-amp-tricks`.
 */
function headingIds(
  text: string,
  explicitId: string | undefined,
  { context, uniqueId }: Printer,
): { readonly id: string; readonly former: string } {
  const { headingRule } = context;
  const hash = headingHash(text, headingRule);
  const id = uniqueId(explicitId ?? (hash || 'section'));
  const isFamily = headingRule === 'family' && explicitId === undefined;
  const escaped = isFamily && /["&>]/.test(text) ? headingHash(escapeSigns(text)) : hash;
  if (escaped === hash) return { id, former: '' };
  const former = uniqueId(escaped);
  context.anchors.push(former);
  return { id, former: `<span id="${former}"></span>` };
}

/** Removes `{#some-id}` from the end of the heading and returns the id. */
function takeExplicitId(children: readonly PhrasingContent[]): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text' || !last.value.includes('{#')) return undefined;
  const match = /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  // Escapes that the author wrote are not escaped again.
  return encodeURI(match[1] ?? '').replace(/%25(?=[\da-f]{2})/gi, '%');
}

/** The whole heading is the link, unless it contains one; then a small anchor follows it. */
function withSelfLink(
  content: string,
  id: string,
  { children, text }: { readonly children: readonly PhrasingContent[]; readonly text: string },
): string {
  if (!children.some(containsLink)) return `<a class="heading-link" href="#${id}">${content}</a>`;
  return `${content}<a class="heading-anchor" href="#${id}"${attribute('aria-label', text)}></a>`;
}

function containsLink(node: PhrasingContent): boolean {
  switch (node.type) {
    case 'link':
    case 'linkReference':
    case 'footnoteReference':
      return true;
    case 'html':
      return /^<a[\s>]/i.test(node.value);
    default:
      return 'children' in node && node.children.some(containsLink);
  }
}

/** Reads the text of a heading, without raw HTML. */
function readHeading(nodes: readonly PhrasingContent[], printer: Printer): string {
  let read = '';
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'inlineCode') read += node.value;
    else if (node.type === 'break') read += '\n';
    else if (node.type === 'footnoteReference') read += footnoteNumber(node.identifier, printer.footnotes);
    else if ('children' in node) read += readHeading(node.children, printer);
    // A node of a plugin, such as a formula.
    else if (node.type !== 'html' && 'value' in node) read += String(node.value);
  }
  return read;
}

/** Escapes what is left of a text without the dropped signs. */
function escapeSigns(text: string): string {
  return text
    .replace(droppedSigns, '')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('>', '&gt;');
}
