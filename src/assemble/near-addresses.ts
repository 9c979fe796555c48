import type { Config } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';
import { counterpart } from './counterpart.ts';
import { ownPlace } from './own-place.ts';
import { shellPages } from './shell-pages.ts';
import { splitLanguage } from './split-language.ts';

/**
 * Addresses, in the first language, at which a page decides what another one shows besides its own text: its counterparts in other products,
 * which menus of versions lead to, and the pages that take the place of those of the shell.
 */
export function nearAddresses(page: SitePath, config: Config): SitePath[] {
  const { products, languages } = config;
  const { path } = splitLanguage(page, languages);
  const navigated = new Set(products.map(({ id }) => id));
  const shell = shellPages({ config, written: new Set(), navigated, hasMessages: true });
  const versions = products.flatMap((product) =>
    product.versions.flatMap(({ href }) => ownPlace(href, config) ?? []),
  );
  const counterparts = products.flatMap((own) =>
    products.flatMap((other) => (own === other ? [] : (counterpart(path, own, other) ?? []))),
  );
  return [...shell.map(({ path }) => path), ...versions, ...counterparts];
}
