import type { Budgets } from './budgets.ts';
import type { Place, Severity } from './diagnostic.ts';
import type { HeadingRule } from './heading-rule.ts';
import type { JsonObject } from './json.ts';
import type { LanguageFacts } from './language.ts';
import type { PageFlags } from './page-flags.ts';
import type { IslandMoment } from './part-props.ts';
import type { FilePath, SourcePath } from './path.ts';
import type { ProductConfig } from './product-config.ts';
import type { AdsConfig, AnalyticsConfig, FontSheet, PolicyKind } from './services.ts';
import type { SlotName } from './slot-name.ts';
import type { SocialImageConfig } from './social-image.ts';
import type { FontFace, SiteTheme } from './theme.ts';

/** A component of the site in a slot, with its properties. */
export interface SlotConfig {
  readonly slot: SlotName;
  readonly component: string;
  readonly options: JsonObject;
}

/** A rule of the route table: `source` is a glob with `:name` captures, `path` the resulting route. */
export interface RouteRule {
  readonly source: string;
  readonly path: string;
  /** Flags of the pages to which the rule applies. */
  readonly flags: PageFlags;
}

/** A redirect that hosts and `docs preview` follow. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
}

/** How bad a problem is on a site; `off` hides it. */
export type ProblemSeverity = Severity | 'off';

/** A severity, or severities by folder of the content; `*` stands for everything else. */
export type SeverityRule = ProblemSeverity | Readonly<Record<string, ProblemSeverity>>;

/** A package of the site that the build loads. */
export interface InstalledPackage {
  /** The URL of its module. */
  readonly url: string;
  readonly version: string;
}

/** A host for which a build writes what it reads. */
export type HostName = 'github-pages' | 'netlify' | 'cloudflare' | 'vercel' | 'nginx';

/** The module that contains the configuration of a site, or a part of it, and functions of the site. */
export interface ConfigModule {
  readonly file: FilePath;
  /** Hash of its code with everything that it imports. */
  readonly hash: string;
  /** The module and the files outside packages that it imports. */
  readonly files: readonly FilePath[];
  /** The names of its exports. */
  readonly exports: readonly string[];
}

/** A cache that several machines share. */
export interface RemoteCacheConfig {
  readonly place: RemotePlace;
  /** Whether builds add their results, or only use those of others. */
  readonly mode: 'read' | 'read-write';
  /** Seconds that one request may take. */
  readonly timeout: number;
  /** What the server knows this machine by. */
  readonly token?: string;
  /** Signs what this machine stores; results without this signature are refused. */
  readonly secret?: string;
}

/** A server that speaks Bazel's HTTP cache protocol, or a folder with the same layout. */
export type RemotePlace =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: FilePath };

/** One of the parts that a site is built in; the first is 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Seconds. Rendering a demo takes milliseconds, even on a busy machine a second or two. */
export const defaultTimeLimit = 20;

