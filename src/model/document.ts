import type { Place } from './diagnostic.ts';
import type { JsonObject } from './json.ts';
import type { Badge } from './navigation.ts';
import type { PageFlags } from './page-flags.ts';
import type { SourcePath } from './path.ts';

/** How a page is listed in a navigation that follows from the pages (`navigation: auto`). */
export interface NavigationHints {
  /** Its position among its neighbours. */
  readonly order?: number;
  /** Replaces its title. */
  readonly title?: string;
  readonly hidden?: true;
  readonly badge?: Badge;
}

/** The resolved front matter of a page: known keys have their types, the others are in `extra`. */
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
  /** Other words that readers search the page with. */
  readonly keywords?: readonly string[];
  readonly waiAria?: string;
  readonly materialDesign?: string;
  readonly disableAd: boolean;
  readonly disableToc: boolean;
  readonly wideLayout: boolean;
  /** Built only if drafts are requested. */
  readonly draft: boolean;
  /** Built, but left out of listings, sitemap and search. */
  readonly unlisted: boolean;
  readonly navigation?: NavigationHints;
  /** Present on a page with `layout: landing`: without navigation, table of contents and neighbours. */
  readonly landing?: true;
  /** Keys of other tools that have no effect here. */
  readonly foreign?: readonly { readonly key: string; readonly line: number }[];
  /** Unknown keys, kept for templates. */
  readonly extra: JsonObject;
}

/** A heading with an id: of level two or three, or of any level if the author gave it an id. */
export interface Heading {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** URI-encoded, unique in the page. */
  readonly id: string;
  readonly text: string;
  readonly line: number;
}

/** A link or picture in a page, with its place in the author's file. */
export interface PageLink {
  readonly kind: 'link' | 'image';
  /** As the author wrote it, except that Markdown escapes spaces and letters outside of ASCII. */
  readonly url: string;
  /** The file with the link, if the page includes it. */
  readonly file?: SourcePath;
  readonly line: number;
  readonly column: number;
}

/** A whole-line directive, `{{"demo": "X.js"}}` or `{{"component": "y"}}`. */
export interface PagePart {
  readonly kind: 'demo' | 'component';
  readonly name: string;
  /** Every key of the directive but the first. */
  readonly options: JsonObject;
  /** The file with the directive, if the page includes it. */
  readonly file?: SourcePath;
  readonly line: number;
  readonly column: number;
}

/** A file that was looked up for a page, and the hash of its bytes; null for a file that does not exist. */
export interface IncludedFile {
  readonly path: SourcePath;
  readonly hash: string | null;
}

/** A comment that allows one kind of problem in some lines of a page. */
export interface Allowance {
  readonly code: string;
  readonly place: Place;
  /** The first and the last line, from 1. */
  readonly from: number;
  readonly to: number;
}

/** A code sample that has imports or exports. */
export interface CodeSample {
  readonly language: string;
  readonly text: string;
  /** Of the fence, which is the line before the text. */
  readonly place: Place;
}

/** A plan in the title of a page. */
export interface TitlePlan {
  readonly plan: 'community' | 'pro' | 'premium';
  /** Title of the link around it. */
  readonly label?: string;
  /** Index of the link around it. */
  readonly link?: number;
}

/** The places of the keys of the front matter that name components and hooks. */
export type NamePlaces = Readonly<Partial<Record<'components' | 'hooks', Place>>>;

/** One parsed Markdown file, without its body. */
export interface PageDocument {
  readonly source: SourcePath;
  readonly frontMatter: FrontMatter;
  /** The flags that the front matter sets; absent if it sets none. */
  readonly flags?: PageFlags;
  /** Position of the front matter's `path`. */
  readonly pathPlace?: Place;
  /** Absent if the front matter names no component or hook. */
  readonly namePlaces?: NamePlaces;
  /** Front matter title, or else the text of the first level-one heading. */
  readonly title?: string;
  /** Text of the first level-one heading, which the template renders; the body does not contain it. */
  readonly mainHeading?: string;
  /** The plans in this heading; absent if there are none. */
  readonly titlePlans?: readonly TitlePlan[];
  /** Front matter description, or else the `<p class="description">`, as plain text. */
  readonly description?: string;
  /** In document order. */
  readonly headings: readonly Heading[];
  /** In document order; the resolved `links[n]` fills link placeholder `n` of the body. */
  readonly links: readonly PageLink[];
  /** In document order; the rendered `parts[n]` fills part placeholder `n` of the body. */
  readonly parts: readonly PagePart[];
  /** Ids in the raw HTML of the page, for link checks. */
  readonly anchors: readonly string[];
  /** Files that the page includes; left out if it includes none. */
  readonly includes?: readonly IncludedFile[];
  /** Left out if the page has none, and if samples are not checked. */
  readonly samples?: readonly CodeSample[];
  /** Left out if the page has none. */
  readonly allowances?: readonly Allowance[];
  /** Hash of the body's text, by which other values refer to the body. */
  readonly bodyHash: string;
  /** True if the file contains only white space: it makes no page and is no error. */
  readonly empty: boolean;
}

/** A parsed page with its body: HTML with placeholders (see `lib/placeholders.ts`). */
export interface PageSource {
  readonly document: PageDocument;
  readonly body: string;
  /** The body in UTF-8, as it is stored and sent between threads. */
  readonly bytes: Uint8Array;
  readonly characters: CharacterCount;
}

/** The characters of parsed text, and those of them that the native parser left to remark. */
export interface CharacterCount {
  readonly all: number;
  readonly slow: number;
}
