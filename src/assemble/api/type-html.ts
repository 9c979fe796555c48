import { escapeHtml } from '../../lib/html.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ApiType } from '../../model/api-document.ts';
import type { ApiTypeProps } from '../../model/api-reference.ts';
import { highlightScript } from '../../parse/code/highlight-script.ts';

/** Returns the address of the reference of a type; undefined if the site has none. */
export type HrefOfType = (name: string) => string | undefined;

/** Renders a type with highlighted parts and links. */
export function typeProps(type: ApiType, hrefOf: HrefOfType): ApiTypeProps {
  const { html, expandedHtml } = highlighted(type);
  return {
    html: linkTypes(html, hrefOf),
    ...(expandedHtml !== undefined && { expandedHtml: linkTypes(expandedHtml, hrefOf) }),
  };
}

/** Highlighting takes longer than linking, and all languages share it. */
const highlighted = memoize(
  ({ text, expanded }: ApiType): ApiTypeProps => ({
    html: highlightScript(text, 'ts'),
    ...(expanded !== undefined && { expandedHtml: highlightScript(expanded, 'ts') }),
  }),
);

// Strings, keywords and tags match first, so that names inside them are skipped. A name before a colon is one of
// a property or parameter.
const names =
  /<span class="token-(?:string|keyword|number|comment)">[^<]*<\/span>|<[^>]*>|&[^;\s]+;|([A-Z_$][\w$]*)(?![\w$]|\??:)/gi;

/** Links the names of types in highlighted code to their references. */
export function linkTypes(html: string, hrefOf: HrefOfType): string {
  return html.replace(names, (written: string, name: string | undefined) => {
    const href = name === undefined ? undefined : hrefOf(name);
    return href === undefined ? written : `<a href="${escapeHtml(href)}">${written}</a>`;
  });
}
