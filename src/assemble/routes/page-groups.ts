import { comparablePath } from '../../lib/navigation-path.ts';
import type { Config } from '../../model/config.ts';
import type { Route } from '../../model/site.ts';
import { isListed } from '../props/page-head.ts';
import { localeVersionOf, type SiteIndex } from '../props/site-index.ts';
import { inLanguage } from '../props/site-props.ts';

/** The pages of a product in one language, or those that belong to no product with a folder of its own. */
export interface PageGroup {
  readonly language: string;
  /** Absent for the group of the site. */
  readonly product?: string;
  /** In the order of the navigation; pages outside it come last, by path. */
  readonly pages: readonly GroupPage[];
}

/** A page in a group. */
export interface GroupPage {
  readonly route: Route;
  /** The title of the top-level navigation entry around it; absent for other pages. */
  readonly section?: string;
}

/**
 * Returns the folder of a product's own files, in which hosts look for those of a part of
 * a site: `material-ui/`. Empty for a product at the root of the site.
 */
function productFolder(id: string, { products }: Pick<Config, 'products'>): string {
  const [root = '/'] = products.find((product) => product.id === id)?.roots ?? [];
  return root.slice(1);
}

/** Returns the path of a file that each group has: `('llms.txt', …)` → `de/material-ui/llms.txt`. */
export function groupFile(
  name: string,
  { language, product }: Pick<PageGroup, 'language' | 'product'>,
  config: Pick<Config, 'products' | 'languages'>,
): string {
  const folder = product === undefined ? '' : productFolder(product, config);
  return inLanguage(folder + name, language, config);
}

/**
 * Groups the pages that search engines list, by language and product. Each language begins with the group of
 * the site, which may be empty; other groups have pages.
 */
export function pageGroups(routes: readonly Route[], index: SiteIndex): PageGroup[] {
  const { site } = index;
  const { languages, products } = site.config;
  const found = new Map<string, RankedPage[]>();
  const keyOf = (language: string, product: string | undefined) => JSON.stringify([language, product]);
  for (const route of routes) {
    if (!isListed(route, site)) continue;
    const product = productOf(route);
    const own = product !== undefined && productFolder(product, site.config) !== '';
    const key = keyOf(route.language, own ? product : undefined);
    const pages = found.get(key) ?? [];
    found.set(key, pages);
    pages.push(rankedPage(route, index));
  }
  return languages.flatMap((language) =>
    [undefined, ...products.map(({ id }) => id)].flatMap((product) => {
      const pages = found.get(keyOf(language, product)) ?? [];
      if (product !== undefined && pages.length === 0) return [];
      const sorted = pages.toSorted((a, b) => a.product - b.product || a.position - b.position);
      return [{ language, ...(product !== undefined && { product }), pages: sorted }];
    }),
  );
}

/**
 * A page with its place: products in their order, then the navigation; pages without a product come first.
 */
interface RankedPage extends GroupPage {
  readonly product: number;
  readonly position: number;
}

function productOf(route: Route): string | undefined {
  if (route.kind === 'product') return route.product;
  return route.kind === 'doc' ? route.page.product : undefined;
}

function rankedPage(route: Route, index: SiteIndex): RankedPage {
  const { products } = index.site.config;
  const id = productOf(route);
  const product = id === undefined ? -1 : products.findIndex((one) => one.id === id);
  if (route.kind !== 'doc' || id === undefined) return { route, product, position: -1 };
  const navigation = localeVersionOf(index, route.language).navigation.get(id);
  const trail = navigation?.trails.get(comparablePath(index.addresses.original(route.page).path)) ?? [];
  const [first, second] = trail;
  const entry = trail.at(-1);
  const position = (entry && navigation?.positions.get(entry)) ?? Number.MAX_SAFE_INTEGER;
  return { route, product, position, ...(first && second && first.title !== '' && { section: first.title }) };
}
