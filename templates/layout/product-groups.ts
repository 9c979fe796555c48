import type { ProductLink } from '../../src/model/page-props.ts';
import type { Words } from '../../src/model/words.ts';

/** Products of one category, in the order of the site's configuration. */
export interface ProductGroup {
  readonly name: string;
  readonly products: readonly ProductLink[];
}

/** The site's products by category; a category without products is left out, products without one come last. */
export function productGroups(products: readonly ProductLink[], words: Words): ProductGroup[] {
  return (['core', 'x', 'toolpad', 'other'] as const)
    .map((category) => ({
      name: words.category[category],
      products: products.filter((product) => (product.category ?? 'other') === category),
    }))
    .filter((group) => group.products.length > 0);
}
