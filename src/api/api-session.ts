import { type BuilderOptions, createContext } from '../build/context.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { type ProductApi, productsWithApi } from '../load/products-with-api.ts';
import type { ApiComparisons, ApiFreeze, ApiUpdate, ProductCoverage } from '../model/api-session.ts';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { compareApi } from './compare-api.ts';
import { coverProps } from './cover-props.ts';
import { freezeApi } from './freeze-api.ts';
import { updateApi } from './update-api.ts';

/** The API documents of a site. Products are named by id; an empty list means all. */
export interface ApiSession {
  /** Updates the documents that follow from TypeScript, or returns what would be updated. */
  update(options: { readonly write: boolean }, products: readonly string[]): Promise<ApiUpdate>;
  /** Compares a package with another version of it: a tarball or a folder. */
  compare(path: string, products: readonly string[]): Promise<ApiComparisons>;
  /** Keeps the present API as a release. */
  freeze(label: string, products: readonly string[]): Promise<ApiFreeze>;
  /** Finds the props that no demo shows. */
  coverage(products: readonly string[]): Promise<readonly ProductCoverage[]>;
  close(): Promise<void>;
}

/** Opens the API documents of a site; the caller closes them. */
export async function createApiSession(config: Config, options: BuilderOptions): Promise<ApiSession> {
  const context = await createContext(config, options, 'api');
  const saved = async <Value>(work: Promise<Value>): Promise<Value> => {
    const value = await work;
    await context.save({ keepUnused: true });
    return value;
  };
  return {
    update: async (how, ids) => saved(updateApi(context, selectProducts(config, ids), how)),
    compare: async (path, ids) => saved(compareApi(context, selectProducts(config, ids), path as FilePath)),
    freeze: async (label, ids) => saved(freezeApi(context, selectProducts(config, ids), label)),
    coverage: async (ids) => saved(coverProps(context, selectProducts(config, ids))),
    close: context.close,
  };
}

/**
 * Returns the products with API documents, or those of them that a command names. Throws a `UserError` if
 * there are none, or for an unknown name.
 */
function selectProducts(config: Pick<Config, 'products'>, ids: readonly string[]): ProductApi[] {
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
