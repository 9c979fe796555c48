import { findElements, type HtmlElement, type HtmlNode, htmlText, parseHtml } from './html-tree.ts';

/** Elements that nobody reads: left out with all they hold. */
const silent = new Set(['script', 'style', 'svg']);

/** Elements inside a line; every other stands on a line of its own. */
const inline = new Set(
  'a abbr b br button code del em i img input kbd label s small span strong sub sup'.split(' '),
);

/**
 * What a rendered page shows, laid out for a review: the facts of its head, the side navigation, and
 * `<main>`. Left out are the bar on top, style, script, drawings, and class names made of a hash.
 */
export function pageOutline(html: string): string {
  const document = parseHtml(html);
  const [root] = findElements(document, ({ name }) => name === 'html');
  const facts = findElements(document, isFact);
  const parts = findElements(
    document,
    ({ name, attributes }) => name === 'main' || attributes.includes('data-navigation='),
  );
  const head = [`<html${root?.attributes ?? ''}>`, ...facts.map(htmlText)].join('\n');
  return `${head}\n\n${parts.map((part) => outline([part])).join('\n')}`;
}

/** Markup with one block a line, indented by depth. Preformatted text stays as it is. */
export function outline(nodes: readonly HtmlNode[]): string {
  return layOut(
    nodes.map(readable).filter((node) => node !== ''),
    0,
  )
    .map((line) => `${line}\n`)
    .join('');
}

function isFact({ name, attributes }: HtmlElement): boolean {
  if (name === 'meta') return /name="(?:description|robots)"/.test(attributes);
  return name === 'title' || (name === 'link' && /rel="(?:canonical|alternate|stylesheet)"/.test(attributes));
}

function readable(node: HtmlNode): HtmlNode {
  if (typeof node === 'string') return node;
  if (silent.has(node.name)) return '';
  const attributes = node.attributes
    .replace(/ class="([^"]*)"/, (_, names: string) => classAttribute(names.split(' ')))
    .replace(/ tabindex="-?\d"/, '');
  return { ...node, attributes, children: node.children.map(readable).filter((child) => child !== '') };
}

function classAttribute(names: readonly string[]): string {
  const kept = names.filter((name) => !/^(?:c|css)-[0-9a-z]+$/.test(name));
  return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
}

function layOut(nodes: readonly HtmlNode[], depth: number): string[] {
  const indent = '  '.repeat(depth);
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line.trim() !== '') lines.push(indent + line.trim());
    line = '';
  };
  for (const node of nodes) {
    if (typeof node === 'string') line += node.replace(/\s+/g, ' ');
    else if (isInline(node)) line += htmlText(node);
    else {
      end();
      lines.push(...layOutBlock(node, depth));
    }
  }
  end();
  return lines;
}

function layOutBlock(node: HtmlElement, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (node.name === 'pre') return [indent + htmlText(node)];
  const start = `${indent}<${node.name}${node.attributes}>`;
  const end = `</${node.name}>`;
  if (node.name === 'hr') return [start];
  const inner = layOut(node.children, depth + 1);
  if (node.children.every(isInline)) return [`${start}${inner.join('').trim()}${end}`];
  return [start, ...inner, indent + end];
}

function isInline(node: HtmlNode): boolean {
  return typeof node === 'string' || (inline.has(node.name) && node.children.every(isInline));
}
