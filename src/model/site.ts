import type { ApiDocument } from './api-document.ts';
import type { Config, RouteRule } from './config.ts';
import type { PageDocument } from './document.ts';
import type { HostFiles } from './host-files.ts';
import type { TranslationDocument } from './language.ts';
import type { SisterSite } from './link-manifest.ts';
import type { NavigationDocument, NavigationTree } from './navigation.ts';
import type { OwnFile } from './output.ts';
import type { PageFlags } from './page-flags.ts';
import type { ComponentModule } from './part-props.ts';
import type { SitePath, SourcePath } from './path.ts';
import type { Category } from './product-config.ts';

/** The product and category of a path, by the table in section 2 of the specification. */
export interface Identity {
  /** `material-ui`, `x-data-grid`, `toolpad-core`, `docs-infra`, `docs`; null if the path names none. */
  readonly product: string | null;
  readonly category: Category;
}

/** The target of a link or picture in a page. `suffix` is the query and hash as written. */
export type LinkTarget =
  /**
   * A page by its address in the first language. Without `language`, the reader keeps the language.
   * `insteadOf` is the file of a relative link that means an address because there is no such page.
   */
  | {
      readonly kind: 'page';
      readonly path: SitePath;
      readonly language?: string;
      readonly suffix: string;
      readonly insteadOf?: SourcePath;
    }
  /** The same page, with another query or anchor. */
  | { readonly kind: 'self'; readonly suffix: string }
  /** A site path without a page. */
  | { readonly kind: 'unknown-page'; readonly path: SitePath; readonly suffix: string }
  /** A file beside the page, copied with a hashed name. */
  | { readonly kind: 'media'; readonly source: SourcePath; readonly hash: string; readonly suffix: string }
  | { readonly kind: 'unknown-file'; readonly source: SourcePath; readonly url: string }
  /** A file of the public folder. */
  | { readonly kind: 'public'; readonly path: string; readonly suffix: string }
  /** A path of another deployment on the same host. */
  | { readonly kind: 'external-path'; readonly path: string; readonly suffix: string }
  | { readonly kind: 'external'; readonly url: string };

/** The address of a page in the form of a link target. */
export type PageAddress = Pick<Extract<LinkTarget, { kind: 'page' }>, 'path' | 'language'>;

/** All link targets. The same object until a page or file is added, removed, moved, or a file changes. */
export interface LinkSpace {
  readonly config: Config;
  /** By path: the address of the page in the first language, and its own language if it is translated. */
  readonly pages: ReadonlyMap<SitePath, PageAddress>;
  readonly pageBySource: ReadonlyMap<SourcePath, PageAddress>;
  /** Addresses of translations, by language and address of what they translate: `de /a`. */
  readonly translations: ReadonlyMap<string, SitePath>;
  /** Hashes of files beside pages. */
  readonly files: ReadonlyMap<SourcePath, string>;
  /** Addresses of API documents that another deployment on the same host shows. */
  readonly externalReferences: readonly SitePath[];
  /** Patterns of the addresses that are redirected, without base: `/old/*`. */
  readonly redirects: readonly string[];
  /**
   * Sources of drafts that the build leaves out, by the address that each would have in the first language.
   */
  readonly drafts: ReadonlyMap<SitePath, SourcePath>;
  /** Hosts of the site: that of its URL and its production hosts. */
  readonly hosts: ReadonlySet<string>;
}

/** A Markdown page with its address. */
export interface Page {
  readonly path: SitePath;
  readonly language: string;
  readonly document: PageDocument;
  readonly identity: Identity;
  /** Id of the product that the page belongs to. */
  readonly product?: string;
  /** From the front matter, or else the route table, the navigation, or a page module, in this order. */
  readonly flags: PageFlags;
  /** The target of each of the document's links, by index. */
  readonly links: readonly LinkTarget[];
  /** The module of each of the document's parts, by index; null if it does not exist, and for components. */
  readonly demos: readonly (SourcePath | null)[];
  /** The name of each of the document's components, by index; null if it is not registered, and for demos. */
  readonly components: readonly (string | null)[];
  /** Source of the original, if this page is a translation. */
  readonly translationOf?: SourcePath;
  /** The path without a language, of a page that is written in another language than the first one alone. */
  readonly barePath?: SitePath;
  /** The API document that the page shows in place of a body; its `document` follows from it. */
  readonly reference?: ApiDocument;
}

/** A page without a source. `path` is its address in the first language. */
export type ShellPage =
  | { readonly kind: 'home' | 'versions' | 'production-error'; readonly path: SitePath }
  /** The landing page of a product for which no author has written one. */
  | { readonly kind: 'product'; readonly path: SitePath; readonly product: string };

/** The full message of a production error code; `%s` stands for an argument. */
export interface ErrorMessage {
  readonly code: string;
  readonly sentence: string;
}

/** Whether a site has all its pages. In a partial site, an address without a page may still have one. */
export type Extent = 'whole' | 'partial';

/** The assembled site, as plain data. */
export interface Site {
  readonly config: Config;
  readonly extent: Extent;
  /** Sorted by path, then by source; two pages may claim one path until the site is validated. */
  readonly pages: readonly Page[];
  /** Pages that the shell adds because no author has written them. */
  readonly shellPages: readonly ShellPage[];
  readonly space: LinkSpace;
  /** Sentences of error codes, by number. */
  readonly messages: readonly ErrorMessage[];
  /** Sources of the pages that the build writes itself. */
  readonly written: ReadonlySet<SourcePath>;
  readonly navigationDocuments: ReadonlyMap<string, NavigationDocument>;
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  /** Every component that a directive may name. */
  readonly components: ReadonlyMap<string, ComponentModule>;
  /** Hashes of pictures, files beside pages, and modules of demos, by path. */
  readonly files: ReadonlyMap<SourcePath, string>;
  readonly translations: ReadonlyMap<string, TranslationDocument>;
  /** Files that are copied to the output unchanged. */
  readonly publicFiles: readonly SourcePath[];
  /** The site's own rules for hosts, in its public folder. */
  readonly hostFiles: HostFiles;
  /** Other sites whose link manifests the configuration names, in its order. */
  readonly sisters: readonly SisterSite[];
  /** Files that the emitters of the site made. */
  readonly ownFiles: readonly OwnFile[];
  /** Files that the configuration names but that do not exist, and folders without any file. */
  readonly absent: ReadonlySet<SourcePath>;
  /** Pages in a folder of translations without an original; absent if no product has such folders. */
  readonly strayTranslations?: readonly { readonly source: SourcePath; readonly original: SourcePath }[];
  /** Rules of the route table that fit no page. */
  readonly unmatched: readonly RouteRule[];
}

/** An address of the site, and the page rendered there. */
export type Route = RouteKind & {
  readonly path: SitePath;
  /** Language of the shell; the language of an untranslated page differs. */
  readonly language: string;
};

type RouteKind =
  | { readonly kind: 'doc'; readonly page: Page }
  | { readonly kind: 'home' | 'versions' | 'production-error' | 'not-found' | 'app-shell' }
  | { readonly kind: 'product'; readonly product: string };
