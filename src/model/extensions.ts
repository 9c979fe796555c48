import type { FrontMatter, Heading, PageLink } from './document.ts';
import type { Json, JsonObject } from './json.ts';

/**
 * The exports of a site module that extend the build, each of which it may leave out: lists of plugins that
 * change the Markdown of pages and the HTML of articles, directives by the name that pages use, and rules and
 * emitters by the name that reports show.
 */
export const extensionNames = ['remarkPlugins', 'rehypePlugins', 'directives', 'rules', 'emitters'] as const;

/** True if a module has an export that extends the build. */
export function hasExtensions(exports: readonly string[]): boolean {
  return extensionNames.some((name) => exports.includes(name));
}

/**
 * A function that unified attaches to a parser: it may add syntax, and may return a function that changes the
 * tree. The types of its options and trees are those of the plugin.
 */
export type UnifiedPlugin = (this: never, ...options: never[]) => unknown;

/** A plugin alone, with its options as a list, or with the pages on which it runs. */
export type PluginEntry =
  | UnifiedPlugin
  | readonly [plugin: UnifiedPlugin, ...options: unknown[]]
  | {
      readonly plugin: UnifiedPlugin;
      readonly options?: unknown;
      /**
       * Runs the plugin only on pages whose text, front matter included, matches. Other pages take the fast
       * path, so a condition that is true for few pages keeps a large site fast. By default, every page.
       */
      readonly when?: RegExp | ((text: string) => boolean);
    };

/** A plugin for Markdown, such as `remark-math`. */
export type RemarkPlugin = PluginEntry;

/** A plugin for HTML, such as `rehype-katex`. */
export type RehypePlugin = PluginEntry;

/**
 * Returns what a page shows in place of a line `{{"name": value, …options}}`. HTML is not escaped; text from
 * the directive has to be.
 */
export type Directive = (call: DirectiveCall) => DirectiveResult | Promise<DirectiveResult>;

/** A line that names a directive. */
export interface DirectiveCall {
  /** The value of the first key: `"dQw4w9WgXcQ"`. */
  readonly value: Json;
  /** The other keys. */
  readonly options: JsonObject;
  readonly page: DirectivePage;
}

/** The page that a directive is on. */
export interface DirectivePage {
  /** Path of the file from the site's root: `content/guides/start.md`. */
  readonly file: string;
  /** Line of the directive in the file, from 1. */
  readonly line: number;
  readonly frontMatter: FrontMatter;
}

/** HTML, an element as rehype plugins use it, or one of the components that pages can show. */
export type DirectiveResult =
  | string
  | HtmlElement
  | { readonly component: string; readonly options?: JsonObject };

/** An element of an HTML tree (hast). */
export interface HtmlElement {
  readonly type: 'element';
  readonly tagName: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly unknown[];
}

/** Checks the whole site and returns its problems. Runs in every build and in `docs check`. */
export type Rule = (site: SiteFacts) => Iterable<RuleProblem> | Promise<Iterable<RuleProblem>>;

/** Returns the code of the problems of a rule: `site/short-description`. */
export function ruleCode(name: string): string {
  return `site/${name}`;
}

/** True for the code of problems that a rule of the site has found. */
export function isRuleCode(code: string): boolean {
  return code.startsWith('site/');
}

/** A problem that a rule of the site has found. */
export interface RuleProblem {
  /** An `error` stops the build, a `warning` only with `--strict`. By default `warning`. */
  readonly severity?: 'error' | 'warning';
  /** One sentence that names the problem. */
  readonly message: string;
  /** How to fix it: a sentence, or the corrected text. By default, the right text of `fix`. */
  readonly hint?: string;
  /** Where it is: a page or the `file` of one, with a line if that is known. */
  readonly place?: { readonly file: string; readonly line?: number; readonly column?: number };
  /**
   * For a problem with exactly one right answer: the wrong text, and the right one that `docs check --fix`
   * writes instead. It replaces the text at `column`, or else its first occurrence as a whole word between
   * there and the end of the line.
   */
  readonly fix?: { readonly from: string; readonly to: string };
}

/** Returns files of the website. The build writes them, and removes them when they are no longer returned. */
export type Emitter = (site: SiteFacts) => Iterable<SiteFile> | Promise<Iterable<SiteFile>>;

/** A file of the website, made by an emitter. */
export interface SiteFile {
  /** Path in the output folder: `feeds/releases.json`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The facts of a site for its rules and emitters: plain data, without the text of its pages. */
export interface SiteFacts {
  readonly name: string;
  readonly description: string;
  /** Canonical origin without trailing slash, if the site has a public address. */
  readonly url?: string;
  /** Path the site is served under, with a slash at both ends. */
  readonly base: string;
  /** The first is the default language and has no prefix. */
  readonly languages: readonly string[];
  readonly products: readonly {
    readonly id: string;
    readonly name: string;
    readonly roots: readonly string[];
  }[];
  /** Sorted by path. */
  readonly pages: readonly SitePage[];
}

/** A Markdown page of the site. */
export interface SitePage {
  /** Address with a slash at both ends, without base: `/material-ui/react-button/`. */
  readonly path: string;
  /** Path of the file from the site's root: `content/material-ui/components/button/button.md`. */
  readonly file: string;
  readonly language: string;
  readonly title: string;
  readonly description?: string;
  /** Id of the product that the page belongs to. */
  readonly product?: string;
  readonly frontMatter: FrontMatter;
  /** In the order of the page. */
  readonly headings: readonly Heading[];
  /** Links and images as the author wrote them, with `file` if the page includes the file with the link. */
  readonly links: readonly (Omit<PageLink, 'file'> & { readonly file?: string })[];
  /** Demos and components as the author named them. */
  readonly parts: readonly {
    readonly kind: 'demo' | 'component';
    readonly name: string;
    readonly line: number;
  }[];
  /** The file of the page that this one translates. */
  readonly translationOf?: string;
}
