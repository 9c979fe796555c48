import { memoize } from '../../memo/memoize.ts';
import { memoizeList } from '../../memo/memoize-list.ts';
import type { Config } from '../../model/config.ts';
import type { SitePath } from '../../model/path.ts';
import type { LinkSpace, Page, Site } from '../../model/site.ts';
import { apiTarget } from '../props/api-section.ts';

/**
 * Returns the pages that name a component or hook in their front matter, by the address of its API page. All
 * addresses are those in the first language. The same until such a page or its names change.
 */
export function referencePages({
  config,
  pages,
  space,
}: Pick<Site, 'config' | 'pages' | 'space'>): ReadonlyMap<SitePath, readonly SitePath[]> {
  return joinPages(namedTargets(config, pages, space, config));
}

/** Returns the title of a page that a reference lists. A page of another product has its name, too. */
export function namingTitle(
  shown: Page | undefined,
  reference: Pick<Page, 'product'>,
  { products }: Pick<Config, 'products'>,
): string {
  const title = shown?.document.title ?? '';
  if (shown === undefined || shown.product === reference.product) return title;
  const product = products.find(({ id }) => id === shown.product);
  return product === undefined ? title : `${title} – ${product.name}`;
}

type NamedTargets = readonly [page: SitePath, targets: readonly SitePath[]];

const namedTargets = memoizeList((page: Page, space: LinkSpace, config: Config): NamedTargets | undefined => {
  const { components, hooks } = page.document.frontMatter;
  if (page.translationOf !== undefined || components.length + hooks.length === 0) return undefined;
  const product = config.products.find(({ id }) => id === page.product);
  const targets = [...components, ...hooks].flatMap((name) => {
    const target = apiTarget(name, page, { space, product });
    return target && !target.outside ? [target.path] : [];
  });
  return [page.path, [...new Set(targets)]];
});

const joinPages = memoize(
  (named: ReturnType<typeof namedTargets>): ReadonlyMap<SitePath, readonly SitePath[]> => {
    const found = new Map<SitePath, SitePath[]>();
    for (const [page, targets] of named.filter((one) => one !== undefined)) {
      for (const target of targets) {
        const known = found.get(target);
        if (known) known.push(page);
        else found.set(target, [page]);
      }
    }
    return found;
  },
);
