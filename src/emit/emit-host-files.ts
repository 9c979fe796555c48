import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import { outputNames } from '../model/output.ts';
import type { OutputPath, SitePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import { lazyTextFile, textFile } from './asset-file.ts';
import { emitHostRules } from './hosts/emit-host-rules.ts';

/** A page in the sitemap. */
export interface ListedPage {
  readonly path: SitePath;
  /** Absolute URLs of the page in every language it is written in. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

/** Facts about the pages of a site that the files for hosts depend on. */
export interface HostFileOptions {
  /** Inline scripts, as a content security policy names them. */
  readonly scripts: readonly string[];
  /** Paths of pages. */
  readonly taken: ReadonlySet<OutputPath>;
}

/**
 * Emits the files that static hosts and search engines read: headers and redirects, `robots.txt`, and
 * `sitemap.xml` if the site has a URL.
 */
export function emitHostFiles(
  site: Pick<Site, 'config' | 'hostFiles'>,
  pages: () => readonly ListedPage[],
  { scripts, taken }: HostFileOptions,
): OutputFile[] {
  const { config } = site;
  const sitemap =
    config.url === undefined
      ? []
      : [lazyTextFile(outputNames.sitemap, 'page', () => sitemapText(config.url ?? '', config, pages()))];
  return [
    ...emitHostRules(site, scripts, taken),
    textFile(outputNames.robots, 'page', robotsText(config)),
    ...sitemap,
  ];
}

function robotsText({ url, base }: Config): string {
  const sitemap = url === undefined ? '' : `\nSitemap: ${url}${base}${outputNames.sitemap}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

function sitemapText(url: string, config: Config, pages: readonly ListedPage[]): string {
  const rows = pages.map(({ path, alternates }) => {
    const links = alternates.map(
      ({ language, href }) =>
        `\n    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    const end = links.length === 0 ? '' : '\n  ';
    const location = escapeXml(url + withBase(config.base, withTrailingSlash(path)));
    return `  <url><loc>${location}</loc>${links.join('')}${end}</url>\n`;
  });
  const isMultilingual = pages.some(({ alternates }) => alternates.length > 0);
  const names = isMultilingual ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${rows.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return encodeURI(text).replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
