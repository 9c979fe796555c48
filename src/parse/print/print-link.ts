import type { Image, ImageReference, Link, LinkReference, Resource } from 'mdast';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { placeholder } from '../../lib/placeholders.ts';
import type { PageLink } from '../../model/document.ts';
import { authorPlace } from '../page/page-context.ts';
import { attribute, type Printer } from './printer.ts';

/** Prints a link with a placeholder for its URL, since only the assembled site can resolve it. */
export function printLink(node: Link | LinkReference, printer: Printer): string {
  const { url, title } = resourceOf(node, printer);
  const href = attribute('href', urlPlaceholder(url, 'link', node, printer));
  return `<a${href}${attribute('title', title)}>${printer.inlines(node.children)}</a>`;
}

/** Prints an image with a placeholder for its URL. */
export function printImage(node: Image | ImageReference, printer: Printer): string {
  const { url, title } = resourceOf(node, printer);
  const src = attribute('src', urlPlaceholder(url, 'image', node, printer));
  const style = url === printer.context.heroPicture ? 'hero-picture' : undefined;
  return `<img${src}${attribute('alt', node.alt)}${attribute('title', title)}${attribute('class', style)}>`;
}

type LinkNode = Link | LinkReference | Image | ImageReference;

function resourceOf(node: LinkNode, { definitions }: Printer): Resource {
  // The parser creates references only for existing definitions.
  return 'url' in node ? node : (definitions.links.get(node.identifier) ?? { url: '' });
}

function urlPlaceholder(
  url: string,
  kind: PageLink['kind'],
  { position }: LinkNode,
  { context }: Printer,
): string {
  const normal = normalUrl.test(url) ? url : normalizeUri(url);
  // An autolink found after parsing, next to an entity or escape, has no position.
  if (!position) return normal;
  const { source, line, column } = authorPlace(context, position.start);
  const name = placeholder('l', context.links.length);
  const file = source === context.source ? undefined : source;
  context.links.push({ kind, url: normal, ...(file !== undefined && { file }), line, column });
  return name;
}

const normalUrl = /^[!#$&-;=?-Z_a-z~]*$/;
