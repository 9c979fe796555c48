import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { placeholder, placeholderMark } from '../../lib/placeholders.ts';
import type { PageContext } from '../page/page-context.ts';
import type { Plugin } from './read-plugins.ts';
import { attachPlugins, type PluginRun, runPlugins } from './run-plugins.ts';

/**
 * Lets rehype plugins change the body of a page. They see the ids of headings and the URLs of links as the
 * author wrote them; afterwards, placeholders take their places again.
 */
export async function transformHtml(
  body: string,
  plugins: readonly Plugin[],
  { context, run }: { readonly context: PageContext; readonly run: PluginRun },
): Promise<string> {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeStringify, { allowDangerousHtml: true });
  const attached = await attachPlugins(plugins, unified() as unknown as Processor, run);
  const before = processor.parse(body);
  const links = fillPlaceholders(before, context);
  // Positions in printed HTML mean nothing to an author.
  visit(before, (node) => void delete node.position);
  const after = await runPlugins(attached, before, run);
  placeAgain(after, links, context);
  return processor.stringify(after);
}

type Links = ReadonlyMap<Element, { readonly property: 'href' | 'src'; readonly index: number }>;

/** Fills in the URLs of links and the ids of headings. Returns the elements with links. */
function fillPlaceholders(tree: Root, { links, headings }: PageContext): Links {
  const found = new Map<Element, { property: 'href' | 'src'; index: number }>();
  const headingIds = new RegExp(`${placeholderMark}h(\\d+)${placeholderMark}`);
  visit(tree, 'element', ({ properties }, _index, _parent) => {
    for (const key of ['id', 'href'] as const) {
      const value = properties[key];
      if (typeof value === 'string')
        properties[key] = value.replace(headingIds, (_, index: string) => headings[Number(index)]?.id ?? '');
    }
  });
  visit(tree, 'element', (element) => {
    for (const property of ['href', 'src'] as const) {
      const value = element.properties[property];
      const [, index] = typeof value === 'string' ? (linkName.exec(value) ?? []) : [];
      if (index === undefined) continue;
      element.properties[property] = links[Number(index)]?.url ?? '';
      found.set(element, { property, index: Number(index) });
    }
  });
  return found;
}

const linkName = new RegExp(`^${placeholderMark}l(\\d+)${placeholderMark}$`);

/**
 * Puts placeholders back, because translations have the ids of their original, and links are resolved later.
 * A URL that a plugin has changed is the new target of its link. Other ids of the tree become anchors.
 */
function placeAgain(tree: Root, links: Links, { links: pageLinks, headings, anchors }: PageContext): void {
  const headingIndex = new Map(headings.map(({ id }, index) => [id, index]));
  visit(tree, 'element', (element) => {
    const { properties } = element;
    const link = links.get(element);
    const url = link && properties[link.property];
    const known = link && pageLinks[link.index];
    if (link && known && typeof url === 'string') {
      pageLinks[link.index] = { ...known, url };
      properties[link.property] = placeholder('l', link.index);
    }
    const { id, href } = properties;
    const heading = typeof id === 'string' ? headingIndex.get(id) : undefined;
    if (heading !== undefined) properties.id = placeholder('h', heading);
    else if (typeof id === 'string') anchors.push(id);
    const target =
      typeof href === 'string' && href.startsWith('#') ? headingIndex.get(href.slice(1)) : undefined;
    if (target !== undefined) properties.href = `#${placeholder('h', target)}`;
  });
}
