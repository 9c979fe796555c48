import { nearestName } from '../lib/nearest-name.ts';
import { type ProductApi, productsWithApi } from '../load/products-with-api.ts';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';

/**
 * Returns the products with API documents, or those of them that a command names. Throws a `UserError` if
 * there are none, or for an unknown name.
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
