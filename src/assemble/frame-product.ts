import { isInside, toSitePath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { ProductConfig } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';
import type { Identity } from '../model/site.ts';

/**
 * The configured product that frames a path: the one named by its identity, else the one with the longest root
 * that holds the path.
 */
export function frameProduct(
  path: SitePath,
  identity: Identity,
  products: readonly ProductConfig[],
): ProductConfig | undefined {
  const named = products.find((product) => product.id === identity.product);
  if (named) return named;
  return longestFirst(products).find(({ root }) => root === '/' || isInside(root, path))?.product;
}

const longestFirst = memoize((products: readonly ProductConfig[]) =>
  products
    .flatMap((product) => product.roots.map((root) => ({ product, root: toSitePath(root) })))
    .sort((a, b) => b.root.length - a.root.length),
);
