import { toSitePath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';
import type { LinkTarget } from '../model/site.ts';
import { counterpart } from './counterpart.ts';
import { ownPlace } from './own-place.ts';

const shellAddresses = ['/', '/versions', '/production-error'] as SitePath[];

/**
 * Addresses at which a page decides what another one shows besides its own text: its counterparts in other products, which menus of versions
 * lead to, and the pages that take the place of those of the shell.
 */
export function nearAddresses(page: SitePath, config: Config): SitePath[] {
  const { products } = config;
  const roots = products.flatMap((product) => product.roots.slice(0, 1).map(toSitePath));
  const counterparts = products.flatMap((own) =>
    products.flatMap((other) => (own === other ? [] : (counterpart(page, own, other) ?? []))),
  );
  const versions = products.flatMap((product) =>
    product.versions.flatMap(({ href }) => ownPlace(href, config) ?? []),
  );
  return [...shellAddresses, ...roots, ...versions, ...counterparts];
}

/** The address that a link leads to where no page is known to be; undefined for links that lead elsewhere. */
export function missingAddress(target: LinkTarget): SitePath | undefined {
  if (target.kind === 'unknown-page') return target.path;
  return target.kind === 'public' ? toSitePath(target.path) : undefined;
}
