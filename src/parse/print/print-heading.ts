import type { Heading, PhrasingContent } from 'mdast';
import { placeholder } from '../../lib/placeholders.ts';
import { authorPlace } from '../page/page-context.ts';
import { footnoteNumber } from './print-footnotes.ts';
import { attribute, type Printer } from './printer.ts';

/**
 * Prints a heading. A heading of level two or three, or with an explicit id, links to itself and is added to
 * the context.
 */
export function printHeading(heading: Heading, printer: Printer): string {
  const { depth, children } = heading;
  const explicitId = takeExplicitId(children);
  const content = printer.inlines(children);
  if (explicitId === undefined && depth !== 2 && depth !== 3) return `<h${depth}>${content}</h${depth}>`;
  const { context, uniqueId } = printer;
  const text = readHeading(children, asText, printer).replace(/\s+/g, ' ').trim();
  const id = uniqueId(explicitId ?? (headingHash(readHeading(children, asHashInput, printer)) || 'section'));
  const { pageLine: line } = authorPlace(context, heading.position?.start ?? { line: 1, column: 1 });
  const name = placeholder('h', context.headings.length);
  context.headings.push({ depth, id, text, line });
  return `<h${depth} id="${name}">${withSelfLink(content, name, { children, text })}</h${depth}>`;
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

interface Reading {
  text(value: string): string;
  html(value: string): string;
}

const asText: Reading = { text: (value) => value, html: () => '' };
const asHashInput: Reading = { text: escapeHashInput, html: (value) => value };

function readHeading(nodes: readonly PhrasingContent[], reading: Reading, printer: Printer): string {
  let read = '';
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'inlineCode') read += reading.text(node.value);
    else if (node.type === 'html') read += node.data?.isBadge === true ? '' : reading.html(node.value);
    else if (node.type === 'break') read += '\n';
    else if (node.type === 'footnoteReference') read += footnoteNumber(node.identifier, printer.footnotes);
    else if ('children' in node) read += readHeading(node.children, reading, printer);
    // A node of a plugin, such as a formula.
    else if ('value' in node) read += reading.text(String(node.value));
  }
  return read;
}

/**
 * Hashes a heading as the family's established rule does, so that existing deep links keep working. The rule
 * works on HTML as an older renderer wrote it: `&` becomes the word `amp`, `"` the word `quot`, a lone `>`
 * the word `gt`.
 *
 * `'API'` → `api`; `"What's new"` → `whats-new`; `'Tips & tricks'` → `tips-amp-tricks`; `'onChange => void'`
 * → `onchange-void`
 *
 * @param html the inner HTML of the heading, with text escaped by `escapeHashInput`
 */
export function headingHash(html: string): string {
  const bare = html
    .toLowerCase()
    .replace(/<\/?[^>]+(?:>|$)/g, '')
    .replace(/=&gt;|&lt;| \/&gt;|&#39;/g, '')
    .replace(/[!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\s]+/g, '-')
    .replace(emoji, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return encodeURI(bare.replace(/\p{Surrogate}/gu, ''));
}

// Private use, the two emoji planes, U+2011 to U+26FF, each with its variation selector. U+2705 lies outside
// and stays.
const emoji =
  /(?:[\ue000-\uf8ff]|\ud83c[\udc00-\udfff]|\ud83d[\udc00-\udfff]|[\u2011-\u26ff]|\ud83e[\udd10-\uddff])\ufe0f?/g;

function escapeHashInput(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
