import { highlightScript } from '../../../templates/browser/code/script/highlight-script.ts';
import { fileInUrl } from '../../lib/encode-url.ts';
import { withBase, withTrailingSlash } from '../../lib/path.ts';
import { lazy, memoize, memoizeBy } from '../../memo/memoize.ts';
import type { ApiDocument } from '../../model/api-document.ts';
import type { ApiReferenceProps } from '../../model/api-reference.ts';
import type { Config } from '../../model/config.ts';
import type { ResolvedLink } from '../../model/page-props.ts';
import type { SitePath } from '../../model/path.ts';
import type { Page } from '../../model/site.ts';
import { referenceLinks } from '../../parse/api/api-texts.ts';
import { atVersion, resolveLink } from '../links/resolve-link.ts';
import type { LocaleVersion } from '../props/locale-version.ts';
import { localeVersionOf, type SiteIndex } from '../props/site-index.ts';
import { markdownCopyPath } from '../routes/markdown-path.ts';
import type { DemosByProp } from './demos/demo-index.ts';
import { type ComponentDemos, demoPageLinks, pagesWithDemos, propDemos } from './demos/prop-demos.ts';
import type { PlacedDemo } from './demos/site-demos.ts';
import { groupProps } from './group-props.ts';
import { type ReferenceContext, referenceContext } from './reference-context.ts';
import { type NamingPage, type ReferenceKeys, referenceKey } from './reference-key.ts';
import { referenceNames } from './reference-names.ts';
import { namingTitle, referencePages } from './reference-pages.ts';
import { shortenType } from './shorten-type.ts';
import { wrapSignature } from './wrap-signature.ts';

/** What the page of an API document shows, made when it is needed. */
export interface LazyReference {
  /** References of equal keys are equal; undefined if only the reference itself can be compared. */
  readonly key: string | undefined;
  readonly props: ApiReferenceProps;
}

/** Returns what the page of an API document shows in a language; undefined for other pages. */
export function apiReference(page: Page, index: SiteIndex, locale: LocaleVersion): LazyReference | undefined {
  const { reference } = page;
  if (reference === undefined) return undefined;
  const { site, addresses } = index;
  const { base } = site.config;
  const byProp = index.demos.get(reference.source) ?? noDemos;
  const about = referencePages(site).get(addresses.original(page).path) ?? nowhere;
  const naming = about.map((path): NamingPage => {
    const title = namingTitle(addresses.shown(path, locale.language), page, site.config);
    return [title, withBase(base, withTrailingSlash(locale.address(path)))];
  });
  return referencesIn(locale)({
    reference,
    targets: page.links,
    product: page.product,
    naming,
    names: referenceNames(site),
    words: localeVersionOf(index, page.language).words,
    markdownHref: withBase(base, markdownCopyPath(page.path)),
    config: site.config,
    about,
    byProp,
    demoPages: pagesWithDemos(byProp, index, locale),
  });
}

const nowhere: readonly SitePath[] = [];

const noDemos: DemosByProp<PlacedDemo> = new Map();

/** The references in a language: an edit of another page leaves them the same objects. */
const referencesIn = memoize((locale: LocaleVersion) =>
  memoizeBy(
    ({ reference, ...keys }: ReferenceKeys) => [reference, keys],
    (reference: ApiDocument, keys: Omit<ReferenceKeys, 'reference'>): LazyReference => {
      const given = { ...keys, reference };
      const key = lazy(() => [referenceKey(given, locale)] as const);
      const props = lazy(() => makeReference(given, locale));
      return {
        get key() {
          return key()[0];
        },
        get props() {
          return props();
        },
      };
    },
  ),
);

