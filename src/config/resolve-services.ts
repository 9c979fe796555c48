import type { Config } from '../model/config.ts';
import type { AdsConfig, AnalyticsConfig, FontSheet } from '../model/services.ts';
import type { AdsInput } from './ads-schema.ts';
import type { AnalyticsInput } from './analytics-schema.ts';
import type { FontInput } from './font-schema.ts';
import type { SiteInput } from './site-schema.ts';
import { sourcePath } from './source-path.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the site shares with services, every default applied. */
export function resolveServices(
  site: SiteInput,
  environment: Environment,
): Pick<Config, 'ads' | 'analytics' | 'licences' | 'fonts' | 'contentSecurityPolicy'> {
  const analytics = site.analytics && resolveAnalytics(site.analytics);
  return {
    ...(site.ads && { ads: resolveAds(site.ads, site.name) }),
    ...(analytics && { analytics }),
    licences: resolveLicences(site.licences, environment),
    fonts: site.fonts.map(resolveFont),
    contentSecurityPolicy: site.contentSecurityPolicy,
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

/** Without a service to send to there is nothing to ask a reader, and nothing to load. */
function resolveAnalytics({ gtag, beacon, consent, vitals }: AnalyticsInput): AnalyticsConfig | undefined {
  if (gtag === undefined && beacon === undefined) return undefined;
  return {
    ...(gtag !== undefined && { gtag }),
    ...(beacon !== undefined && { beacon }),
    consent: consent.required ? (consent.banner ? 'banner' : 'elsewhere') : 'none',
    vitals,
  };
}

/** A key whose variable is not set is absent: the build leaves no code for it. */
function resolveLicences(licences: SiteInput['licences'], environment: Environment): Record<string, string> {
  const found = Object.entries(licences).map(([name, licence]) => [
    name,
    (typeof licence === 'string' ? licence : environment[licence.env]) ?? '',
  ]);
  return Object.fromEntries(found.filter(([, key]) => key !== ''));
}

const googleSheets = /^https:\/\/fonts\.googleapis\.com\//;

function resolveFont(font: FontInput): FontSheet {
  const { name, href, preconnect }: Exclude<FontInput, string> =
    typeof font === 'string' ? { href: font, preconnect: [] } : font;
  const isGoogle = googleSheets.test(href);
  return {
    ...(name !== undefined && { name }),
    // Their style sheets hide text until the font is there unless asked not to.
    href:
      isGoogle && !/[?&]display=/.test(href) ? `${href}${href.includes('?') ? '&' : '?'}display=swap` : href,
    preconnect: isGoogle && preconnect.length === 0 ? ['https://fonts.gstatic.com'] : preconnect,
  };
}
