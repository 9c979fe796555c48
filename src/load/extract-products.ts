import type { ExtractApi, ExtractedApi, ExtractedProduct } from '../model/api-extraction.ts';
import type { Config } from '../model/config.ts';
import { extractedProduct, productsWithApi } from './products-with-api.ts';

/** Extracts the API documents of products that a build does not read from a folder. */
export async function extractProducts(
  config: Pick<Config, 'products'>,
  extract: ExtractApi | undefined,
): Promise<ExtractedApi> {
  const extracted = productsToExtract(config);
  return extract && extracted.length > 0 ? extract(extracted) : nothingExtracted;
}

/** Returns the products whose documents a build does not read from a folder. */
export function productsToExtract(config: Pick<Config, 'products'>): ExtractedProduct[] {
  return productsWithApi(config)
    .flatMap((product) => extractedProduct(product) ?? [])
    .filter(({ extraction }) => extraction.out === undefined);
}

/** The documents of a site without products to extract. */
export const nothingExtracted: ExtractedApi = { documents: [], diagnostics: [], isComplete: true };
