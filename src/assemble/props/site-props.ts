import { isAbsoluteUrl, toSitePath, withBase, withTrailingSlash } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { RedirectRule } from '../../model/host-files.ts';
import { outputNames } from '../../model/output.ts';
import type { ProductLink, SiteProps } from '../../model/page-props.ts';
import type { SitePath } from '../../model/path.ts';
import type { ProductConfig } from '../../model/product-config.ts';
import type { AdRecord, AdSettings, AdsConfig, InHouseAd } from '../../model/services.ts';
import type { Site } from '../../model/site.ts';
import type { FontFace } from '../../model/theme.ts';
import { redirectWithBase } from '../host-redirects.ts';
import { mediaOutputPath } from '../links/resolve-link.ts';
import type { Localise } from '../navigation/navigation-slice.ts';

/** The language of the facts. */
export interface SiteLocale {
  readonly language: string;
  readonly localise: Localise;
  /** Addresses at which there is a page in the first language. */
  readonly paths: ReadonlySet<SitePath>;
}

/** The parts of a site that its facts are made from. */
export interface SharedFacts
  extends Pick<Site, 'config' | 'publicFiles' | 'files' | 'navigation' | 'translations'> {
  /** The site's own rules for hosts. */
  readonly redirectRules: readonly RedirectRule[];
}

/** Returns the facts that every page of the site shares in one language. */
export function siteProps(site: SharedFacts, locale: SiteLocale): SiteProps {
  const { config } = site;
  const translated = site.translations.get(locale.language)?.site;
  return {
    name: translated?.name ?? config.name,
    description: translated?.description ?? config.description,
    base: config.base,
    home: locale.localise('/'),
    outside: outsidePaths(site),
    ...(config.repository !== undefined && { repository: config.repository }),
    ...icons(site),
    manifest: withBase(config.base, inLanguage(outputNames.webManifest, locale.language, config)),
    ...(config.llms && {
      llms: withBase(config.base, inLanguage(outputNames.llms, locale.language, config)),
    }),
    feedback: config.feedback,
    productionHosts: config.serviceWorker === 'register' ? config.productionHosts : [],
    ...services(config),
    ...themeFacts(site),
    products: config.products.map((product) => productLink(product, site, locale)),
  };
}

/** Returns the URLs of the icons that the public folder has by these names. */
function icons({ config, publicFiles }: SharedFacts): Pick<SiteProps, 'icon' | 'fallbackIcon' | 'touchIcon'> {
  const url = (name: string) =>
    publicFiles.some((path) => path === `${config.publicDir}/${name}`)
      ? withBase(config.base, name)
      : undefined;
  const [icon, fallbackIcon, touchIcon] = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map(url);
  return {
    ...(icon !== undefined && { icon }),
    ...(fallbackIcon !== undefined && { fallbackIcon }),
    ...(touchIcon !== undefined && { touchIcon }),
  };
}

/** Returns the path of a file that each language has: `('llms.txt', 'de', …)` → `de/llms.txt`. */
export function inLanguage(name: string, language: string, { languages }: Pick<Config, 'languages'>): string {
  return language === languages[0] ? name : `${language}/${name}`;
}

/** Returns the paths of other deployments, and addresses from which a redirect leaves the host. */
function outsidePaths({ config, redirectRules }: SharedFacts): string[] {
  const { externalPaths, redirects } = config;
  const leaving = [...redirects.map((redirect) => redirectWithBase(redirect, config)), ...redirectRules]
    .filter(({ from, to }) => from.startsWith('/') && isAbsoluteUrl(to))
    .map(({ from }) => from);
  return [...new Set([...externalPaths.map((path) => `${path}*`), ...leaving])];
}

function services({ ads, analytics, productionHosts }: Config): Pick<SiteProps, 'services'> {
  if (ads === undefined && analytics === undefined) return {};
  return { services: { hosts: productionHosts, ...(analytics && { analytics }) } };
}

