/** What a row of a keyboard table says that its keys do. */
export type KeyEffect =
  | { readonly kind: 'focus-nth'; readonly to: 'next' | 'previous' | 'first' | 'last'; readonly role: string }
  | { readonly kind: 'focus-in' | 'focus-out'; readonly role: string }
  | { readonly kind: 'opens' | 'closes'; readonly role: string }
  | { readonly kind: 'expands' | 'collapses' }
  | { readonly kind: 'toggles' | 'activates'; readonly role: string }
  | { readonly kind: 'value'; readonly to: 'more' | 'less' | 'minimum' | 'maximum' };

/** A row of a keyboard table in a page, as it is written. */
export interface KeyboardRow {
  /** The number of the table below headings about the keyboard, and of the row in it. */
  readonly table: number;
  readonly row: number;
  /** Id of the demo that the table is about; absent on a page without demos. */
  readonly demo?: string | undefined;
  readonly keys: string;
  /** Absent if the table has no column for it. */
  readonly effect?: string | undefined;
}

/** A demo or component of an open page. */
export interface OpenDemo {
  /** `iframe`: the demo is in a document of its own. */
  readonly place: 'page' | 'iframe';
  /** URL of its script, by which errors are attributed; absent in an iframe. */
  readonly script?: string | undefined;
}

/** Whose element loads a file: that of a demo or component, or of the page around them. */
export type FileLoader = { readonly kind: 'demo'; readonly id: string } | { readonly kind: 'page' };

/** What the script in the page answers before a key is pressed. */
export type Prepared = { readonly kind: 'ready' } | { readonly kind: 'skipped'; readonly reason: string };

/** The functions of the script that `docs check --browser` adds to every document. */
export interface DemoCheck {
  /** Returns the demo or component with an id; undefined if the page has none. */
  find(id: string): OpenDemo | undefined;
  /** Returns the id of the only demo in the document of an iframe. */
  framed(): string | undefined;
  /** Scrolls to a demo and hydrates it now, whatever its moment is. */
  start(id: string): void;
  /** True once React has taken over the markup. */
  isHydrated(id: string): boolean;
  /** Selector of the element that contains a demo. */
  selector(id: string): string;
  /** Reads the keyboard tables of the page. */
  keyboardRows(): readonly KeyboardRow[];
  /** Puts the focus where a row begins, and notes the state before it. */
  prepare(id: string, effect: KeyEffect): Prepared;
  /** True if the keys had their effect. */
  holds(): boolean;
  /** Whose element loads a file; undefined if no element names it, such as a font of a style sheet. */
  loaderOf(url: string): FileLoader | undefined;
  /** Describes the element with the focus: `<button role="tab">`. */
  focused(): string;
}
