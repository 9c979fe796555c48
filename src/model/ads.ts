/** An advertisement, ready to be shown. */
export interface AdRecord {
  /** Names it in lists and reports: `templates`. */
  readonly name: string;
  /** Where it leads: an address, or a path of the site with its base. */
  readonly link: string;
  /** Ready URL of its picture, drawn at 130 × 100. */
  readonly img?: string;
  /** HTML; all but text and the plainest inline marks is dropped before it is shown. */
  readonly description: string;
  /** Of the description, where it is not that of the text around it. */
  readonly language?: string;
  /** Who brings it. */
  readonly poweredby?: string;
  /** Names it in analytics events: `in-house-templates`. */
  readonly label: string;
}

/** What the script of the advertising area reads when a page has one; a file that all pages of a language share. */
export interface AdSettings {
  /** Address of the sponsor feed. */
  readonly feed?: string;
  /** Address of the sponsor's script. */
  readonly script?: string;
  /** CSS selector of the element that shows the sponsor's advertisement. */
  readonly placement: string;
  /** Pages at which a sponsor's link asks for an advertisement of the site's own instead. */
  readonly backers: readonly string[];
  /** Share of displays that are reported. */
  readonly displaySampling: number;
  readonly inHouse: readonly AdRecord[];
}