/** The facts of the theme that pages contain: the style sheet has all others. */
function themeFacts({ config, files }: SharedFacts): Pick<SiteProps, 'pageColours' | 'fontFiles'> {
  const { theme, base } = config;
  const light = theme?.light.colours.page;
  const dark = theme?.dark.colours.page;
  const fontFiles = firstFonts(config).flatMap(({ source }) => {
    const hash = files.get(source);
    return hash === undefined ? [] : [withBase(base, mediaOutputPath(source, hash))];
  });
  return {
    ...(light !== undefined && dark !== undefined && { pageColours: { light, dark } }),
    ...(fontFiles.length > 0 && { fontFiles }),
  };
}

/** The font files of text and headings, upright and with Latin letters: what the first screen needs. */
function firstFonts({ theme, fontFaces }: Config): FontFace[] {
  const { body = '', headings = '' } = theme?.fonts ?? {};
  const families = [body, headings].map((list) => list.split(',', 1)[0]?.replace(/["']/g, '').trim());
  return fontFaces.filter(
    ({ family, style, unicodeRange, source }) =>
      families.includes(family) &&
      style === 'normal' &&
      (unicodeRange === undefined || hasLatin(unicodeRange)) &&
      source.endsWith('.woff2'),
  );
}

const latinLetter = 0x41;

/** True if a range contains Latin letters: `U+0000-00FF`, `U+20-7E`, `U+00??`, but not `U+20AB`. */
function hasLatin(unicodeRange: string): boolean {
  const parts = [...unicodeRange.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)];
  return parts.some(([, from = '', to = from.replaceAll('?', 'f')]) => {
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    return first <= latinLetter && latinLetter <= Number.parseInt(to, 16);
  });
}

function productLink(product: ProductConfig, site: SharedFacts, locale: SiteLocale): ProductLink {
  const { id, category, accent, logo } = product;
  const translated = site.translations.get(locale.language)?.products.get(id);
  const description = translated?.description ?? product.description;
  const logoHash = logo && site.files.get(logo);
  return {
    id,
    name: translated?.name ?? product.name,
    category,
    href: locale.localise(productHref(product, site, locale.paths)),
    ...(description !== undefined && { description }),
    ...(logo && logoHash && { logo: withBase(site.config.base, mediaOutputPath(logo, logoHash)) }),
    ...(accent && { accent }),
  };
}

/** Returns the product's root if it is a page, or else the first page of the navigation, or the root. */
function productHref(product: ProductConfig, site: SharedFacts, paths: ReadonlySet<SitePath>): string {
  const root = toSitePath(product.roots[0] ?? '/');
  if (paths.has(root) && root !== '/') return withTrailingSlash(root);
  const nodes = site.navigation.get(product.id)?.nodes ?? [];
  return nodes.find((node) => node.href !== undefined && !node.outward)?.href ?? withTrailingSlash(root);
}

/** Returns the settings of the advertising area in a language; undefined if the site has none. */
export function adSettings(
  { config, files, translations }: Site,
  { language, localise }: Pick<SiteLocale, 'language' | 'localise'>,
): AdSettings | undefined {
  if (config.ads === undefined) return undefined;
  const { sources: _sources, inHouse, ...settings }: AdsConfig = config.ads;
  const [first] = config.languages;
  const record = ({ link, img, ...ad }: InHouseAd): AdRecord => {
    const hash = img && files.get(img);
    const translated = translations.get(language)?.ads.get(ad.name);
    return {
      ...ad,
      description: translated?.description ?? ad.description,
      poweredby: translated?.poweredby ?? ad.poweredby,
      ...(translated?.description === undefined && language !== first && { language: first }),
      link: localise(link),
      ...(img && hash && { img: withBase(config.base, mediaOutputPath(img, hash)) }),
    };
  };
  return { ...settings, inHouse: inHouse.map(record) };
}
