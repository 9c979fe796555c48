import { withBase, withTrailingSlash } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { FrontMatter } from '../../model/document.ts';
import type { HeadProps, ProductProps } from '../../model/page-props.ts';
import type { SitePath } from '../../model/path.ts';
import type { FontSheet } from '../../model/services.ts';
import type { Route, Site } from '../../model/site.ts';
import { feedHref, feedLanguages } from '../routes/changed-pages.ts';
import { markdownPath } from '../routes/markdown-path.ts';
import { joinLanguage, splitLanguage } from '../routes/split-language.ts';
import { pageSummary } from './page-summary.ts';
import { localeVersionOf, type SiteIndex } from './site-index.ts';
import { socialImage } from './social-card.ts';

/** Returns the contents of a page's head besides style and script. */
export function pageHead(route: Route, index: SiteIndex, product: ProductProps | undefined): HeadProps {
  const { site } = index;
  const canonical = absoluteUrl(canonicalPath(route, site), site);
  const asked = route.kind === 'doc' ? route.page.document.frontMatter.fonts : [];
  const fonts = pageFonts(site.config, asked);
  const markdown = markdownPath(route);
  const image = socialImage(route, index);
  return {
    ...titles(route, index, product),
    ...(canonical !== undefined && { canonical }),
    alternates: alternates(route, index),
    noindex: isHidden(route, site),
    ...(markdown !== undefined && { markdown: withBase(site.config.base, markdown) }),
    ...(feedLanguages(index).has(route.language) && { feed: feedHref(route.language, site.config) }),
    ...(image && { image }),
    ...(fonts.length > 0 && { fonts }),
  };
}

/** A page in the sitemap, with its addresses in other languages. */
export interface SitemapPage extends Pick<HeadProps, 'alternates'> {
  readonly path: SitePath;
  /** The day of its last change, if known: `2026-11-20`. */
  readonly day?: string;
}

/** Whether search engines list a page: an untranslated one is listed only in its own language. */
export function isListed(route: Route, site: Site): boolean {
  return (route.kind !== 'doc' || route.page.language === route.language) && !isHidden(route, site);
}

/** Describes a page for the sitemap. */
export function sitemapPage(route: Route, index: SiteIndex): SitemapPage {
  const day = route.kind === 'doc' ? index.lastChanges.get(route.page.document.source) : undefined;
  return { path: route.path, alternates: alternates(route, index), ...(day !== undefined && { day }) };
}

/** Whether a page is unlisted, a fallback, or of the shell in a language without a translation. */
function isHidden(route: Route, site: Site): boolean {
  if (route.kind === 'doc') return route.page.flags.unlisted === true;
  return isFallback(route) || !isTranslated(route.language, site);
}

/** Whether a page is shown in place of others, so that its own address means nothing. */
function isFallback({ kind }: Route): boolean {
  return kind === 'not-found' || kind === 'app-shell';
}

function isTranslated(language: string, { config, translations }: Site): boolean {
  return language === config.languages[0] || translations.has(language);
}

function titles(
  route: Route,
  index: SiteIndex,
  product: ProductProps | undefined,
): Pick<HeadProps, 'title' | 'description'> {
  const { site } = localeVersionOf(index, route.language);
  const { title, ...description } = pageSummary(route, index);
  return {
    title: joinTitle([title, route.kind === 'doc' ? product?.name : undefined, site.name]),
    ...description,
  };
}

/**
 * `['Button', 'Material UI', 'UI libraries']` → `Button - Material UI - UI libraries`; a repeated name once.
 */
function joinTitle(names: readonly (string | undefined)[]): string {
  const given = names.filter((name) => name !== undefined);
  return given.filter((name, position) => name !== given[position + 1]).join(' - ');
}

/** Returns the address of the original for a page that is not translated, and otherwise that of the route. */
function canonicalPath(route: Route, site: Site): SitePath {
  if (route.kind === 'doc') return route.page.path;
  const isOwn = isFallback(route) || isTranslated(route.language, site);
  return isOwn ? route.path : originalPath(route, site);
}

function originalPath({ path }: Route, { config }: Site): SitePath {
  return splitLanguage(path, config.languages).path;
}

/** Lists the URLs of a page in each language; empty if there is only one language, or no public address. */
function alternates(route: Route, index: SiteIndex): HeadProps['alternates'] {
  const { site, addresses } = index;
  const { languages } = site.config;
  if (languages.length < 2) return [];
  const [first] = languages;
  const paths = new Map<string, SitePath>();
  for (const language of languages) {
    if (route.kind === 'doc') {
      if (route.page.language !== route.language) return [];
      const original = addresses.original(route.page);
      const isFirst = language === first && original.barePath === undefined;
      const page = isFirst ? original : addresses.translation(original, language);
      if (page) paths.set(language, page.path);
    } else if (!isHidden(route, site) && isTranslated(language, site)) {
      paths.set(language, joinLanguage(language, originalPath(route, site), languages));
    }
  }
  if (paths.size < 2) return [];
  const listed = [...paths, ['x-default', paths.get(first)] as const];
  return listed.flatMap(([language, path]) => {
    const href = path && absoluteUrl(path, site);
    return href === undefined ? [] : [{ language, href }];
  });
}

function absoluteUrl(path: SitePath, { config }: Site): string | undefined {
  return config.url === undefined ? undefined : config.url + withBase(config.base, withTrailingSlash(path));
}

/** Lists the font style sheets of every page, then those that the front matter names or links. */
function pageFonts({ fonts, base }: Config, asked: FrontMatter['fonts']): FontSheet[] {
  const everywhere = fonts.filter(({ name }) => name === undefined);
  const own = asked.flatMap((word): FontSheet[] => {
    if (isUrl(word)) return [{ href: word, preconnect: [] }];
    return fonts.filter(({ name }) => name === word);
  });
  return [...everywhere, ...own].map((font) => ({
    ...font,
    href: isUrl(font.href) ? font.href : withBase(base, font.href),
  }));
}

function isUrl(word: string): boolean {
  return /^https?:\/\//.test(word);
}
