/** The code of a demo. Where both variants read the same there is one, and no switch is shown. */
export type DemoCode =
  | { readonly kind: 'same'; readonly variant: DemoVariant }
  | { readonly kind: 'both'; readonly ts: DemoVariant; readonly js: DemoVariant };

/** One variant of a demo's code. */
export interface DemoVariant {
  /** The demo first, then its neighbours in the order in which they are imported. */
  readonly files: readonly DemoFile[];
  /** The heart of it, highlighted: what is returned, unwrapped, at most 16 lines. */
  readonly preview?: string;
}

/** A file of a demo. */
export interface DemoFile {
  /** `BasicButtons.tsx`; a neighbour by its path from the demo: `data/rows.json`. */
  readonly name: string;
  /** Language of the code block. */
  readonly language: string;
  /** The highlighted text; without markup it is the file's text. */
  readonly html: string;
}
