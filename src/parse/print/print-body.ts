import type { Root, RootContent } from 'mdast';
import '../code/code-tabs.ts';
import { uniqueIds } from '../../lib/unique-ids.ts';
import type { PageContext } from '../page/page-context.ts';
import { escapeText } from './escape.ts';
import { findDefinitions } from './find-definitions.ts';
import { printCallout } from './print-callout.ts';
import { printFootnoteReference, printFootnotes } from './print-footnotes.ts';
import { printHeading } from './print-heading.ts';
import { printImage, printLink } from './print-link.ts';
import { printList } from './print-list.ts';
import { printTable } from './print-table.ts';
import { isShown, onLines, type Printer } from './printer.ts';

/**
 * Prints the tree of a page as its body: HTML with holes. Headings and links are noted in the context as they are printed. What Markdown has is
 * printed as mdast-util-to-hast and hast-util-to-html do (a test compares 2,000 odd texts at each run), without a tree of elements in between.
 */
export function printBody(tree: Root, context: PageContext): string {
  const printer: Printer = {
    context,
    uniqueId: uniqueIds(),
    definitions: findDefinitions(tree),
    footnotes: new Map(),
    inlines: (nodes) => printInlines(nodes, printer),
    blocks: (nodes) => nodes.filter(isShown).map((node) => printNode(node, printer)),
  };
  const body = printer.blocks(tree.children).join('\n');
  const notes = printFootnotes(printer);
  return notes === undefined ? body : `${body}\n${notes}`;
}

function printNode(node: RootContent, printer: Printer): string {
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
    case 'thematicBreak':
      return '<hr>';
    default:
      throw new Error(`A node of type ${node.type} was left in the tree of a page.`);
  }
}

/** White space at the start of a line is not shown, also where an entity kept it behind a hard break. */
function printInlines(nodes: readonly RootContent[], printer: Printer): string {
  let html = '';
  let previous: RootContent['type'] | undefined;
  for (const node of nodes) {
    const printed = printNode(node, printer);
    const begins = previous === 'break' && node.type !== 'html';
    html += begins ? printed.replace(/^((?:<(?:"[^"]*"|[^">])*>)?)[\t ]+/, '$1') : printed;
    previous = node.type;
  }
  return html;
}

function withoutLineSpaces(text: string): string {
  return /[\n\r]/.test(text) ? text.replace(/[\t ]+(?=[\n\r])|(?<=[\n\r])[\t ]+/g, '') : text;
}
