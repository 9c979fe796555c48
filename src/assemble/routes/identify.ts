import { isInside, toSitePath } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { SitePath } from '../../model/path.ts';
import type { Category, ProductConfig } from '../../model/product-config.ts';
import type { Identity } from '../../model/site.ts';

const core = new Set(['material-ui', 'joy-ui', 'base-ui', 'system']);
const shell = new Set(['docs', 'versions', 'production-error']);

/**
 * Returns the product and category of a path by the table in section 2 of the specification, whose
 * statements are in `tests/specification.md`. The path has no language and no base.
 *
 * `/material-ui/react-button` → material-ui, core; `/x/react-data-grid/sorting` → x-data-grid, x;
 * `/toolpad/studio/x` → toolpad-studio; `/experiments/docs/markdown` → docs-infra; anything else → null.
 */
export function identify(path: SitePath): Identity {
  const [first, second, third] = path.slice(1).split('/');
  if (first === undefined) return none;
  if (core.has(first)) return { product: first, category: 'core' };
  if (first === 'x') return { product: xProduct(second, third), category: 'x' };
  if (first === 'toolpad')
    return { product: second === 'studio' ? 'toolpad-studio' : 'toolpad-core', category: 'toolpad' };
  if (first === 'experiments' && second === 'docs') return { product: 'docs-infra', category: null };
  if (shell.has(first)) return { product: 'docs', category: null };
  return none;
}

const none: Identity = { product: null, category: null satisfies Category };

/** `react-data-grid` → `x-data-grid`; API pages are one segment deeper: `/x/api/data-grid/…`. */
function xProduct(second: string | undefined, third: string | undefined): string {
  if (second === undefined) return 'x';
  if (second === 'api' && third !== undefined) return `x-${third}`;
  return `x-${second.replace(/^react-/, '')}`;
}

/** Returns the product whose layout a page has: by its identity, or else by the longest root above it. */
export function layoutProduct(
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
