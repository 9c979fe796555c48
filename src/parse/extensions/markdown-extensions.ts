import type { Syntax } from '../page/gfm-syntax.ts';

/** Optional syntax of pages, loaded for the pages that may contain it. */
export interface MarkdownExtensions {
  /** The emoji of a name: `tada` → 🎉. */
  readonly emoji?: (name: string) => string | undefined;
  readonly math?: MathExtension;
  readonly diagrams?: DiagramExtension;
}

/** Diagrams in the language of Mermaid. */
export interface DiagramExtension {
  /** Renders a diagram as SVG. */
  render(source: string): RenderedDiagram;
}

/** SVG, or the reason why there is none. */
export type RenderedDiagram =
  | { readonly kind: 'rendered'; readonly html: string }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Mathematics in dollar signs. */
export interface MathExtension {
  readonly syntax: Syntax;
  /** Renders TeX as MathML. */
  render(tex: string, display: boolean): RenderedMath;
}

/** MathML, or the reason why the TeX is invalid. */
export type RenderedMath =
  | { readonly kind: 'rendered'; readonly html: string }
  | { readonly kind: 'invalid'; readonly reason: string };
