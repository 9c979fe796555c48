import { escapeHtml } from '../../lib/html.ts';
import { linkAttribute } from '../../lib/link-attribute.ts';
import { articleWord, fillPlaceholders } from '../../lib/placeholders.ts';
import type {
  ApiArgument,
  ApiDocument,
  ApiGroup,
  ApiGroupKind,
  ApiInherited,
  ApiItem,
  ApiSignature,
  ApiText,
} from '../../model/api-document.ts';
import type { ApiArgumentProps, ApiGroupProps, ApiItemProps } from '../../model/api-reference.ts';
import type { ResolvedLink } from '../../model/page-props.ts';
import type { SitePath } from '../../model/path.ts';
import type { Words } from '../../model/words.ts';
import { highlightScript } from '../../parse/code/highlight-script.ts';
import { referenceLinks } from './api-texts.ts';
import { inheritedProps } from './inherited-props.ts';
import { inheritedAnchors } from './reference-document.ts';
import { shortenType, typeLimit } from './shorten-type.ts';
import { linkTypes, type TypeContext, typeProps } from './type-html.ts';

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
type ItemDemos = Pick<ApiItemProps, 'demos' | 'moreDemos'>;

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

/** Returns what a section of the reference shows. */
export function groupProps({ kind, items, inherited }: ApiGroup, context: ReferenceContext): ApiGroupProps {
  return {
    kind,
    anchor: kind,
    items: items.map((item) => {
      const { required, ...props } = itemProps(item, context.demosOf(kind, item.name), context);
      return required && !isGiven(kind) ? { ...props, required } : props;
    }),
    inherited: inherited.map((one) => inheritedProps(one, items, context)),
  };
}

/** Whether readers get the items of a group, so that none is required of them. */
export function isGiven(kind: ApiGroupKind): boolean {
  return kind === 'return-value' || kind === 'handle';
}

function itemProps(item: ApiItem, demos: ItemDemos, context: ReferenceContext): ApiItemProps {
  const { name, anchor, aliases, type, required, deprecation, since, plan, description } = item;
  const { signature, examples, seeMore, notes, className, category } = item;
  const { fill } = context;
  return {
    name,
    anchor,
    ...(aliases && { aliases }),
    ...(type && { type: typeProps(type, context) }),
    ...defaultProps(item.default),
    ...(required && { required }),
    ...(deprecation && { deprecation: deprecation.reason ? fill(deprecation.reason) : '' }),
    ...(since !== undefined && { since }),
    ...(plan && { plan }),
    ...(description && { description: fill(description) }),
    ...(signature && { signature: signatureProps(signature, context) }),
    examples: examples.map((text) => highlightScript(text, 'tsx')),
    ...(seeMore && { seeMore: fill(seeMore) }),
    notes,
    ...(className !== undefined && { className }),
    ...(category !== undefined && { category }),
    ...demos,
  };
}

/** Characters of a default that a column shows in two lines. */
const maxDefault = 40;

function defaultProps(text: string | undefined): Pick<ApiItemProps, 'default' | 'defaultHtml'> {
  if (text === undefined) return {};
  const isShort = text.length <= maxDefault && !text.includes('\n');
  return isShort ? { default: text } : { defaultHtml: highlightScript(text, 'tsx') };
}

function signatureProps(
  { text, parameters, returns }: ApiSignature,
  context: ReferenceContext,
): NonNullable<ApiItemProps['signature']> {
  const short = shortenType(text, context.limit);
  return {
    html: context.linked(highlightScript(short ?? text, 'ts')),
    ...(short !== undefined && { wholeHref: context.wholeHref }),
    parameters: parameters.map((parameter) => argumentProps(parameter, context)),
    ...(returns && { returns: argumentProps(returns, context) }),
  };
}

function argumentProps(
  { name, type, description, optional }: ApiArgument,
  context: ReferenceContext,
): ApiArgumentProps {
  return {
    ...(name !== undefined && { name }),
    ...(type && { type: typeProps(type, context) }),
    ...(description && { description: context.fill(description) }),
    ...(optional && { optional }),
  };
}
