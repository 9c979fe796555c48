import { pageEnd } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import { shellPages } from '../assemble-site.ts';
import { counterpart } from '../navigation/product-versions.ts';
import { sitePathOf } from '../navigation/version-menus.ts';
import { originalsOf } from './folder-translation.ts';
import { sourceRoute } from './route-path.ts';
import { joinLanguage, splitLanguage, unmarkedSource } from './split-language.ts';

/**
 * Creates a predicate for sources whose paths, or originals, give one of these addresses in any language. It
 * ignores front matter, and compares file names first, since resolving routes is slow.
 */
export function mayHaveAddress(
  addresses: readonly SitePath[],
  config: Config,
): (source: SourcePath) => boolean {
  const { languages, routes } = config;
  const wanted = new Set(
    addresses.flatMap((address) => {
      const { path } = splitLanguage(address, languages);
      return [address, ...languages.map((language) => joinLanguage(language, path, languages))];
    }),
  );
  const names = fileNames(wanted);
  const fits = (source: SourcePath) =>
    // A rule of the route table may give any address.
    (routes.length > 0 || names.has(fileName(unmarkedSource(source, languages)))) &&
    wanted.has(sourceRoute(source, config));
  return (source) => fits(source) || originals(source, config).some(fits);
}

/** Returns the addresses that a source may have by its path, also as a translation. */
export function possibleAddresses(source: SourcePath, config: Config): SitePath[] {
  const addresses = [source, ...originals(source, config)].map((candidate) => sourceRoute(candidate, config));
  return [...new Set(addresses)];
}

function originals(source: SourcePath, config: Config): SourcePath[] {
  return config.languages.slice(1).flatMap((language) => originalsOf(source, language, config));
}

/** Returns the names of files whose paths may give them these addresses. */
function fileNames(addresses: ReadonlySet<SitePath>): ReadonlySet<string> {
  const names = new Set(['index']);
  for (const address of addresses) {
    const name = address.slice(address.lastIndexOf('/') + 1);
    names.add(name).add(name.replace(/^react-/, ''));
  }
  return names;
}

function fileName(source: SourcePath): string {
  return source.slice(source.lastIndexOf('/') + 1).replace(pageEnd, '');
}

/** Returns the pages at an address; if there are none, the untranslated pages that are shown there. */
export function pagesShownAt<Placed extends { readonly path: SitePath }>(
  address: SitePath,
  pages: readonly Placed[],
  { languages }: Config,
): readonly Placed[] {
  const found = pages.filter(({ path }) => path === address);
  if (found.length > 0) return found;
  const original = splitLanguage(address, languages).path;
  return original === address ? [] : pages.filter(({ path }) => path === original);
}

/**
 * Returns addresses, in the first language, at which a page changes what another page shows: counterparts in
 * other products, targets of version menus, and pages that replace those of the shell.
 */
export function relatedAddresses(page: SitePath, config: Config): SitePath[] {
  const { products, languages } = config;
  const { path } = splitLanguage(page, languages);
  const navigated = new Set(products.map(({ id }) => id));
  const shell = shellPages({ config, written: new Set(), navigated, hasMessages: true });
  const versions = products.flatMap((product) =>
    product.versions.flatMap(({ href }) => sitePathOf(href, config) ?? []),
  );
  const counterparts = products.flatMap((own) =>
    products.flatMap((other) => (own === other ? [] : (counterpart(path, own, other) ?? []))),
  );
  return [...shell.map(({ path }) => path), ...versions, ...counterparts];
}
