import type { ProductConfig, Version } from '../model/config.ts';
import type { ProductInput } from './product-schema.ts';
import { sourcePath } from './source-path.ts';

/** A product with every default applied. Its version menu, when it has one, has exactly one current entry. */
export function resolveProduct(product: ProductInput): ProductConfig {
  const { id, name, accent, description } = product;
  return {
    id,
    name,
    category: product.category ?? null,
    roots: resolveRoots(product),
    content: sourcePath(product.content ?? id),
    ...(product.api !== undefined && { api: sourcePath(product.api) }),
    ...(product.navigation !== undefined && { navigation: sourcePath(product.navigation) }),
    ...(product.logo !== undefined && { logo: sourcePath(product.logo) }),
    ...(accent !== undefined && { accent }),
    ...(description !== undefined && { description }),
    versions: resolveVersions(product.versions ?? []),
  };
}

/** The parts of the URL space that belong to a product. */
export function resolveRoots({ id, root }: ProductInput): string[] {
  if (typeof root === 'string') return [root];
  return root === undefined || root.length === 0 ? [`/${id}/`] : root;
}

function resolveVersions(versions: NonNullable<ProductInput['versions']>): Version[] {
  const marked = versions.findIndex(({ current }) => current === true);
  const current = Math.max(marked, 0);
  return versions.map(({ text, href }, index) => ({ text, href, current: index === current }));
}
