import type { Definition, FootnoteDefinition, Nodes, RootContent } from 'mdast';
import type { PageContext } from '../page/page-context.ts';

/** State and functions that the printers of nodes share while one page is printed. */
export interface Printer {
  readonly context: PageContext;
  /** Makes the id of a heading unique on the page. */
  readonly uniqueId: (id: string) => string;
  readonly definitions: Definitions;
  readonly footnotes: FootnoteUses;
  /** Prints inline nodes. */
  inlines(nodes: readonly RootContent[]): string;
  /** Prints blocks, one string each; definitions are left out. */
  blocks(nodes: readonly RootContent[]): string[];
}

/** The targets of references, by identifier. */
export interface Definitions {
  readonly links: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
}

/**
 * Number of references to each footnote by identifier, in the order of the first references: the first is
 * number one.
 */
export type FootnoteUses = Map<string, number>;

/** Joins blocks, each on a line of its own. */
export function onLines(blocks: readonly string[]): string {
  return blocks.length === 0 ? '\n' : `\n${blocks.join('\n')}\n`;
}

/** False for definitions, which are not printed where they stand. */
export function isShown({ type }: Nodes): boolean {
  return type !== 'definition' && type !== 'footnoteDefinition';
}

const textEscapes: Readonly<Record<string, string>> = { '&': '&#x26;', '<': '&#x3C;' };

/** Escapes a text as the content of an element. */
export function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replace(/[&<]/g, (sign) => textEscapes[sign] ?? sign) : text;
}

const valueEscapes: Readonly<Record<string, string>> = {
  '&': '&#x26;',
  '"': '&#x22;',
  "'": '&#x27;',
  '`': '&#x60;',
};

/** Prints an attribute with a space before it; nothing for a missing value. */
export function attribute(name: string, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return ` ${name}="${String(value).replace(/[&"'`]/g, (sign) => valueEscapes[sign] ?? sign)}"`;
}
