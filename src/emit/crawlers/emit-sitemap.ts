import { isListed, type SitemapPage, sitemapPage } from '../../assemble/props/page-head.ts';
import type { SiteIndex } from '../../assemble/props/site-index.ts';
import { inBatches } from '../../lib/in-batches.ts';
import { withBase, withTrailingSlash } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import { type OutputFile, outputNames } from '../../model/output.ts';
import type { Route } from '../../model/site.ts';
import { lazyTextFile } from '../asset-file.ts';
import { escapeXmlUrl } from './xml.ts';

/** What a sitemap may have at most: https://www.sitemaps.org/protocol.html */
export interface SitemapLimits {
  readonly urls: number;
  readonly bytes: number;
}

const standard: SitemapLimits = { urls: 50_000, bytes: 50 * 2 ** 20 };

/**
 * Emits `sitemap.xml` for a site with a public address. A site beyond the limits has several
 * sitemaps, of which it is the index.
 */
export function emitSitemap(routes: readonly Route[], index: SiteIndex, limits = standard): OutputFile[] {
  const { config } = index.site;
  if (config.url === undefined) return [];
  const listed = routes.filter((route) => isListed(route, index.site));
  const size = pagesPerSitemap(listed, config, limits);
  const describe = (some: readonly Route[]) => some.map((route) => sitemapPage(route, index));
  if (listed.length <= size)
    return [lazyTextFile(outputNames.sitemap, () => sitemapText(describe(listed), config))];
  const parts = inBatches(listed, size);
  const nameOf = (part: number) => outputNames.sitemap.replace('.', `-${part + 1}.`);
  return [
    lazyTextFile(outputNames.sitemap, () => indexText(parts.map(describe), nameOf, config)),
    ...parts.map((part, position) =>
      lazyTextFile(nameOf(position), () => sitemapText(describe(part), config)),
    ),
  ];
}

/** The elements around an address, and the start and end of the file. */
const markup = { entry: 120, link: 80, file: 1000 };

/** Returns how many pages surely fit into a sitemap: the number of files is known before their texts. */
function pagesPerSitemap(routes: readonly Route[], config: Config, limits: SitemapLimits): number {
  let longest = 0;
  for (const { path } of routes) longest = Math.max(longest, encodeURI(path).length);
  // An escaped `&` is the longest of the characters that an address keeps.
  const address = 6 * ((config.url ?? '').length + config.base.length + longest + 1);
  // Each language has a link, and the first one a second as the default.
  const links = config.languages.length > 1 ? config.languages.length + 1 : 0;
  const entry = address + markup.entry + links * (address + markup.link);
  return Math.max(1, Math.min(limits.urls, Math.floor((limits.bytes - markup.file) / entry)));
}

function sitemapText(pages: readonly SitemapPage[], config: Config): string {
  const rows = pages.map(({ path, alternates, day }) => {
    const links = alternates.map(
      ({ language, href }) =>
        `\n    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXmlUrl(href)}"/>`,
    );
    const end = links.length === 0 ? '' : '\n  ';
    const location = addressOf(withTrailingSlash(path), config);
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `  <url><loc>${location}</loc>${changed}${links.join('')}${end}</url>\n`;
  });
  const isMultilingual = pages.some(({ alternates }) => alternates.length > 0);
  const names = isMultilingual ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${declaration}<urlset ${namespace}${names}>\n${rows.join('')}</urlset>\n`;
}

function indexText(
  parts: readonly (readonly SitemapPage[])[],
  nameOf: (part: number) => string,
  config: Config,
): string {
  const rows = parts.map((pages, part) => {
    const days = pages.flatMap(({ day }) => day ?? []).sort();
    const changed = days.length === 0 ? '' : `<lastmod>${days.at(-1)}</lastmod>`;
    return `  <sitemap><loc>${addressOf(nameOf(part), config)}</loc>${changed}</sitemap>\n`;
  });
  return `${declaration}<sitemapindex ${namespace}>\n${rows.join('')}</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function addressOf(path: string, { url = '', base }: Config): string {
  return escapeXmlUrl(url + withBase(base, path));
}
