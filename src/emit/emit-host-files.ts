import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import { outputNames } from '../model/output.ts';
import type { SitePath } from '../model/path.ts';
import { lazyTextFile, textFile } from './asset-file.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A page in the sitemap. */
export interface ListedPage {
  readonly path: SitePath;
  /** Absolute URLs of the page in every language it is written in. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

/**
 * Emits the files that static hosts and search engines read: `_headers`, `_redirects`, `robots.txt`, and
 * `sitemap.xml` if the site has a URL.
 *
 * @param scripts inline scripts of pages, as a content security policy names them
 */
export function emitHostFiles(
  config: Config,
  pages: () => readonly ListedPage[],
  scripts: readonly string[],
): OutputFile[] {
  const sitemap =
    config.url === undefined
      ? []
      : [lazyTextFile(outputNames.sitemap, 'page', () => sitemapText(config.url ?? '', config, pages()))];
  const redirects =
    config.redirects.length === 0 ? [] : [textFile(outputNames.redirects, 'page', redirectsText(config))];
  return [
    textFile(outputNames.headers, 'page', headersText(config, scripts)),
    textFile(outputNames.robots, 'page', robotsText(config)),
    ...redirects,
    ...sitemap,
  ];
}

function headersText(config: Config, scripts: readonly string[]): string {
  const { base } = config;
  const policy = contentSecurityPolicy(config, scripts);
  const forever = 'Cache-Control: public, max-age=31536000, immutable';
  const rules = [
    [
      '*',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'X-Frame-Options: SAMEORIGIN',
      ...(policy === undefined ? [] : [`Content-Security-Policy: ${policy}`]),
    ],
    [`${outputNames.assets}/*`, forever],
    [`${outputNames.media}/*`, forever],
    [outputNames.worker, 'Cache-Control: no-cache'],
  ];
  return rules
    .map(([path = '', ...headers]) => `${base}${path}\n${headers.map((line) => `  ${line}\n`).join('')}`)
    .join('\n');
}

function redirectsText({ redirects, base }: Config): string {
  return redirects
    .map(
      ({ from, to, status }) =>
        `${withBase(base, from)} ${to.startsWith('/') ? withBase(base, to) : to} ${status}\n`,
    )
    .join('');
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
