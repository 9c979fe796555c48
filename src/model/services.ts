import type { SourcePath } from './path.ts';

/** An advertisement, as the browser shows it. */
export interface AdRecord {
  /** Identifies it in lists and reports: `templates`. */
  readonly name: string;
  /** A URL, or a path of the site with its base. */
  readonly link: string;
  /** URL of its picture, shown at 130 × 100. */
  readonly img?: string;
  /** HTML; everything but text and simple inline marks is removed before it is shown. */
  readonly description: string;
  /** Language of the description; absent if it is that of the surrounding text. */
  readonly language?: string;
  readonly poweredby?: string;
  /** Identifies it in analytics events: `in-house-templates`. */
  readonly label: string;
}

/** Settings of the advertising area: a file that all pages of a language share. */
export interface AdSettings {
  readonly feed?: string;
  readonly script?: string;
  /** CSS selector of the element that shows the sponsor's advertisement. */
  readonly placement: string;
  /** A sponsor link to one of these pages is replaced by an in-house advertisement. */
  readonly backers: readonly string[];
  /** Share of displays that are reported. */
  readonly displaySampling: number;
  readonly inHouse: readonly AdRecord[];
}

/** An advertisement of the site itself, as configured. */
export interface InHouseAd {
  readonly name: string;
  readonly link: string;
  readonly img?: SourcePath;
  readonly description: string;
  readonly poweredby: string;
  readonly label: string;
}

/** The configured advertising area. */
export interface AdsConfig extends Omit<AdSettings, 'inHouse'> {
  /** Further origins that the sponsor's script needs. */
  readonly sources: readonly string[];
  readonly inHouse: readonly InHouseAd[];
}

/** Where analytics events are sent, and whether readers are asked first. */
export interface AnalyticsConfig {
  readonly gtag?: { readonly id: string; readonly script: string };
  /** Receives every event as JSON. */
  readonly beacon?: string;
  /** `banner` asks; `elsewhere` waits until the site asks; `none` sends at once. */
  readonly consent: 'banner' | 'elsewhere' | 'none';
  /** Share of sessions that report web vitals. */
  readonly vitals: number;
}

/** A font style sheet; one with a name is loaded only by the pages that ask for it. */
export interface FontSheet {
  readonly name?: string;
  readonly href: string;
  readonly preconnect: readonly string[];
}

/** Directives of the content security policy to which a site may add sources. */
export type PolicyKind = 'script' | 'style' | 'connect' | 'img' | 'font' | 'media' | 'frame' | 'form-action';
