import type { SourcePath } from './path.ts';

/** How pictures for social networks are made. */
export interface SocialImageConfig {
  /** Font files: the first that has a character shows it. */
  readonly fonts: readonly SourcePath[];
  readonly colours: SocialColours;
}

/** The colours of pictures. */
export interface SocialColours {
  readonly page: string;
  readonly text: string;
  readonly soft: string;
  readonly accent: string;
}

/** What a picture shows, as plain data. */
export interface SocialCard {
  readonly title: string;
  /** Name of the product, unless it is the title. */
  readonly product?: string;
  /** Name of the site. */
  readonly site: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly colours: SocialColours;
}
