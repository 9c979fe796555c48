/** The most that pages and pictures may weigh, in bytes. An absent part has no limit. */
export interface Budgets {
  /** Of the HTML of a page, compressed with gzip. */
  readonly html?: number;
  /** Of the style sheets of a page, compressed with gzip. */
  readonly css?: number;
  /** Of the scripts of a page with its demos, compressed with gzip. */
  readonly script?: number;
  /** Of a picture. */
  readonly image: number;
  /** The most by which a part of a page may grow compared with an earlier report, in percent. */
  readonly growth: number;
}
