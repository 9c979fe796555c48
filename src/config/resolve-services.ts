import type { Config, SlotConfig } from '../model/config.ts';
import type { JsonObject } from '../model/json.ts';
import type { AdsConfig, AnalyticsConfig, FontSheet } from '../model/services.ts';
import type { SlotName } from '../model/slot-name.ts';
import type { FontFace } from '../model/theme.ts';
import { sourcePath } from './field-rules.ts';
import type { AdsInput, AnalyticsInput, FontInput } from './service-schemas.ts';
import type { SiteInput } from './site-schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a site loads from elsewhere, and what browsers may load into its pages. */
export type ServicesConfig = Pick<
  Config,
  'ads' | 'analytics' | 'licences' | 'fonts' | 'fontFaces' | 'contentSecurityPolicy' | 'subresourceIntegrity'
>;

/** Applies every default to the services of a site. */
export function resolveServices(site: SiteInput, environment: Environment): ServicesConfig {
  const analytics = site.analytics && resolveAnalytics(site.analytics);
  return {
    ...(site.ads && { ads: resolveAds(site.ads, site.name) }),
    ...(analytics && { analytics }),
    licences: resolveLicences(site.licences, environment),
    fonts: site.fonts.flatMap(resolveFont),
    fontFaces: site.fonts.flatMap(resolveFace),
    contentSecurityPolicy: site.contentSecurityPolicy,
    subresourceIntegrity: site.subresourceIntegrity,
  };
}

function resolveAds({ feed, script, ...ads }: AdsInput, siteName: string): AdsConfig {
  return {
    ...ads,
    ...(feed !== undefined && { feed }),
    ...(script !== undefined && { script }),
    inHouse: ads.inHouse.map(({ img, poweredby = siteName, label, ...ad }) => ({
      ...ad,
      ...(img !== undefined && { img: sourcePath(img) }),
      poweredby,
      label: label ?? `in-house-${ad.name}`,
    })),
  };
}

/** Without a service to report to, readers are not asked and nothing is loaded. */
function resolveAnalytics({ gtag, beacon, consent, vitals }: AnalyticsInput): AnalyticsConfig | undefined {
  if (gtag === undefined && beacon === undefined) return undefined;
  return {
    ...(gtag !== undefined && { gtag }),
    ...(beacon !== undefined && { beacon }),
    consent: consent.required ? (consent.banner ? 'banner' : 'elsewhere') : 'none',
    vitals,
  };
}

/** A key whose environment variable is not set is absent, and the build emits no code for it. */
function resolveLicences(licences: SiteInput['licences'], environment: Environment): Record<string, string> {
  const found = Object.entries(licences).map(([name, licence]) => [
    name,
    (typeof licence === 'string' ? licence : environment[licence.env]) ?? '',
  ]);
  return Object.fromEntries(found.filter(([, key]) => key !== ''));
}

const googleSheets = /^https:\/\/fonts\.googleapis\.com\//;

function resolveFont(font: FontInput): FontSheet[] {
  const { name, href, preconnect } =
    typeof font === 'string' ? { name: undefined, href: font, preconnect: [] } : font;
  if (href === undefined) return [];
  const isGoogle = googleSheets.test(href);
  const sheet = {
    ...(name !== undefined && { name }),
    // By default, these style sheets hide text until the font is loaded.
    href:
      isGoogle && !/[?&]display=/.test(href) ? `${href}${href.includes('?') ? '&' : '?'}display=swap` : href,
    preconnect: isGoogle && preconnect.length === 0 ? ['https://fonts.gstatic.com'] : preconnect,
  };
  return [sheet];
}

function resolveFace(font: FontInput): FontFace[] {
  if (typeof font === 'string' || font.family === undefined || font.file === undefined) return [];
  const { family, file, weight, style, unicodeRange } = font;
  const own = { family: family.replace(/["']/g, ''), source: sourcePath(file), weight, style };
  return [{ ...own, ...(unicodeRange !== undefined && { unicodeRange }) }];
}

/** Returns the components in slots, in the order of the schema. */
export function resolveSlots(slots: SiteInput['slots']): SlotConfig[] {
  return Object.entries(slots).flatMap(([slot, given]) => {
    if (given === undefined) return [];
    const { component, ...options } = typeof given === 'string' ? { component: given } : given;
    return [{ slot: slot as SlotName, component, options: options as JsonObject }];
  });
}
