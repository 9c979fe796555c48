import type { ProductLink } from '../../src/model/page-props.ts';
import type { Words } from '../../src/model/words.ts';

interface ProductGroup {
  readonly name: string;
  readonly products: readonly ProductLink[];
}

/** Groups products by category. Empty categories are omitted; products without a category come last. */
export function productGroups(products: readonly ProductLink[], words: Words): ProductGroup[] {
  return (['core', 'x', 'toolpad', 'other'] as const)
    .map((category) => ({
      name: words.category[category],
      products: products.filter((product) => (product.category ?? 'other') === category),
    }))
    .filter((group) => group.products.length > 0);
}
