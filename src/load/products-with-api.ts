import type { ExtractedProduct } from '../model/api-extraction.ts';
import type { Config } from '../model/config.ts';
import type { ApiConfig, ProductConfig } from '../model/product-config.ts';

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

/** Returns what is extracted for a product; undefined if its documents do not follow from TypeScript. */
export function extractedProduct({ api, key }: ProductApi): ExtractedProduct | undefined {
  return api.extraction && { key, folder: api.folder, extraction: api.extraction };
}
