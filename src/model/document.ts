import type { Place } from './diagnostic.ts';
import type { JsonObject } from './json.ts';
import type { SourcePath } from './path.ts';

/** The front matter of a page, resolved: known keys have their types, the rest is in `extra`. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  /** Explicit route of the page: `/material-ui/all-components/`. */
  readonly path?: string;
  readonly productId?: string;
  readonly packageName?: string;
  readonly githubLabel?: string;
  readonly githubSource?: string;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** Font style sheets, by name or address. */
  readonly fonts: readonly string[];
  readonly waiAria?: string;
  readonly materialDesign?: string;
  readonly disableAd: boolean;
  readonly disableToc: boolean;
  readonly wideLayout: boolean;
  /** Not built unless drafts are asked for. */
  readonly draft: boolean;
  /** Built, but in no listing, sitemap or search. */
  readonly unlisted: boolean;
  /** Keys this tool does not know, kept for templates. */
  readonly extra: JsonObject;
}

/** A heading that has an id: level two or three, or any level with an id of its own. */
export interface Heading {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** URI-encoded, unique in the page. */
  readonly id: string;
  /** The heading's words, without markup. */
  readonly text: string;
  readonly line: number;
}

/** A link or picture in a page, with its place in the author's file. */
export interface PageLink {
  readonly kind: 'link' | 'image';
  /** As the author wrote it. */
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** A whole-line directive, `{{"demo": "X.js"}}` or `{{"component": "y"}}`. */
export interface PagePart {
  readonly kind: 'demo' | 'component';
  /** Value of the `demo` or `component` key. */
  readonly name: string;
  /** Every key of the directive but the first. */
  readonly options: JsonObject;
  readonly line: number;
  readonly column: number;
}

/** What the parse stage found in one Markdown file, without the body. */
export interface PageDocument {
  readonly source: SourcePath;
  readonly frontMatter: FrontMatter;
  /** Where the `path` of the front matter stands. */
  readonly pathPlace?: Place;
  /** Front matter title, else the first level-one heading's words. */
  readonly title?: string;
  /** Words of the first level-one heading, which the template draws; it is not in the body. */
  readonly mainHeading?: string;
  /** Front matter description, else the `<p class="description">`, as plain text. */
  readonly description?: string;
  /** In document order. */
  readonly headings: readonly Heading[];
  /** In document order; hole `n` of kind link in the body is filled with the resolved form of `links[n]`. */
  readonly links: readonly PageLink[];
  /** In document order; hole `n` of kind part in the body is filled with the drawn `parts[n]`. */
  readonly parts: readonly PagePart[];
  /** Ids in raw HTML of the page, for link checks. */
  readonly anchors: readonly string[];
  /** Hash of the body's text; names the body where only a reference travels. */
  readonly bodyHash: string;
  /** True when the file holds nothing but white space: no page, and no error. */
  readonly empty: boolean;
}

/** A parsed page with its body: HTML with holes (see `lib/holes.ts`). */
export interface PageSource {
  readonly document: PageDocument;
  readonly body: string;
  /** The body in UTF-8, as it is kept and travels. */
  readonly bytes: Uint8Array;
  readonly characters: CharacterCount;
}

/** The characters of parsed text, and those of them that the fast block parser left to remark. */
export interface CharacterCount {
  readonly all: number;
  readonly slow: number;
}
