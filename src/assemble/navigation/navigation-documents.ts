import { memoize } from '../../memo/memoize.ts';
import { memoizeList } from '../../memo/memoize-list.ts';
import type { Config } from '../../model/config.ts';
import type { NavigationDocument } from '../../model/navigation.ts';
import type { SourcePath } from '../../model/path.ts';
import type { ProductConfig } from '../../model/product-config.ts';
import {
  apiGroup,
  type ListedChanges,
  type ListedReference,
  listedChanges,
  listedReference,
  withApiEntries,
} from '../api/api-navigation.ts';
import type { PlacedPage } from '../routes/place-pages.ts';
import { type AutoNavigationPage, autoNavigation, listedPage } from './auto-navigation.ts';

/** What navigations are completed or generated from. */
export interface NavigationSources {
  readonly config: Config;
  /** The pages of API documents. */
  readonly references: readonly PlacedPage[];
}

/**
 * Returns the navigation of each product that has one: its file, with entries for the API documents that the
 * file does not list, or what follows from its pages.
 */
export function navigationOf(
  files: readonly NavigationDocument[],
  placed: readonly PlacedPage[],
  { config, references }: NavigationSources,
): ReadonlyMap<string, NavigationDocument> {
  const bySource = new Map(files.map((document) => [document.source, document]));
  const listed = definedReferences(referenceList(config, references));
  const changes = definedChanges(changesList(config, placed, config));
  const found = new Map<string, NavigationDocument>();
  for (const product of config.products) {
    const document = product.navigation && bySource.get(product.navigation);
    if (document) found.set(product.id, filledDocument(document, listed, changes));
  }
  for (const product of config.products)
    if (product.autoNavigation)
      found.set(product.id, autoDocument(product, placed, { config, listed, changes }));
  return found;
}

const filledDocument = memoize(withApiEntries);

const referenceList = memoizeList(listedReference);

/** The API pages in the first language: the same list until one is added, removed, moved or renamed. */
const definedReferences = memoize(
  (listed: readonly (ListedReference | undefined)[]): readonly ListedReference[] =>
    // Of two documents with one address, which are reported, the first is listed.
    [...new Map(listed.toReversed().map((one) => [one?.[0], one])).values()]
      .filter((one) => one !== undefined)
      .toReversed(),
);

const changesList = memoizeList(listedChanges);

const definedChanges = memoize((listed: readonly (ListedChanges | undefined)[]): readonly ListedChanges[] =>
  listed.filter((one) => one !== undefined),
);

/** The lists that generated navigations take API pages from. */
interface ApiLists {
  readonly listed: readonly ListedReference[];
  readonly changes: readonly ListedChanges[];
}

/** Returns the generated navigation of a product: the same object until a page that it lists changes. */
function autoDocument(
  product: ProductConfig,
  placed: readonly PlacedPage[],
  { config, listed, changes }: ApiLists & { readonly config: Config },
): NavigationDocument {
  return documentOf(
    product,
    listedOf(product, placed, product.id, config),
    config.languages,
    listed,
    changes,
  );
}

const listedOf = memoizeList((page: PlacedPage, product: string, config: Config) =>
  page.product === product &&
  page.reference === undefined &&
  // The group of API pages lists them.
  listedChanges(page, config) === undefined &&
  page.translationOf === undefined &&
  page.language === config.languages[0]
    ? listedPage(page.document, page.path)
    : undefined,
);

const documentOf = memoize(
  (
    product: ProductConfig,
    pages: readonly (AutoNavigationPage | undefined)[],
    languages: Config['languages'],
    references: readonly ListedReference[],
    changes: readonly ListedChanges[],
  ): NavigationDocument => {
    const source = (product.content ?? product.id) as SourcePath;
    const entries = autoNavigation(
      pages.filter((page) => page !== undefined),
      product,
      languages,
    );
    return { source, entries: [...entries, ...apiGroup(product, references, changes)] };
  },
);
