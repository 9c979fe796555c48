/** An event of the page, for analytics. */
export interface PageEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number | null>>;
}

/** Type of the document event whose detail is a `PageEvent`. */
export const pageEventType = 'colophon:event';

/** Dispatches a page event. It has no effect on sites without analytics. */
export function reportEvent(name: string, parameters: PageEvent['parameters']): void {
  document.dispatchEvent(new CustomEvent<PageEvent>(pageEventType, { detail: { name, parameters } }));
}