/** Whatever this reads is in `referenceKey`, too. */
function makeReference(
  { reference, targets, product, naming, words, markdownHref, config, about, byProp, ...keys }: ReferenceKeys,
  { address }: LocaleVersion,
): ApiReferenceProps {
  const { names, demoPages } = keys;
  const demos: ComponentDemos = { byProp, about, pages: demoPages };
  const links = targets.map((target) => resolveLink(target, config, address));
  const context = referenceContext(reference, {
    links,
    ...{ words, markdownHref },
    hrefOf: (path) => withBase(config.base, withTrailingSlash(address(path))),
    find: (name) => names.find(name, product),
    findType: (name) => names.findType(name, product),
    // Demos are known by the props that they set.
    demosOf: (group, item) => (group === 'props' ? propDemos(item, demos) : { demos: [] }),
  });
  const { kind, name, imports, packageName, since, signatures, examples } = reference;
  const groups = reference.groups.map((group) => groupProps(group, context));
  const hasMoreDemos = groups.some(({ items }) => items.some(({ moreDemos }) => moreDemos !== undefined));
  const { spread, themeDefaultProps, muiName, refTarget, cssComponent } = reference;
  const sourceHref = sourceUrl(reference, product, config);
  return {
    kind,
    name,
    imports,
    ...(packageName !== undefined && { packageName }),
    ...textProps(reference, context),
    ...(since !== undefined && { since }),
    pages: naming.map(([title, href]) => ({ title, href })),
    ...(hasMoreDemos && { demoPages: demoPageLinks(demos) }),
    groups,
    ...signatureProps(signatures, context),
    examples: examples.map((text) => highlightScript(text, 'tsx')),
    ...(spread && { spread }),
    ...(themeDefaultProps && { themeDefaultProps }),
    ...(muiName !== undefined && { muiName }),
    ...(refTarget !== undefined && { refTarget }),
    ...inheritanceProps(reference, links, context),
    ...(cssComponent && { cssComponent }),
    ...(sourceHref !== undefined && { sourceHref }),
    layout: config.products.find(({ id }) => id === product)?.api?.layout ?? 'table',
  };
}

function signatureProps(
  signatures: readonly string[],
  { linked, limit, wholeHref }: ReferenceContext,
): Pick<ApiReferenceProps, 'signatures' | 'wholeHref'> {
  const shown = signatures.map((text) => shortenType(text, limit) ?? text);
  const isWhole = shown.every((text, index) => text === signatures[index]);
  return {
    signatures: shown.map((text) => linked(highlightScript(wrapSignature(text), 'ts'))),
    ...(!isWhole && { wholeHref }),
  };
}

function textProps(
  { description, deprecation, demos }: ApiDocument,
  { fill }: ReferenceContext,
): Pick<ApiReferenceProps, 'description' | 'details' | 'deprecation' | 'demos'> {
  return {
    ...(description && descriptionProps(fill(description))),
    ...(deprecation && { deprecation: deprecation.reason ? fill(deprecation.reason) : '' }),
    ...(demos && { demos: fill(demos) }),
  };
}

/**
 * The first paragraph is the lead of the page; the rest may have headings and code, and is below the links.
 */
function descriptionProps(html: string): Pick<ApiReferenceProps, 'description' | 'details'> {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') + '</p>'.length : html.length;
  const details = html.slice(end).trim();
  return { description: html.slice(0, end), ...(details !== '' && { details }) };
}

/** The document names the address of what it inherits from; else it is looked up by name. */
function inheritanceProps(
  reference: ApiDocument,
  links: readonly ResolvedLink[],
  { hrefOfName }: ReferenceContext,
): Pick<ApiReferenceProps, 'inheritance'> {
  const { inheritance } = reference;
  if (inheritance === undefined) return {};
  const at = referenceLinks(reference).inheritance;
  const href = (at === undefined ? undefined : links[at]?.href) ?? hrefOfName(inheritance.component);
  return { inheritance: { name: inheritance.component, ...(href !== undefined && { href }) } };
}

/** The declaration, in the repository at the current version of the product. */
function sourceUrl(
  { filename }: ApiDocument,
  product: string | undefined,
  { repository, products }: Config,
): string | undefined {
  if (filename === undefined || repository === undefined) return undefined;
  const versions = products.find(({ id }) => id === product)?.versions ?? [];
  const path = fileInUrl(filename.replace(/^\/*/, '/'));
  return atVersion(`${repository}/blob/-${path}`, repository, versions);
}
