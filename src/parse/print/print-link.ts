import type { Image, ImageReference, Link, LinkReference, Resource } from 'mdast';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { placeholder } from '../../lib/placeholders.ts';
import type { PageLink } from '../../model/document.ts';
import { attribute } from './escape.ts';
import type { Printer } from './printer.ts';

/** Prints a link; its URL is noted and becomes a hole: only the assembly knows where it leads. */
export function printLink(node: Link | LinkReference, printer: Printer): string {
  const { url, title } = resourceOf(node, printer);
  const href = attribute('href', markUrl(url, 'link', node, printer));
  return `<a${href}${attribute('title', title)}>${printer.inlines(node.children)}</a>`;
}

/** Prints a picture; its URL becomes a hole as that of a link. */
export function printImage(node: Image | ImageReference, printer: Printer): string {
  const { url, title } = resourceOf(node, printer);
  const src = attribute('src', markUrl(url, 'image', node, printer));
  return `<img${src}${attribute('alt', node.alt)}${attribute('title', title)}>`;
}

type Linking = Link | LinkReference | Image | ImageReference;

function resourceOf(node: Linking, { definitions }: Printer): Resource {
  // The parser makes references only where there is a definition.
  return 'url' in node ? node : (definitions.links.get(node.identifier) ?? { url: '' });
}

function markUrl(url: string, kind: PageLink['kind'], { position }: Linking, { context }: Printer): string {
  const normal = plainUrl.test(url) ? url : normalizeUri(url);
  // An address that was found in what other markup left over has no place.
  if (!position) return normal;
  const { line, column } = position.start;
  const name = placeholder('l', context.links.length);
  context.links.push({ kind, url: normal, line: line + context.lineOffset, column });
  return name;
}

/** A URL in which nothing is to be escaped. */
const plainUrl = /^[!#$&-;=?-Z_a-z~]*$/;
