import { isInside, toSitePath } from '../lib/path.ts';
import type { ProductConfig } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';

/**
 * Where a page of one product would be in another: below the root that stands in the same place of its list. Undefined where the page is
 * below no root of its product, or the other product has fewer.
 *
 * From `[/ui/, /hooks/]` to `[/v1/ui/, /v1/hooks/]`: `/hooks/use-id` → `/v1/hooks/use-id`
 */
export function counterpart(path: SitePath, own: ProductConfig, other: ProductConfig): SitePath | undefined {
  const [held] = own.roots
    .map((text, place) => ({ root: toSitePath(text), place }))
    .filter((candidate) => candidate.root === '/' || isInside(candidate.root, path))
    .sort((a, b) => b.root.length - a.root.length);
  if (held === undefined) return undefined;
  const there = other.roots[held.place];
  return there === undefined ? undefined : toSitePath(`${there}/${path.slice(held.root.length)}`);
}
