import type { Definition, FootnoteDefinition, Nodes, Root, RootContent, Text } from 'mdast';
import '../code/code-block.ts';
import { placeholderMark } from '../../lib/placeholders.ts';
import { uniqueIds } from '../../lib/unique-ids.ts';
import { type PageContext, report } from '../page/page-context.ts';
import { printCallout, printList, printTable } from './print-blocks.ts';
import { printDetails, printTabs, printToc } from './print-containers.ts';
import { printFootnoteReference, printFootnotes } from './print-footnotes.ts';
import { printHeading } from './print-heading.ts';
import { printImage, printLink } from './print-link.ts';
import { type Definitions, escapeText, isShown, onLines, type Printer } from './printer.ts';

/**
 * Prints a node of a tree that plugins have changed: nodes of other types, or with the element that a plugin
 * wants for them. `printKnown` prints nodes of the dialect and returns undefined for others.
 */
export type CustomPrinter = (
  node: RootContent,
  printer: Printer,
  printKnown: (node: RootContent, printer: Printer) => string | undefined,
) => string;

/**
 * Prints the tree of a page as its body: HTML with placeholders. Headings and links are added to the context.
 * Plain Markdown is printed as mdast-util-to-hast and hast-util-to-html print it, without their tree of
 * elements in between.
 */
export function printBody(tree: Root, context: PageContext, custom?: CustomPrinter): string {
  const print = custom
    ? (node: RootContent) => custom(node, printer, printKnown)
    : (node: RootContent) => printKnown(node, printer) ?? unexpected(node);
  const printer: Printer = {
    context,
    uniqueId: uniqueIds(context.headingRule === 'family' ? 2 : 1),
    definitions: findDefinitions(tree),
    footnotes: new Map(),
    inlines: (nodes) => printInlines(nodes, print, context),
    blocks: (nodes) => nodes.filter(isShown).map(print),
  };
  const printed = printer.blocks(tree.children).join('\n');
  // The headings of the page are known when all of it is printed.
  const body = printed.includes(tocMark)
    ? printed.replaceAll(tocMark, () => printToc(context.headings))
    : printed;
  const footnotes = printFootnotes(printer);
  return footnotes === undefined ? body : `${body}\n${footnotes}`;
}

/** Stands for the table of contents; authors cannot write a placeholder mark. */
const tocMark = `${placeholderMark}toc${placeholderMark}`;

/** Finds the definitions of a page. The first of several with the same identifier counts. */
function findDefinitions(tree: Root): Definitions {
  const links = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  const visit = (node: Nodes) => {
    if (node.type === 'definition' && !links.has(node.identifier)) links.set(node.identifier, node);
    if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier))
      footnotes.set(node.identifier, node);
    // Definitions are blocks, so these contain none.
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'table') return;
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return { links, footnotes };
}

function unexpected({ type }: RootContent): never {
  throw new Error(`Unexpected node of type "${type}" in the tree of a page.`);
}

/** Prints a node of the dialect; undefined for any other. */
function printKnown(node: RootContent, printer: Printer): string | undefined {
  switch (node.type) {
    case 'text':
      return escapeText(withoutLineSpaces(node.value));
    case 'inlineCode':
      return `<code>${escapeText(node.value.replace(/\r?\n|\r/g, ' '))}</code>`;
    case 'paragraph':
      return `<p>${printer.inlines(node.children)}</p>`;
    case 'html':
      return node.value;
    case 'strong':
      return `<strong>${printer.inlines(node.children)}</strong>`;
    case 'emphasis':
      return `<em>${printer.inlines(node.children)}</em>`;
    case 'delete':
      return `<del>${printer.inlines(node.children)}</del>`;
    case 'link':
    case 'linkReference':
      return printLink(node, printer);
    case 'image':
    case 'imageReference':
      return printImage(node, printer);
    case 'footnoteReference':
      return printFootnoteReference(node, printer);
    case 'break':
      return '<br>\n';
    case 'heading':
      return printHeading(node, printer);
    case 'list':
      return printList(node, printer);
    case 'table':
      return printTable(node, printer);
    case 'blockquote':
      return `<blockquote>${onLines(printer.blocks(node.children))}</blockquote>`;
    case 'callout':
      return printCallout(node, printer);
    case 'details':
      return printDetails(node, printer);
    case 'tabs':
      return printTabs(node, printer);
    case 'toc':
      return tocMark;
    case 'thematicBreak':
      return '<hr>';
    default:
      return undefined;
  }
}

/**
 * Prints inline nodes. White space after a hard break is dropped, even if the author wrote it as an entity.
 */
function printInlines(
  nodes: readonly RootContent[],
  print: (node: RootContent) => string,
  context: PageContext,
): string {
  let html = '';
  let previous: RootContent['type'] | undefined;
  for (const node of nodes) {
    const target = previous === 'link' || previous === 'image' ? previous : undefined;
    if (target && node.type === 'text' && node.value.startsWith('{')) reportAttributes(node, target, context);
    const printed = print(node);
    const startsLine = previous === 'break' && node.type !== 'html';
    html += startsLine ? printed.replace(/^((?:<(?:"[^"]*"|[^">])*>)?)[\t ]+/, '$1') : printed;
    previous = node.type;
  }
  return html;
}

const inHtml = {
  link: 'the link in HTML: <a href="…">',
  image: 'the picture in HTML: <img src="…" alt="…">',
};

/** Reports attributes after a link or a picture: `[a](/b/){target="_self"}`, `![a](b.png){width=100}`. */
function reportAttributes(
  { value, position }: Text,
  target: keyof typeof inHtml,
  context: PageContext,
): void {
  const written = /^\{[^{}\n]*[=.#:][^{}\n]*\}/.exec(value)?.[0];
  if (written === undefined) return;
  report(context, position?.start, {
    severity: 'warning',
    code: 'foreign-attribute',
    message: `Attributes "${written}" are shown as written.`,
    hint: `Remove them, or write ${inHtml[target]}`,
  });
}

function withoutLineSpaces(text: string): string {
  return /[\n\r]/.test(text) ? text.replace(/[\t ]+(?=[\n\r])|(?<=[\n\r])[\t ]+/g, '') : text;
}
