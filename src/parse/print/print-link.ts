import type { Image, ImageReference, Link, LinkReference, Resource } from 'mdast';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { isAllowedImage, isAllowedLink, schemeOf, scriptSchemes } from '../../lib/link-scheme.ts';
import { placeholder } from '../../lib/placeholders.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageLink } from '../../model/document.ts';
import { authorPlace, report } from '../page/page-context.ts';
import { attribute, escapeText, type Printer } from './printer.ts';

/** Prints a link with a placeholder for its URL, since only the assembled site can resolve it. */
export function printLink(node: Link | LinkReference, printer: Printer): string {
  const { url, title } = resourceOf(node, printer);
  const target = urlPlaceholder(url, 'link', node, printer);
  if (target === undefined) return printer.inlines(node.children);
  const href = attribute('href', target);
  const bare = isBare(node, url) ? ' data-bare' : '';
  return `<a${href}${attribute('title', title)}${bare}>${printer.inlines(node.children)}</a>`;
}

/** Whether the text of a link is its web address, which print does not repeat. */
function isBare({ children: [text, ...others] }: Link | LinkReference, url: string): boolean {
  if (others.length > 0 || text?.type !== 'text' || !/^https?:/.test(url)) return false;
  return shortAddress(text.value) === shortAddress(url);
}

/** `https://acme.dev/` → `acme.dev` */
function shortAddress(text: string): string {
  return text.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** Prints an image with a placeholder for its URL. */
export function printImage(node: Image | ImageReference, printer: Printer): string {
  const { url, title } = resourceOf(node, printer);
  const target = urlPlaceholder(url, 'image', node, printer);
  if (target === undefined) return escapeText(node.alt ?? '');
  const src = attribute('src', target);
  const style = url === printer.context.heroPicture ? 'hero-picture' : undefined;
  return `<img${src}${attribute('alt', node.alt)}${attribute('title', title)}${attribute('class', style)}>`;
}

type LinkNode = Link | LinkReference | Image | ImageReference;

function resourceOf(node: LinkNode, { definitions }: Printer): Resource {
  // The parser creates references only for existing definitions.
  return 'url' in node ? node : (definitions.links.get(node.identifier) ?? { url: '' });
}

/** Returns the placeholder of a URL; undefined, with a report, for one whose scheme is not allowed. */
function urlPlaceholder(
  url: string,
  kind: PageLink['kind'],
  { position }: LinkNode,
  { context }: Printer,
): string | undefined {
  const normal = normalUrl.test(url) ? url : normalizeUri(url);
  const isAllowed =
    kind === 'link'
      ? isAllowedLink(normal, context.schemes)
      : isAllowedImage(normal, { data: context.trust });
  if (!isAllowed) {
    report(context, position?.start, schemeProblem(normal, kind));
    return undefined;
  }
  // An autolink found after parsing, next to an entity or escape, has no position.
  if (!position) return normal;
  const { source, line, column } = authorPlace(context, position.start);
  const name = placeholder('l', context.links.length);
  const file = source === context.source ? undefined : source;
  context.links.push({ kind, url: normal, ...(file !== undefined && { file }), line, column });
  return name;
}

/** Describes a link or picture whose scheme is not allowed. */
export function schemeProblem(url: string, kind: PageLink['kind']): Omit<Diagnostic, 'place'> {
  const scheme = schemeOf(url) ?? '';
  const isOwn = kind === 'link' && !scriptSchemes.includes(scheme);
  // A file whose name contains a colon, as opposed to `chrome://inspect`.
  const isFile = /^[^/]*\.\w+(?:#.*)?$/.test(url);
  return {
    severity: 'error',
    code: 'url-scheme',
    message: `The scheme "${scheme}:" is not allowed in ${kind === 'link' ? 'links' : 'images'}; only the text is shown.`,
    hint: isOwn
      ? `${isFile ? `Write a path such as "./${url}", or allow` : 'Allow'} the scheme in site.yaml: linkSchemes: [${scheme}]`
      : 'Write a path, or a URL that starts with https://.',
  };
}

const normalUrl = /^[!#$&-;=?-Z_a-z~]*$/;
