import { displayPath } from '../../lib/path.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { NavigationEntry } from '../../model/navigation.ts';
import type { Page, Site } from '../../model/site.ts';

/** A URL outside the site, with every place that names it. */
export interface ExternalLink {
  /** Without hash, which servers do not receive. */
  readonly url: string;
  readonly places: readonly Place[];
}

/**
 * Lists the web addresses in pages, their front matter, navigation and
 * redirects, in the order of their places.
 */
export function externalLinks(site: Pick<Site, 'pages' | 'navigationDocuments' | 'config'>): ExternalLink[] {
  const { config, pages, navigationDocuments } = site;
  const found = new Map<string, Place[]>();
  const add = (written: string | undefined, place: Place) => {
    const url = written === undefined ? undefined : webAddress(written);
    if (url === undefined) return;
    const places = found.get(url);
    if (places) places.push(place);
    else found.set(url, [place]);
  };
  for (const page of pages) for (const [url, place] of linksOf(page)) add(url, place);
  for (const { entries } of navigationDocuments.values())
    for (const { pathname, place } of entries.flatMap(withChildren)) add(pathname, place);
  config.redirects.forEach(({ to }, index) => {
    const place = config.places[`redirects[${index}].to`];
    // A target with captures is no address.
    if (place && !/:[a-z_]/i.test(to.replace(/^https?:/i, ''))) add(to, place);
  });
  return [...found].map(([url, places]) => ({ url, places }));
}

function* linksOf({ document, links }: Page): Generator<readonly [string | undefined, Place]> {
  const file = displayPath(document.source);
  const { waiAria, materialDesign } = document.frontMatter;
  yield [waiAria, { file, line: 1, column: 1 }];
  yield [materialDesign, { file, line: 1, column: 1 }];
  for (const [position, target] of links.entries()) {
    const link = document.links[position];
    if (!link || target.kind !== 'external') continue;
    const { line, column } = link;
    yield [target.url, { file: displayPath(link.file ?? document.source), line, column }];
  }
}

function withChildren(entry: NavigationEntry): NavigationEntry[] {
  return [entry, ...entry.children.flatMap(withChildren)];
}

/** Names that are reserved for examples and for the reader's own machine. */
const reservedHost = /(?:^|\.)(?:localhost|test|example|invalid|local|example\.(?:com|net|org))$/i;

function webAddress(written: string): string | undefined {
  const absolute = written.startsWith('//') ? `https:${written}` : written;
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return undefined;
  const url = new URL(absolute);
  url.hash = '';
  return reservedHost.test(url.hostname) ? undefined : url.href;
}
