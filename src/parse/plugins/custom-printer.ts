import type { Element, ElementContent, Node } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { CustomPrinter } from '../print/print-body.ts';
import { escapeText, type Printer } from '../print/printer.ts';

/**
 * The fields of a node's `data` in which remark plugins name an element, as mdast-util-to-hast reads them.
 */
interface ElementData {
  readonly hName?: string;
  readonly hProperties?: Element['properties'];
  readonly hChildren?: ElementContent[];
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/**
 * Prints the nodes of remark plugins as mdast-util-to-hast would convert them: by the element in their
 * `data`, else by their text or children.
 */
export const customPrinter: CustomPrinter = (node, printer, printKnown) => {
  const { hName, hProperties, hChildren } = (node.data ?? {}) as ElementData;
  const known = printKnown(node, printer);
  const hasElement = hName !== undefined || hProperties !== undefined || hChildren !== undefined;
  if (known !== undefined) return hasElement ? withElement(known, node.data as ElementData) : known;
  const inner = hChildren ? htmlOf(hChildren) : innerHtml(node, printer);
  if (!hasElement) return 'children' in node ? `<div>${inner}</div>` : inner;
  return htmlOf([
    {
      type: 'element',
      tagName: hName ?? 'div',
      properties: hProperties ?? {},
      children: [{ type: 'raw', value: inner }],
    },
  ]);
};

function innerHtml(node: RootContent, printer: Printer): string {
  // Plugins declare their nodes in types that this program does not know.
  const { children, value } = node as { readonly children?: RootContent[]; readonly value?: string };
  return children ? printer.blocks(children).join('') : escapeText(value ?? '');
}

/** Replaces name, attributes or content of a printed element. */
function withElement(html: string, { hName, hProperties, hChildren }: ElementData): string {
  const [first, ...others] = parser.parse(html).children;
  // Text has no element; a heading or a link has one.
  if (first?.type !== 'element' || others.length > 0) {
    if (hName === undefined) return html;
    return htmlOf([
      {
        type: 'element',
        tagName: hName,
        properties: hProperties ?? {},
        children: hChildren ?? [{ type: 'raw', value: html }],
      },
    ]);
  }
  const children = hChildren ?? first.children;
  const properties = { ...first.properties, ...hProperties };
  return htmlOf([{ ...first, tagName: hName ?? first.tagName, properties, children }]);
}

function htmlOf(nodes: ElementContent[]): string {
  return toHtml(nodes, { allowDangerousHtml: true });
}

declare module 'hast' {
  interface Raw extends Node {
    type: 'raw';
    value: string;
  }
  interface RootContentMap {
    raw: Raw;
  }
  interface ElementContentMap {
    raw: Raw;
  }
}
