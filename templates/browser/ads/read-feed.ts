import type { AdRecord } from '../../../src/model/services.ts';
import { safeLink } from './safe-link.ts';

/** A sponsor's advertisement, and the addresses that count its display. */
export interface SponsorAd {
  readonly record: AdRecord;
  readonly pixels: readonly string[];
}

/** What reading a reply needs: the time in milliseconds, and what makes untrusted HTML plain. */
export interface ReadingTools {
  readonly now: () => number;
  readonly reduceHtml: (html: string) => string;
}

/**
 * The first usable advertisement of a feed's reply. Entries that are empty or lack `statlink` are dropped; so is one whose link is no
 * address of the web. Nothing that the reply says is trusted.
 */
export function readFeed(reply: unknown, tools: ReadingTools): SponsorAd | undefined {
  const ads = field(reply, 'ads');
  if (!Array.isArray(ads)) return undefined;
  for (const entry of ads) {
    const link = safeLink(text(entry, 'statlink'));
    if (link !== undefined) return sponsorAd(entry, link, tools);
  }
  return undefined;
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
      description: company === '' ? description : `<strong>${plain(company)}</strong> – ${description}`,
      ...(company !== '' && { poweredby: company }),
      label: 'sponsor',
    },
    pixels: pixels(entry, now()),
  };
}

/** `pixel` holds several addresses, and each may ask for a timestamp; `statimp` is one more. */
function pixels(entry: unknown, now: number): string[] {
  const timestamp = text(entry, 'timestamp') || String(now);
  const addresses = [...text(entry, 'pixel').split('||'), text(entry, 'statimp')];
  return addresses.flatMap((address) => safeLink(address.replaceAll('[timestamp]', timestamp)) ?? []);
}

function plain(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function text(entry: unknown, name: string): string {
  const value = field(entry, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
