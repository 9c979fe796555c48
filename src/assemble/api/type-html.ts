import { highlightScript } from '../../../templates/browser/code/script/highlight-script.ts';
import { escapeHtml } from '../../lib/html.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ApiType } from '../../model/api-document.ts';
import type { ApiTypeProps } from '../../model/api-reference.ts';
import { shortenType } from './shorten-type.ts';

/** Returns the address of the reference of a type; undefined if the site has none. */
export type HrefOfType = (name: string) => string | undefined;

/** How the types of a page are rendered. */
export interface TypeContext {
  readonly hrefOfType: HrefOfType;
  /** Characters of a type that the page shows. */
  readonly limit: number;
  /** The Markdown copy of the page, which has all of it. */
  readonly wholeHref: string;
}

/** Renders a type with highlighted parts and links. */
export function typeProps(type: ApiType, { hrefOfType, limit, wholeHref }: TypeContext): ApiTypeProps {
  const { html, expandedHtml, isWhole } = highlighted(type, limit);
  return {
    html: linkTypes(html, hrefOfType),
    ...(expandedHtml !== undefined && { expandedHtml: linkTypes(expandedHtml, hrefOfType) }),
    ...(!isWhole && { wholeHref }),
  };
}

/** Highlighting takes longer than linking, and all languages share it. */
const highlighted = memoize(({ text, expanded }: ApiType, limit: number) => {
  const [short, shortExpanded] = [text, expanded ?? ''].map((one) => shortenType(one, limit));
  return {
    html: highlightScript(short ?? text, 'ts'),
    ...(expanded !== undefined && { expandedHtml: highlightScript(shortExpanded ?? expanded, 'ts') }),
    isWhole: short === undefined && shortExpanded === undefined,
  };
});

// Strings, keywords and tags match first, so that names inside them are skipped. A name before a colon is
// one of a property or parameter.
const names =
  /<span class="token-(?:string|keyword|number|comment)">[^<]*<\/span>|<[^>]*>|&[^;\s]+;|([A-Z_$][\w$]*)(?![\w$]|\??:)/gi;

/** Links the names of types in highlighted code to their references. */
export function linkTypes(html: string, hrefOf: HrefOfType): string {
  return html.replace(names, (written: string, name: string | undefined) => {
    const href = name === undefined ? undefined : hrefOf(name);
    return href === undefined ? written : `<a href="${escapeHtml(href)}">${written}</a>`;
  });
}
