/** What happened on the page, for whoever listens: analytics, where a site has them. */
export interface PageEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number | null>>;
}

/** Name of the event of the document that carries a `PageEvent`. */
export const pageEventType = 'colophon:event';
