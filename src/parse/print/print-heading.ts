import type { Heading, PhrasingContent } from 'mdast';
import { placeholder } from '../../lib/placeholders.ts';
import { attribute } from './escape.ts';
import { escapeHeadingText, headingHash } from './heading-id.ts';
import { footnoteNumber } from './print-footnotes.ts';
import type { Printer } from './printer.ts';

/** Prints a heading; one of level two or three, or with an id of its own, gets its id hole and a link to itself, and is noted. */
export function printHeading(heading: Heading, printer: Printer): string {
  const { depth, children } = heading;
  const ownId = takeOwnId(children);
  const content = printer.inlines(children);
  if (ownId === undefined && depth !== 2 && depth !== 3) return `<h${depth}>${content}</h${depth}>`;
  const { context, uniqueId } = printer;
  const text = readHeading(children, asWords, printer).replace(/\s+/g, ' ').trim();
  const id = uniqueId(ownId ?? (headingHash(readHeading(children, asHashed, printer)) || 'section'));
  const line = (heading.position?.start.line ?? 1) + context.lineOffset;
  const name = placeholder('h', context.headings.length);
  context.headings.push({ depth, id, text, line });
  return `<h${depth} id="${name}">${linkToItself(content, name, { children, text })}</h${depth}>`;
}

/** Takes `{#own-id}` from the end of the heading. */
function takeOwnId(children: readonly PhrasingContent[]): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text' || !last.value.includes('{#')) return undefined;
  const match = /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  // What the author has escaped already is not escaped again.
  return encodeURI(match[1] ?? '').replace(/%25(?=[\da-f]{2})/gi, '%');
}

/** The heading is the link, unless it holds one already; then a small anchor stands beside it. */
function linkToItself(
  content: string,
  id: string,
  { children, text }: { readonly children: readonly PhrasingContent[]; readonly text: string },
): string {
  if (!children.some(holdsLink)) return `<a class="heading-link" href="#${id}">${content}</a>`;
  return `${content}<a class="heading-anchor" href="#${id}"${attribute('aria-label', text)}></a>`;
}

function holdsLink(node: PhrasingContent): boolean {
  switch (node.type) {
    case 'link':
    case 'linkReference':
    case 'footnoteReference':
      return true;
    case 'html':
      return /^<a[\s>]/i.test(node.value);
    default:
      return 'children' in node && node.children.some(holdsLink);
  }
}

/** What is made of the words and the raw HTML of a heading. */
interface Reading {
  text(value: string): string;
  html(value: string): string;
}

const asWords: Reading = { text: (value) => value, html: () => '' };
const asHashed: Reading = { text: escapeHeadingText, html: (value) => value };

function readHeading(nodes: readonly PhrasingContent[], reading: Reading, printer: Printer): string {
  let read = '';
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'inlineCode') read += reading.text(node.value);
    else if (node.type === 'html') read += reading.html(node.value);
    else if (node.type === 'break') read += '\n';
    else if (node.type === 'footnoteReference') read += footnoteNumber(node.identifier, printer.footnotes);
    else if ('children' in node) read += readHeading(node.children, reading, printer);
  }
  return read;
}
