import type { Element, ElementContent, Root, Text } from 'hast';
import { hole } from '../../lib/holes.ts';
import { uniqueIds } from '../../lib/unique-ids.ts';
import type { Heading } from '../../model/document.ts';
import { escapeHeadingText, headingHash } from '../heading-id.ts';
import type { PageContext } from '../page-context.ts';
import { visitElements } from '../visit-tree.ts';

/** Gives headings of level two and three, and every heading with an id of its own, their id hole and a link to themselves. */
export function markHeadings(tree: Root, context: PageContext): void {
  const unique = uniqueIds();
  visitElements(tree, (element) => {
    const depth = depthOf(element);
    // A heading without a place is not the author's: the hidden one over the footnotes has its id already.
    if (depth === undefined || !element.position) return undefined;
    const ownId = takeOwnId(element);
    if (ownId === undefined && depth !== 2 && depth !== 3) return 'skip';
    const id = unique(ownId ?? (headingHash(innerHtml(element.children)) || 'section'));
    const name = hole('h', context.headings.length);
    const text = innerText(element.children).replace(/\s+/g, ' ').trim();
    const line = element.position.start.line + context.lineOffset;
    context.headings.push({ depth, id, text, line });
    element.properties.id = name;
    linkToItself(element, `#${name}`, text);
    return 'skip';
  });
}

function depthOf(element: Element): Heading['depth'] | undefined {
  const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
  return depth === undefined ? undefined : (Number(depth) as Heading['depth']);
}

/** Takes `{#own-id}` from the end of the heading. */
function takeOwnId(element: Element): string | undefined {
  const last = element.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  // What the author has escaped already is not escaped again.
  return encodeURI(match[1] ?? '').replace(/%25(?=[\da-f]{2})/gi, '%');
}

/** The heading is the link, unless it holds one already; then a small anchor stands beside it. */
function linkToItself(element: Element, href: string, text: string): void {
  const anchor = (className: string, children: ElementContent[], label: string | undefined): Element => ({
    type: 'element',
    tagName: 'a',
    properties: { className: [className], href, ...(label === undefined ? {} : { ariaLabel: label }) },
    children,
  });
  if (containsLink(element)) element.children.push(anchor('heading-anchor', [], text));
  else element.children = [anchor('heading-link', element.children, undefined)];
}

function containsLink(element: Element): boolean {
  return element.children.some(
    (child) =>
      (child.type === 'element' && (child.tagName === 'a' || containsLink(child))) ||
      (child.type === 'raw' && /^<a[\s>]/i.test(child.value)),
  );
}

function innerText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'element' ? innerText(node.children) : node.type === 'text' ? node.value : '',
    )
    .join('');
}

function innerHtml(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'element' ? innerHtml(node.children) : node.type === 'raw' ? node.value : text(node),
    )
    .join('');
}

function text(node: ElementContent): string {
  return node.type === 'text' ? escapeHeadingText((node satisfies Text).value) : '';
}
