import { isAbsoluteUrl, toSitePath, withBase, withTrailingSlash } from '../lib/path.ts';
import type { Config, ProductConfig } from '../model/config.ts';
import type { ProductLink, SiteProps } from '../model/page-props.ts';
import type { SitePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { Localise } from './navigation-slice.ts';
import { mediaOutputPath } from './resolve-link.ts';

/** The language in which the facts are told. */
export interface SiteTeller {
  readonly language: string;
  readonly localise: Localise;
  /** Addresses at which there is a page. */
  readonly paths: ReadonlySet<SitePath>;
}

/** What these facts are made from. */
export type SharedFacts = Pick<Site, 'config' | 'publicFiles' | 'files' | 'navigation' | 'translations'>;

/** The facts that every page of the site shares in one language. */
export function siteProps(site: SharedFacts, teller: SiteTeller): SiteProps {
  const { config } = site;
  const told = site.translations.get(teller.language)?.site;
  return {
    name: told?.name ?? config.name,
    description: told?.description ?? config.description,
    base: config.base,
    home: teller.localise('/'),
    outside: outsidePaths(config),
    ...(config.repository === undefined ? {} : { repository: config.repository }),
    ...(site.publicFiles.some((path) => path === `${config.publicDir}/favicon.svg`)
      ? { icon: withBase(config.base, 'favicon.svg') }
      : {}),
    feedback: config.feedback,
    productionHosts: config.serviceWorker === 'register' ? config.productionHosts : [],
    ...services(config),
    products: config.products.map((product) => productLink(product, site, teller)),
  };
}

/** Neighbours on the same host, and addresses that a redirect leads away from it. */
function outsidePaths({ externalPaths, redirects, base }: Config): string[] {
  const leaving = redirects.filter(({ to }) => isAbsoluteUrl(to));
  return [...externalPaths.map((path) => `${path}*`), ...leaving.map(({ from }) => withBase(base, from))];
}

function services({ ads, analytics, productionHosts }: Config): Pick<SiteProps, 'services'> {
  if (ads === undefined && analytics === undefined) return {};
  return { services: { hosts: productionHosts, ...(analytics && { analytics }) } };
}

function productLink(product: ProductConfig, site: SharedFacts, teller: SiteTeller): ProductLink {
  const { id, category, accent } = product;
  const told = site.translations.get(teller.language)?.products.get(id);
  const description = told?.description ?? product.description;
  const logoHash = product.logo === undefined ? undefined : site.files.get(product.logo);
  return {
    id,
    name: told?.name ?? product.name,
    category,
    href: teller.localise(productHref(product, site, teller.paths)),
    ...(description === undefined ? {} : { description }),
    ...(product.logo === undefined || logoHash === undefined
      ? {}
      : { logo: withBase(site.config.base, mediaOutputPath(product.logo, logoHash)) }),
    ...(accent === undefined ? {} : { accent }),
  };
}

/** The page at the product's root, else the first page of its navigation, else its root as written. */
function productHref(product: ProductConfig, site: SharedFacts, paths: ReadonlySet<SitePath>): string {
  const root = toSitePath(product.roots[0] ?? '/');
  if (paths.has(root) && root !== '/') return withTrailingSlash(root);
  const nodes = site.navigation.get(product.id)?.nodes ?? [];
  return nodes.find((node) => node.href !== undefined && !node.outward)?.href ?? withTrailingSlash(root);
}
