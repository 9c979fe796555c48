import type { Config, InstalledPackage } from '../model/config.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { CharacterCount, PageDocument } from '../model/document.ts';
import type { ExtensionLocation } from '../model/extension-location.ts';
import type { HeadingRule } from '../model/heading-rule.ts';
import type { SourcePath } from '../model/path.ts';

/** What the site and the command ask of the parser; part of the key under which a page is stored. */
export interface ParseOptions {
  /** Raw HTML passes as written. */
  readonly trust: boolean;
  /** Schemes of links besides the usual ones. */
  readonly schemes?: readonly string[];
  /** Emoji by name, `:tada:`. */
  readonly emoji?: boolean;
  /** Mathematics in dollar signs. */
  readonly math?: boolean;
  /** Files that end in `.md` are read as MDX, too. */
  readonly mdx?: boolean;
  /** The package that renders diagrams. */
  readonly diagrams?: InstalledPackage;
  /** The rule for ids of headings; that of this family if absent. */
  readonly anchors?: HeadingRule;
  /**
   * Folders of products and their translations, in which `@` at the start of an included path is looked up.
   */
  readonly folders?: readonly SourcePath[];
  /** Code samples are checked by the parser of their language, which takes longer than rendering them. */
  readonly samples?: 'checked';
}

/** Returns what a site asks of the parser. */
export function parseOptions({ trustMarkdown, linkSchemes, markdown, products }: Config): ParseOptions {
  return {
    trust: trustMarkdown,
    ...(linkSchemes.length > 0 && { schemes: linkSchemes }),
    emoji: markdown.emoji,
    math: markdown.math,
    ...(markdown.mdx && { mdx: true }),
    ...(markdown.diagrams && { diagrams: markdown.diagrams }),
    ...(markdown.anchors !== 'family' && { anchors: markdown.anchors }),
    folders: includeFolders(products),
  };
}

/** Returns the folders of products and their translations, in which paths of included files may begin. */
export function includeFolders(products: Config['products']): SourcePath[] {
  return products.flatMap(({ content = [], translations = {} }) =>
    [content, Object.values(translations)].flat(),
  );
}

/** A page to parse; plain data. */
export interface ParseTask {
  readonly path: SourcePath;
  readonly options: ParseOptions;
  /** The site module whose plugins and directives the page needs. */
  readonly extensions?: ExtensionLocation;
}

/** A parsed page. Its body is a byte array, which moves between threads without a copy. */
export interface ParseResult {
  readonly parsed: Parsed<PageDocument>;
  readonly body: Uint8Array;
  readonly cost: ParseCost;
  /** Present for a page of which something could not be parsed here; it is not stored. */
  readonly unparsed?: true;
}

/** What parsing a page took. */
export interface ParseCost {
  readonly ms: number;
  readonly characters: CharacterCount;
}

/** The text of a page, and the files that it includes. */
export interface PageText {
  readonly text: string;
  readonly included?: IncludedTexts;
}

/** Files that a page may include, by path. */
export type IncludedTexts = ReadonlyMap<SourcePath, IncludedText>;

/** A file that a page may include. */
export interface IncludedText {
  /** Null for a file that does not exist. */
  readonly hash: string | null;
  /** Missing for a file without text. */
  readonly text?: string;
  /** The most similar path of a file that does not exist. */
  readonly near?: SourcePath;
}

/** Reads the text of a page when its turn comes. */
export type TextSource = (task: ParseTask) => Promise<PageText>;

/**
 * Parses pages and passes each result with the index of its task to `onResult` as soon as it is ready, in any
 * order. Implemented by `workers`, on this thread or in a pool.
 */
export type ParsePages = (
  tasks: readonly ParseTask[],
  textOf: TextSource,
  onResult: (result: ParseResult, index: number) => Promise<void>,
) => Promise<void>;
