/** A page in another language, or in its own. */
export interface LanguageLink {
  readonly language: string;
  /** Its name in itself: `Deutsch`. */
  readonly name: string;
  readonly href: string;
  /** True for the language of the page. */
  readonly current: boolean;
}
