import { generatedHeaders, hostRedirect, ownHeader, ownRedirect } from '../assemble/host-rules.ts';
import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { HostFiles } from '../model/host-files.ts';
import type { OutputFile } from '../model/output.ts';
import { outputNames } from '../model/output.ts';
import type { SitePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
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
 * The site's own rules in `_headers` and `_redirects` come before the generated ones, since the first
 * redirect that matches is used; a header that the site sets for the same path is left out of the generated
 * ones, since hosts would join both values.
 *
 * @param scripts inline scripts of pages, as a content security policy names them
 */
export function emitHostFiles(
  { config, hostFiles }: Pick<Site, 'config' | 'hostFiles'>,
  pages: () => readonly ListedPage[],
  scripts: readonly string[],
): OutputFile[] {
  const sitemap =
    config.url === undefined
      ? []
      : [lazyTextFile(outputNames.sitemap, 'page', () => sitemapText(config.url ?? '', config, pages()))];
  const redirects = joined(hostFiles.redirects?.text, redirectsText(config, hostFiles));
  return [
    textFile(
      outputNames.headers,
      'page',
      joined(hostFiles.headers?.text, headersText(config, hostFiles, scripts)),
    ),
    textFile(outputNames.robots, 'page', robotsText(config)),
    ...(redirects === '' ? [] : [textFile(outputNames.redirects, 'page', redirects)]),
    ...sitemap,
  ];
}

/** Puts the site's own rules before the generated ones. */
function joined(own: string | undefined, generated: string): string {
  if (own === undefined || own.trim() === '') return generated;
  return generated === '' ? own : `${own.trimEnd()}\n\n${generated}`;
}

function headersText(config: Config, { headers: own }: HostFiles, scripts: readonly string[]): string {
  return generatedHeaders(config, contentSecurityPolicy(config, scripts))
    .map(({ pattern, headers }) => {
      const added = headers.filter(([name]) => !own || !ownHeader(pattern, name, own.rules));
      return { pattern, lines: added.map(([name, value]) => `  ${name}: ${value}\n`) };
    })
    .filter(({ lines }) => lines.length > 0)
    .map(({ pattern, lines }) => `${pattern}\n${lines.join('')}`)
    .join('\n');
}

/** Leaves out redirects that the site's own rules replace. */
function redirectsText(config: Config, { redirects: own }: HostFiles): string {
  return config.redirects
    .map((redirect) => ({ ...hostRedirect(redirect, config), status: redirect.status }))
    .filter((redirect) => !own || !ownRedirect(redirect, own.rules))
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
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
