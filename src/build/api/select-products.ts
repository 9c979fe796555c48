import { nearestName } from '../../lib/nearest-name.ts';
import type { ExtractedProduct } from '../../model/api-extraction.ts';
import type { ApiConfig, Config, ProductConfig } from '../../model/config.ts';
import { UserError } from '../../model/diagnostic.ts';

/** A product with API documents. */
export interface ProductApi {
  readonly product: ProductConfig;
  readonly api: ApiConfig;
  /** Its key in `site.yaml`: `products[0].api`. */
  readonly key: string;
}

/** Returns the products with API documents. */
export function productsWithApi({ products }: Pick<Config, 'products'>): ProductApi[] {
  return products.flatMap((product, index): ProductApi[] =>
    product.api ? [{ product, api: product.api, key: `products[${index}].api` }] : [],
  );
}

/**
 * Returns the products with API documents, or those of them that a command names. Throws a `UserError` if there
 * are none, or for an unknown name.
 */
export function selectProducts(config: Pick<Config, 'products'>, ids: readonly string[]): ProductApi[] {
  const all = productsWithApi(config);
  if (all.length === 0)
    throw new UserError('No product has API documents. Add "api" to a product in content/site.yaml.');
  const known = all.map(({ product }) => product.id);
  for (const id of ids) if (!known.includes(id)) throw new UserError(unknownProduct(id, known));
  return ids.length === 0 ? all : all.filter(({ product }) => ids.includes(product.id));
}

function unknownProduct(id: string, known: readonly string[]): string {
  const near = nearestName(id, known);
  const hint =
    near === undefined ? `Products with API documents: ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return `There is no product "${id}" with API documents. ${hint}`;
}

/** Returns what is extracted for a product; undefined if its documents do not follow from TypeScript. */
export function extractedProduct({ api, key }: ProductApi): ExtractedProduct | undefined {
  return api.extraction && { key, folder: api.folder, extraction: api.extraction };
}
