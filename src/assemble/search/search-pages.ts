import { posix } from 'node:path';
import { comparablePath } from '../../lib/navigation-path.ts';
import { withBase, withTrailingSlash } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { NavigationNode, NavigationTree } from '../../model/navigation.ts';
import type { SearchKind, SearchPage } from '../../model/search-index.ts';
import type { Page, Route } from '../../model/site.ts';
import { headingIds } from '../props/article-props.ts';
import { localeVersionOf, type SiteIndex } from '../props/site-index.ts';
import { markdownPath } from '../routes/markdown-path.ts';
import type { SearchHead, SearchText } from './pages/read-terms.ts';
import { componentSynonyms } from './words/component-synonyms.ts';

type SearchHeading = NonNullable<SearchPage['headings']>[number];

/** The Markdown copy of a page, which search reads. */
export interface SearchedCopy {
  /** Copies of equal hash have equal texts. */
  readonly hash: string;
  /** The text in UTF-8. */
  bytes(): Promise<Uint8Array>;
}

/** A page that search finds, without its text. */
export interface SearchedPage extends SearchHead {
  readonly product?: string;
  readonly kind: SearchKind;
  readonly position: number;
  /** The page of an author or of an API; absent for landing pages. */
  readonly source?: Page;
}

/**
 * Describes a page for search. Undefined for unlisted pages, and for pages of the shell except landing pages.
 */
export function searchedPage(route: Route, index: SiteIndex): SearchedPage | undefined {
  const href = withBase(index.site.config.base, withTrailingSlash(route.path));
  if (route.kind === 'product') {
    const { products } = localeVersionOf(index, route.language).site;
    const product = products.find(({ id }) => id === route.product);
    if (!product) return undefined;
    const { name, description = '' } = product;
    const page = { href, title: name };
    return {
      page,
      product: product.id,
      kind: 'guide',
      position: -1,
      names: [],
      productName: name,
      description,
      files: [],
      otherFiles: [],
      more: [],
    };
  }
  if (route.kind !== 'doc' || route.page.flags.unlisted) return undefined;
  return documentPage(route, href, index);
}

type DocumentRoute = Extract<Route, { kind: 'doc' }>;

function documentPage(route: DocumentRoute, href: string, index: SiteIndex): SearchedPage {
  const { page, language } = route;
  const { document, reference, product } = page;
  const { title = '', description = '' } = document;
  const { site } = localeVersionOf(index, language);
  const ids = reference ? [] : headingIds(page, index);
  const written = reference
    ? []
    : document.headings.map(({ id, text }, position) => [ids[position] ?? id, text] as const);
  const entry = navigationEntry(page, language, index);
  const listed =
    entry?.headings.filter((one) => !written.some((heading) => isSameHeading(heading, one))) ?? [];
  const headings = [...written, ...listed];
  return {
    page: {
      href,
      title,
      ...(headings.length > 0 && { headings }),
      ...(language !== page.language && { copy: copyHref(route, index) }),
    },
    ...(product !== undefined && { product }),
    kind: reference ? 'reference' : 'guide',
    position: entry?.position ?? Number.MAX_SAFE_INTEGER,
    names: otherNames(route, entry, index),
    description,
    productName: site.products.find(({ id }) => id === product)?.name ?? '',
    ...demoFiles(page),
    more: isAboutErrors(page, index) ? index.site.messages.map(({ sentence }) => sentence) : synonymsOf(page),
    source: page,
  };
}

/** The names that readers may look for besides the title of a page. */
function otherNames(
  { page, language }: DocumentRoute,
  entry: ListedPage | undefined,
  index: SiteIndex,
): string[] {
  const { document, reference, path } = page;
  const { words } = localeVersionOf(index, language);
  const translated = index.site.translations.get(language)?.keywords;
  const names = [
    entry?.title,
    translated?.get(index.addresses.original(page).path)?.words,
    document.mainHeading,
    reference?.name,
    posix.basename(path),
    ...(document.frontMatter.keywords ?? []),
    // An untranslated page shows these words in the language of the reader.
    ...(isAboutErrors(page, index) ? [words.errors.title] : []),
  ];
  const { title = '' } = document;
  return names.filter((name) => name !== undefined).filter((name) => name !== '' && name !== title);
}

function isAboutErrors(page: Page, { addresses }: SiteIndex): boolean {
  return addresses.original(page).path === '/production-error';
}

/** The names of the files of the demos, those below the folder of the page apart from others. */
function demoFiles({ document, demos }: Page): Pick<SearchHead, 'files' | 'otherFiles'> {
  const folder = `${posix.dirname(document.source)}/`;
  const shown = demos.filter((demo) => demo !== null);
  const namesOf = (isOwn: boolean) =>
    shown.filter((demo) => demo.startsWith(folder) === isOwn).map((demo) => posix.basename(demo));
  return { files: namesOf(true), otherFiles: namesOf(false) };
}

/**
 * What readers call the component that a page is about: that of an API page, or
 * of the last part of its address.
 */
function synonymsOf({ reference, path }: Page): string[] {
  const words = componentSynonyms(reference?.name ?? posix.basename(path));
  return words === undefined ? [] : [words];
}

function copyHref(route: Route, index: SiteIndex): string {
  return withBase(index.site.config.base, `/${markdownPath(route) ?? ''}`);
}

interface ListedPage {
  readonly title?: string;
  readonly position?: number;
  /** Entries that lead to a heading of the page. */
  readonly headings: readonly SearchHeading[];
}

/** Returns what the navigation of its product says about a page. */
function navigationEntry(page: Page, language: string, index: SiteIndex): ListedPage | undefined {
  const { path, product } = index.addresses.original(page);
  const navigation =
    product === undefined ? undefined : localeVersionOf(index, language).navigation.get(product);
  if (!navigation) return undefined;
  const entry = navigation.trails.get(comparablePath(path))?.at(-1);
  const position = entry && navigation.positions.get(entry);
  return {
    headings: listedHeadings(navigation.tree).get(withTrailingSlash(path)) ?? [],
    ...(entry && { title: entry.title }),
    ...(position !== undefined && { position }),
  };
}

/** The entries of a tree that lead to headings, by the path of the page. */
const listedHeadings = memoize((tree: NavigationTree): ReadonlyMap<string, readonly SearchHeading[]> => {
  const found = new Map<string, SearchHeading[]>();
  const visit = ({ href = '', title, children }: NavigationNode) => {
    const [path = '', id] = href.split('#', 2);
    if (id !== undefined && title !== '') found.set(path, [...(found.get(path) ?? []), [id, title]]);
    children.forEach(visit);
  };
  tree.nodes.forEach(visit);
  return found;
});

function isSameHeading([id, text]: SearchHeading, [otherId, otherText]: SearchHeading): boolean {
  return id === otherId && text === otherText;
}

/** Returns everything that search reads of a page. */
export async function searchText(
  { page, names, productName, description, files, otherFiles, more, source }: SearchedPage,
  copy: SearchedCopy | undefined,
): Promise<SearchText> {
  const { reference } = source ?? {};
  const text = { page, names, productName, description, files, otherFiles, more };
  if (reference) return { ...text, reference };
  return copy ? { ...text, copy: await copy.bytes() } : text;
}
