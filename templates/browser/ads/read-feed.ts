import type { AdRecord } from '../../../src/model/services.ts';

/** A sponsor's advertisement, and the tracking pixels to load when it is displayed. */
export interface SponsorAd {
  readonly record: AdRecord;
  readonly pixels: readonly string[];
}

interface ReadingTools {
  readonly now: () => number;
  /** Reduces untrusted HTML to text and inline elements. */
  readonly reduceHtml: (html: string) => string;
}

/** Returns the first usable advertisement of an untrusted reply: one with a web address in `statlink`. */
export function readFeed(reply: unknown, tools: ReadingTools): SponsorAd | undefined {
  const ads = field(reply, 'ads');
  if (!Array.isArray(ads)) return undefined;
  for (const entry of ads) {
    const link = safeLink(text(entry, 'statlink'));
    if (link !== undefined) return sponsorAd(entry, link, tools);
  }
  return undefined;
}

/** Returns an absolute web address, or undefined for scripts, data and paths. `//host/` becomes https. */
export function safeLink(address: string): string | undefined {
  const absolute = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return undefined;
  const { href, protocol } = new URL(absolute);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Whether a link leads to one of the pages, with any query or hash. */
export function leadsTo(link: string, pages: readonly string[]): boolean {
  const withoutQuery = (address: string): string => {
    const { host, pathname } = new URL(address);
    return host + pathname.replace(/\/$/, '');
  };
  const safe = safeLink(link);
  return (
    safe !== undefined &&
    pages.some((page) => URL.canParse(page) && withoutQuery(page) === withoutQuery(safe))
  );
}

function sponsorAd(entry: unknown, link: string, { now, reduceHtml }: ReadingTools): SponsorAd {
  const company = text(entry, 'company');
  const description = reduceHtml(text(entry, 'description'));
  const img = safeLink(text(entry, 'image'));
  return {
    record: {
      name: 'sponsor',
      link,
      ...(img !== undefined && { img }),
      description: company === '' ? description : `<strong>${escaped(company)}</strong> – ${description}`,
      ...(company !== '' && { poweredby: company }),
      label: 'sponsor',
    },
    pixels: pixels(entry, now()),
  };
}

/** Reads `pixel`, which contains several addresses, some with a timestamp placeholder, and `statimp`. */
function pixels(entry: unknown, now: number): string[] {
  const timestamp = text(entry, 'timestamp') || String(now);
  const addresses = [...text(entry, 'pixel').split('||'), text(entry, 'statimp')];
  return addresses.flatMap((address) => safeLink(address.replaceAll('[timestamp]', timestamp)) ?? []);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function text(entry: unknown, name: string): string {
  const value = field(entry, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
