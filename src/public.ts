import type { Diagnostic } from './model/diagnostic.ts';

// The types of the package `colophon`. They depend on `model` alone: their declarations are published, and
// those of other folders need packages that the published one does not install.

export { defineNavigation, defineSite } from './define.ts';
export type * from './model/api-document.ts';
export type * from './model/api-reference.ts';
export type {
  AppliedFix,
  BuildReport,
  DemoWeight,
  PageCost,
  PageHistory,
  PageInput,
  PageWeight,
  PageWhy,
  SiteWeights,
  StageCost,
} from './model/build-report.ts';
export type { Config, ConfigModule, Redirect, RouteRule } from './model/config.ts';
// The following types appear in templates, which a site may copy.
export type { DemoVariant, LargeFile } from './model/demo.ts';
export type * from './model/demo-controls.ts';
export type { DevMessage } from './model/dev-message.ts';
export type { Diagnostic, Place, Severity } from './model/diagnostic.ts';
export { UserError } from './model/diagnostic.ts';
export type { FrontMatter, Heading } from './model/document.ts';
export type {
  Directive,
  DirectiveCall,
  DirectivePage,
  DirectiveResult,
  Emitter,
  HtmlElement,
  PluginEntry,
  RehypePlugin,
  RemarkPlugin,
  Rule,
  RuleProblem,
  SiteFacts,
  SiteFile,
  SitePage,
  UnifiedPlugin,
} from './model/extensions.ts';
export type { Json, JsonObject } from './model/json.ts';
export type { Direction, LanguageLink } from './model/language.ts';
export type { LinkProps } from './model/link-props.ts';
export type { Badge, NavigationItem, NavigationSlice } from './model/navigation.ts';
export type * from './model/offline.ts';
export type * from './model/page-props.ts';
export type {
  ComponentProps,
  DemoProps,
  IslandMoment,
  MissingPart,
  NavigationFact,
  PageFacts,
  PartProps,
  ProductFact,
  StaticPageFacts,
} from './model/part-props.ts';
export type { FilePath, OutputPath, SitePath, SourcePath } from './model/path.ts';
export type { ProductConfig, Version } from './model/product-config.ts';
export type * from './model/render-task.ts';
export type * from './model/search-index.ts';
export type { AdRecord, AdSettings, AnalyticsConfig } from './model/services.ts';
export type { ErrorMessage } from './model/site.ts';
export type { Navigation, NavigationInput, SiteConfig } from './model/site-config.ts';
export type * from './model/site-contents.ts';
export type { SlotName } from './model/slot-name.ts';
export type * from './model/theme.ts';
export type { EditWord, StatusWord, Words } from './model/words.ts';

/** Options of everything that reads a site. */
export interface SiteOptions {
  /**
   * Environment variables for licence keys that the configuration names without containing them. Default:
   * `process.env`.
   */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** Interrupts the work. The promise of the function then rejects, and the last website stays in place. */
  readonly signal?: AbortSignal | undefined;
  /** Receives a sentence about a problem of this machine, such as a cache folder that is not writable. */
  readonly onWarning?: ((sentence: string) => void) | undefined;
}

/** Options of `check`. */
export interface CheckOptions extends WorkOptions {
  /** Requests the links that leave the site. */
  readonly external?: boolean | undefined;
  /** Checks the types of demos, and of code samples that are whole modules. */
  readonly types?: boolean | undefined;
  /**
   * Checks types against other versions of packages, too: the names under which these are installed, by the
   * names of the packages.
   */
  readonly typesWith?: Readonly<Record<string, string>> | undefined;
  /** Renders every page, and checks its size and HTML. */
  readonly pages?: boolean | undefined;
  /** Runs every demo in a browser, which `CHROME_PATH` of the environment names, or which is installed. */
  readonly browser?: boolean | undefined;
  /** Renders every page, and compares sizes with this report of `docs build --sizes --json`. */
  readonly against?: string | undefined;
  /** The `link-manifest.json` of the last release: its addresses must still exist, or be redirected. */
  readonly released?: string | undefined;
  /** Makes the corrections of problems that have exactly one. */
  readonly fix?: boolean | undefined;
  /** A file of known problems, which are not reported. */
  readonly baseline?: string | undefined;
  /** Writes the problems of this check to the baseline. */
  readonly updateBaseline?: boolean | undefined;
}

/** Options of `check` and `build`. */
export interface WorkOptions extends SiteOptions {
  /** Warnings fail: `ok` of the report is false. Default: false. */
  readonly strict?: boolean | undefined;
  /** Called at the start of each stage, with the number of its steps if that is known. */
  readonly onStage?: ((stage: string, steps: number | undefined) => void) | undefined;
}

/** Options of `build`. They are those of `docs build`. */
export interface BuildOptions extends WorkOptions {
  /** The output folder, absolute or relative to the working directory. Default: `dist` beside `content`. */
  readonly out?: string | undefined;
  /** Path that the site is served under, with a slash at both ends. Default: `base` of the configuration. */
  readonly base?: string | undefined;
  /** Canonical origin: `https://docs.acme.dev`. Default: `url` of the configuration. */
  readonly siteUrl?: string | undefined;
  /** Globs of paths: builds only these pages. Default: all pages. */
  readonly only?: readonly string[] | undefined;
  /** Ignores the cache. Default: false. */
  readonly force?: boolean | undefined;
  /** Adds the sizes of pages and demos to the report, which takes longer than a build. Default: false. */
  readonly sizes?: boolean | undefined;
  /** The JSON report of an earlier build: the report says what differs from it. */
  readonly against?: string | undefined;
  /** Path or file of a page: the report says why it was rendered, or why not. */
  readonly why?: string | undefined;
}

/** Options of `createDevServer`. */
export interface DevServerOptions extends SiteOptions {
  /** Default: 4172; 0 picks a free port. */
  readonly port?: number | undefined;
  /** Address to listen on. Default: `127.0.0.1`. */
  readonly host?: string | undefined;
  /** Receives the lines that `docs dev` prints. */
  readonly log?: ((text: string) => void) | undefined;
  /** Called after the start and after every edit, with all problems of the site. */
  readonly onProblems?: ((problems: readonly Diagnostic[]) => void) | undefined;
}

/** A running development server. */
export interface DevServer {
  /** Address of the home page. */
  readonly url: string;
  /** Stops serving and watching. Rejects with the error that ended the server before, if there was one. */
  close(): Promise<void>;
}
