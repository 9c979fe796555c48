import type { AdSettings } from './ads.ts';
import type { Place } from './diagnostic.ts';
import type { FilePath, SourcePath } from './path.ts';

/** An entry of a product's version menu. */
export interface Version {
  readonly text: string;
  readonly href: string;
  readonly current: boolean;
}

/** The four rows of the specification's table. `null` shows no category. */
export type Category = 'core' | 'x' | 'toolpad' | null;

/** A product of the family, every default applied. */
export interface ProductConfig {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  /** Its parts of the URL space, each with slashes at both ends. */
  readonly roots: readonly string[];
  /** Folder of its pages, relative to the content folder. */
  readonly content?: SourcePath;
  /** Folder of its API documents. */
  readonly api?: SourcePath;
  /** Its navigation file. */
  readonly navigation?: SourcePath;
  readonly logo?: SourcePath;
  readonly accent?: { readonly light: string; readonly dark: string };
  /** One sentence for the home page and the product switcher. */
  readonly description?: string;
  readonly versions: readonly Version[];
}

/** A rule of the route table: `source` is a glob with `:name` captures, `path` the route it yields. */
export interface RouteRule {
  readonly source: string;
  readonly path: string;
}

/** A redirect that hosts and `docs preview` follow. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
}

/** A language of the site. */
export interface LanguageFacts {
  /** Its name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** An advertisement of the site itself. */
export interface InHouseAd {
  readonly name: string;
  readonly link: string;
  readonly img?: SourcePath;
  readonly description: string;
  readonly poweredby: string;
  readonly label: string;
}

/** The advertising area. */
export interface AdsConfig extends Omit<AdSettings, 'inHouse'> {
  /** Further origins that the sponsor's script needs. */
  readonly sources: readonly string[];
  readonly inHouse: readonly InHouseAd[];
}

/** Where events go, and whether readers are asked before. */
export interface AnalyticsConfig {
  readonly gtag?: { readonly id: string; readonly script: string };
  /** Takes every event as JSON. */
  readonly beacon?: string;
  /** `banner` asks; `elsewhere` waits for the site to ask; `none` sends at once. */
  readonly consent: 'banner' | 'elsewhere' | 'none';
  /** Share of sessions that report web vitals. */
  readonly vitals: number;
}

/** A font style sheet; one with a name is loaded by the pages that ask for it. */
export interface FontSheet {
  readonly name?: string;
  readonly href: string;
  readonly preconnect: readonly string[];
}

/** Kinds of sources of a content security policy that a site may add to. */
export type PolicyKind = 'script' | 'style' | 'connect' | 'img' | 'font' | 'media' | 'frame' | 'form-action';

/** `site.yaml`, the flags, and every default, resolved. */
export interface Config {
  /** Folder that holds `content/`. */
  readonly root: FilePath;
  readonly contentDir: FilePath;
  readonly outDir: FilePath;
  /** True when the output folder was named by a flag. */
  readonly outDirNamed: boolean;
  /** Folder of the site's own templates; ours of the same relative path are shadowed. */
  readonly templatesDir: FilePath;
  readonly name: string;
  readonly description: string;
  /** Canonical origin without trailing slash; undefined when the site has no public address. */
  readonly url?: string;
  /** Path the site is served under, slashes at both ends. */
  readonly base: string;
  readonly productionHosts: readonly string[];
  /** The first is the default language and has no prefix. */
  readonly languages: readonly [string, ...string[]];
  /** What is known of every language, by its tag. */
  readonly languageFacts: Readonly<Record<string, LanguageFacts>>;
  readonly products: readonly ProductConfig[];
  readonly routes: readonly RouteRule[];
  readonly alias: Readonly<Record<string, string>>;
  /** Folders in which the components of directives are looked up, first to last. */
  readonly components: readonly SourcePath[];
  readonly publicDir: SourcePath;
  readonly externalPaths: readonly string[];
  /** Hosts that links are not a recommendation of: `nofollow`, and a new tab. */
  readonly nofollowHosts: readonly string[];
  readonly redirects: readonly Redirect[];
  /** File of the sentences behind error codes. */
  readonly errorCodes?: SourcePath;
  /** Pages say when they were changed last, where git knows. */
  readonly lastUpdated: boolean;
  /** Asks below every article whether it was helpful. */
  readonly feedback: boolean;
  readonly repository?: string;
  readonly editUrl?: string;
  /** Raw HTML in pages passes as written; false escapes it. */
  readonly trustMarkdown: boolean;
  /** `register` is the default; `unregister` emits a worker that removes itself and its caches. */
  readonly serviceWorker: 'register' | 'unregister' | 'none';
  /** Absent: no markup, script or request. */
  readonly ads?: AdsConfig;
  /** Absent: nothing is sent and no script is loaded. */
  readonly analytics?: AnalyticsConfig;
  /** Licence keys by package. */
  readonly licences: Readonly<Record<string, string>>;
  readonly fonts: readonly FontSheet[];
  /** Sources that the site adds to its policy; false for no policy. */
  readonly contentSecurityPolicy: Readonly<Partial<Record<PolicyKind, readonly string[]>>> | false;
  /** Warnings fail the build. */
  readonly strict: boolean;
  /** Globs of site paths to build; empty means all. */
  readonly only: readonly string[];
  /** Weigh every page and demo for the report. */
  readonly sizes: boolean;
  /** Address or file of a page: the report tells why it was drawn. */
  readonly why?: string;
  /** Ignore what the cache holds. */
  readonly force: boolean;
  /** Where each value of `site.yaml` stands, by its key: `products[0].logo`. What is not written is not there. */
  readonly places: Readonly<Record<string, Place>>;
}
