import type { Html } from 'mdast';
import { placeholder, placeholderMark } from '../../lib/placeholders.ts';
import type { PageLink } from '../../model/document.ts';
import { authorPlace, type PageContext } from '../page/page-context.ts';
import { pointIn } from './point-in.ts';

/** Comments, elements whose content is no markup, and the tags whose attributes are URLs. */
const markup =
  /<!--[\s\S]*?-->|<(script|style|textarea)\b[^>]*>[\s\S]*?<\/\1\s*>|<(a|img|source|video|audio|track|use|image)\b(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

const urlAttribute = /(\s((?:xlink:)?href|src|srcset|poster)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/**
 * Turns the paths in raw HTML into placeholders like those of Markdown, so that `<img src="./a.png">` and
 * `<a href="../b.md">` work wherever the page is published. URLs with a scheme or host stay as they are.
 */
export function readHtmlLinks(node: Html, context: PageContext): void {
  if (!/<(?:a|img|source|video|audio|track|use|image)\s/i.test(node.value)) return;
  node.value = node.value.replace(
    markup,
    (whole: string, _: unknown, name: string | undefined, at: number) =>
      name === undefined ? whole : withPlaceholders(whole, { name, node, at }, context),
  );
}

/** Tags of the list above whose address is `href`; the others have no such attribute. */
const hrefTags: ReadonlySet<string> = new Set(['a', 'use', 'image']);

interface TagPlace {
  readonly name: string;
  readonly node: Html;
  /** Index of the tag in the raw HTML. */
  readonly at: number;
}

function withPlaceholders(tag: string, place: TagPlace, context: PageContext): string {
  return tag.replace(urlAttribute, (whole: string, start: string, attribute: string, value: string) => {
    const quoted = /^(["'])([\s\S]*)\1$/.exec(value);
    const [quote, text] = quoted ? [quoted[1] ?? '"', quoted[2] ?? ''] : ['"', value];
    const isHref = attribute.toLowerCase().endsWith('href');
    const name = place.name.toLowerCase();
    // Links are written with `href`, and so are pictures in SVG: `<use href="icons.svg#search">`.
    if (isHref !== hrefTags.has(name)) return whole;
    const kind = name === 'a' ? 'link' : 'image';
    const replaced =
      attribute.toLowerCase() === 'srcset'
        ? text.replace(candidate, (_, url: string, descriptors: string = '') => urlOf(url) + descriptors)
        : urlOf(text.trim());
    return replaced === text ? whole : `${start}${quote}${replaced}${quote}`;

    function urlOf(url: string): string {
      return isPath(url) || (kind === 'link' && isAnchor(url))
        ? linkPlaceholder(url, kind, place, context)
        : url;
    }
  });
}

/** `a.png 2x` in a list of pictures: a URL, which does not end with a comma, and what describes it. */
const candidate = /([^\s,]\S*[^\s,]|[^\s,])(\s+[^\s,][^,]*)?/g;

/** A path of the site, or one relative to the page; not an anchor, and nothing that a program fills in. */
function isPath(url: string): boolean {
  return !/^(?:$|#|\?|\/\/|[a-z][a-z\d+.-]*:)|[\n{}<>]/i.test(url) && !url.includes(placeholderMark);
}

/** `#part`, which is checked like the anchors of Markdown. */
function isAnchor(url: string): boolean {
  return /^#[^\n{}<>]+$/.test(url) && !url.includes(placeholderMark);
}

function linkPlaceholder(
  written: string,
  kind: PageLink['kind'],
  { node, at }: TagPlace,
  context: PageContext,
): string {
  const url = written.replace(/&amp;/g, '&').replace(/ /g, '%20');
  const { source, line, column } = authorPlace(context, pointIn(node, at));
  const name = placeholder('l', context.links.length);
  const file = source === context.source ? undefined : source;
  context.links.push({ kind, url, ...(file !== undefined && { file }), line, column });
  return name;
}
