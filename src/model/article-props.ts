import type { Direction } from './direction.ts';
import type { LinkProps } from './link-props.ts';
import type { PartProps } from './part-props.ts';

/** The article of a `doc` page. Its body travels apart, named by its hash. */
export interface ArticleProps {
  readonly title: string;
  readonly description?: string;
  /** Where the article is not in the language of its page, because nobody has translated it: the language it is in. */
  readonly untranslated?: {
    readonly language: string;
    readonly direction: Direction;
    /** In the words of the page's language: `Englisch`. */
    readonly name: string;
  };
  /** Names the body: HTML with holes (see `lib/holes.ts`), drawn after title and description, without the h1. */
  readonly bodyHash: string;
  /** Resolved form of every link hole of the body, by index. */
  readonly links: readonly ResolvedLink[];
  /** Ids for the heading holes of the body, by index. */
  readonly headingIds: readonly string[];
  /** What fills the part holes of the body, by index. */
  readonly parts: readonly PartProps[];
  readonly tableOfContents: readonly TocItem[];
  readonly wide: boolean;
  /** The day on which the page was changed last, `2026-11-20`. */
  readonly lastUpdated?: string;
  /** The page as Markdown. */
  readonly markdownHref?: string;
  /** The page shows advertisements; absent where it does not. */
  readonly ads?: true;
  /** Link to the file in the repository's editor. */
  readonly editHref?: string;
  /** The quiet row under the title: package, source, WAI-ARIA pattern … */
  readonly resources: readonly LinkProps[];
}

/** A link of the body, resolved. */
export interface ResolvedLink {
  readonly href: string;
  /** Space-separated `rel` tokens; empty for none. */
  readonly rel: string;
  /** Opens in a new tab. */
  readonly newTab: boolean;
}

/** A level-two heading and the level-three headings under it. */
export interface TocItem {
  readonly id: string;
  readonly text: string;
  readonly children: readonly { readonly id: string; readonly text: string }[];
}