/** The resolved configuration: `site.yaml` or `site.ts`, the flags, and every default. */
export interface Config {
  /** Folder that holds `content/`. */
  readonly root: FilePath;
  readonly contentDir: FilePath;
  readonly outDir: FilePath;
  /** True if a flag names the output folder. */
  readonly outDirNamed: boolean;
  /** Folder of the site's own templates; each replaces the built-in template of the same relative path. */
  readonly templatesDir: FilePath;
  readonly name: string;
  readonly description: string;
  /** Canonical origin without trailing slash; undefined if the site has no public address. */
  readonly url?: string;
  /** Path the site is served under, with a slash at both ends. */
  readonly base: string;
  readonly productionHosts: readonly string[];
  /** The first is the default language and has no prefix. */
  readonly languages: readonly [string, ...string[]];
  /** Name and direction of every language, by its tag. */
  readonly languageFacts: Readonly<Record<string, LanguageFacts>>;
  readonly products: readonly ProductConfig[];
  readonly routes: readonly RouteRule[];
  /** Folder of the page modules of an existing site, which may set flags; their code never runs. */
  readonly pageModules?: SourcePath;
  readonly alias: Readonly<Record<string, string>>;
  /** Environment variables of demos and components, by name. */
  readonly env: Readonly<Record<string, string>>;
  /** Globs of Markdown files that are no pages, relative to the content folder or to a named folder. */
  readonly exclude: readonly string[];
  /** Files and folders that pages may include or show. Their Markdown is no page. */
  readonly includes: readonly SourcePath[];
  /** Folders in which the components of directives are looked up, in this order. */
  readonly components: readonly SourcePath[];
  /** When components that name no moment hydrate; absent if these are only rendered at build time. */
  readonly hydrateComponents?: IslandMoment;
  readonly publicDir: SourcePath;
  /** Paths of other deployments on the host, with a slash at their ends except for files. */
  readonly externalPaths: readonly string[];
  /** Link manifests of other sites, and the origin of a site whose manifest names none. */
  readonly linkManifests: readonly { readonly source: SourcePath; readonly url?: string }[];
  /** Links to these hosts get `nofollow` and open in a new tab. */
  readonly nofollowHosts: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Decides the form of headers and redirects, and the limits that are checked. */
  readonly host?: HostName;
  /** File of the sentences behind error codes. */
  readonly errorCodes?: SourcePath;
  /** The host sends Markdown copies to clients that prefer them. */
  readonly contentNegotiation: boolean;
  /** Writes indexes and full texts for language models. */
  readonly llms: boolean;
  /** Pages show the date of their last commit. */
  readonly lastUpdated: boolean;
  /** Asks below every article whether it was helpful. */
  readonly feedback: boolean;
  readonly repository?: string;
  readonly editUrl?: string;
  /** Folders outside the site, relative to the content folder, into which symbolic links may lead. */
  readonly followLinks: readonly SourcePath[];
  /** Schemes that links of pages may have, besides those that are always allowed. */
  readonly linkSchemes: readonly string[];
  /** Raw HTML in pages is kept as written; false escapes it. */
  readonly trustMarkdown: boolean;
  /** Optional syntax of pages. */
  readonly markdown: {
    readonly emoji: boolean;
    readonly math: boolean;
    /** Files that end in `.md` are read as MDX, too. */
    readonly mdx: boolean;
    /** Mermaid diagrams are rendered. */
    readonly mermaid: boolean;
    /** The package that renders them, as the site has installed it. */
    readonly diagrams?: InstalledPackage;
    /** The rule for ids of headings. */
    readonly anchors: HeadingRule;
  };
  /** `register` is the default; `unregister` emits a worker that removes itself and its caches. */
  readonly serviceWorker: 'register' | 'unregister' | 'none';
  /** If absent, pages have no advertising markup, script or request. */
  readonly ads?: AdsConfig;
  /** If absent, nothing is sent and no script is loaded. */
  readonly analytics?: AnalyticsConfig;
  /** Licence keys by package. */
  readonly licences: Readonly<Record<string, string>>;
  readonly fonts: readonly FontSheet[];
  /** Font files of the site, which the shared style sheet declares. */
  readonly fontFaces: readonly FontFace[];
  /** If absent, the site has our theme. */
  readonly theme?: SiteTheme;
  /** If absent, pages have no pictures for social networks. */
  readonly socialImages?: SocialImageConfig;
  /** Style sheets of the site, added after ours. */
  readonly styles: readonly SourcePath[];
  /** Components at named places of every page, in the order of the schema. */
  readonly slots: readonly SlotConfig[];
  /** Sources that the site adds to its content security policy; false for no policy. */
  readonly contentSecurityPolicy:
    | (Readonly<Partial<Record<PolicyKind, readonly string[] | undefined>>> & {
        readonly trustedTypes?: boolean | undefined;
      })
    | false;
  /** Whether pages have the hashes of the scripts and style sheets that they load. */
  readonly subresourceIntegrity: boolean;
  /** Seconds that a demo, another module of the site, or the parser of a page may take. */
  readonly timeLimit: number;
  readonly budgets: Budgets;
  readonly strict: boolean;
  /** Writes what can be built although the content has errors. */
  readonly keepGoing: boolean;
  /** Severities by code; `*` stands for all codes that are not named. */
  readonly severity: Readonly<Record<string, SeverityRule>>;
  /** Globs of site paths to build; empty means all. */
  readonly only: readonly string[];
  /** Measures every page and demo for the report. */
  readonly sizes: boolean;
  /** Pages with `draft: true` are part of the site. */
  readonly drafts: boolean;
  /** Adds the hashes of what pages show to the report. */
  readonly contents: boolean;
  /** The report with which the build is compared. */
  readonly against?: FilePath;
  /** Address or file of a page: the report explains why it was rendered. */
  readonly why?: string;
  readonly force: boolean;
  /** Absent for a site that shares nothing, which requests nothing. */
  readonly remoteCache?: RemoteCacheConfig;
  /** The build writes only this part of the site, into the output folder. */
  readonly shard?: Shard;
  /** Folders of parts, whose results are used. */
  readonly parts: readonly FilePath[];
  /** Present if the site has a `site.ts`. */
  readonly module?: ConfigModule;
  /** Absent until the files were read. */
  readonly tsconfig?: ImportPaths;
  /**
   * The position of each value that `site.yaml` or `site.ts` contains, by its key: `products[0].logo`. The
   * empty key stands for the file, if that is not `site.yaml`.
   */
  readonly places: Readonly<Record<string, Place>>;
}

/** The import paths of the `tsconfig.json` beside a site. */
export interface ImportPaths {
  /** The files that were read, whether they exist or not: the configuration, and those that it extends. */
  readonly files: readonly FilePath[];
  /** Absolute targets by pattern. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
}

/** The flags of a build, as typed, but for folders, which are absolute. */
export interface BuildFlags {
  readonly out?: string;
  /** Path the site is served under. */
  readonly base?: string;
  /** Canonical origin. */
  readonly siteUrl?: string;
  /** Globs of site paths to build; empty means all. */
  readonly only: readonly string[];
  readonly force: boolean;
  /** Measure every page and demo for the report. */
  readonly sizes: boolean;
  /** Build pages with `draft: true`, as `docs dev` does. */
  readonly drafts?: boolean;
  /** Add the hashes of what pages show to the report. */
  readonly contents?: boolean;
  /** The report of an earlier build, with which this one is compared. */
  readonly against?: string;
  /** Address or file of a page: the report explains why it was rendered. */
  readonly why?: string;
  /** Environment variables, for keys that `site.yaml` names without containing them. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly strict: boolean;
  /** Write what can be built although the content has errors. */
  readonly keepGoing?: boolean;
  /** The URL or the absolute folder of a remote cache. */
  readonly remoteCache?: string;
  readonly remoteCacheMode?: RemoteCacheConfig['mode'];
  /** Build only this part of the site. */
  readonly shard?: Shard;
  /** Absolute folders of parts to merge. */
  readonly parts?: readonly string[];
}
