import { escapeHtml } from '../../lib/html.ts';
import { linkAttribute } from '../../lib/link-attribute.ts';
import { articleWord, fillPlaceholders } from '../../lib/placeholders.ts';
import type { ApiDocument, ApiGroupKind, ApiInherited, ApiText } from '../../model/api-document.ts';
import type { ApiItemProps } from '../../model/api-reference.ts';
import type { ResolvedLink } from '../../model/page-props.ts';
import type { SitePath } from '../../model/path.ts';
import type { Words } from '../../model/words.ts';
import { referenceLinks } from '../../parse/api/api-texts.ts';
import { inheritedAnchors } from '../../parse/api/reference-outline.ts';
import { typeLimit } from './shorten-type.ts';
import { linkTypes, type TypeContext } from './type-html.ts';

/** What the groups of one API document are rendered with. */
export interface ReferenceContext extends TypeContext {
  /** Fills in the links and words of a text. */
  fill(text: ApiText): string;
  /** Links the names of types in highlighted code. */
  linked(html: string): string;
  /** Returns the URL of the reference of a component or type; undefined if the site has none. */
  hrefOfName(name: string): string | undefined;
  /** The ids of inherited groups. */
  readonly anchors: ReadonlyMap<ApiInherited, string>;
  readonly demosOf: DemosOf;
}

/** The demos of an item. */
export type ItemDemos = Pick<ApiItemProps, 'demos' | 'moreDemos'>;

type DemosOf = (group: ApiGroupKind, item: string) => ItemDemos;

/** The values of a site that an API document is shown with. */
export interface ReferenceSite {
  /** The resolved links of the document, by index. */
  readonly links: readonly ResolvedLink[];
  /** Words of the language of the document. */
  readonly words: Pick<Words, 'article'>;
  /** The Markdown copy of the page. */
  readonly markdownHref: string;
  hrefOf(path: SitePath): string;
  find(name: string): SitePath | undefined;
  findType(name: string): SitePath | undefined;
  readonly demosOf: DemosOf;
}

/** Creates the context of a document. A document does not link to itself. */
export function referenceContext(
  document: ApiDocument,
  { links, words, markdownHref, hrefOf, find, findType, demosOf }: ReferenceSite,
): ReferenceContext {
  const { offsets } = referenceLinks(document);
  const hrefBy = (search: (name: string) => SitePath | undefined) => (name: string) => {
    const path = name === document.name ? undefined : search(name);
    return path === undefined ? undefined : hrefOf(path);
  };
  const hrefOfType = hrefBy(findType);
  return {
    fill: (text) =>
      fillPlaceholders(text.html, {
        l: (index) => linkAttribute(links[(offsets.get(text) ?? 0) + Number(index)]),
        w: (name) => escapeHtml(articleWord(name, words)),
      }),
    linked: (html) => linkTypes(html, hrefOfType),
    hrefOfType,
    limit: typeLimit(document),
    wholeHref: markdownHref,
    hrefOfName: hrefBy(find),
    anchors: inheritedAnchors(document),
    demosOf,
  };
}
