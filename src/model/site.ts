import type { ComponentModule } from './component.ts';
import type { Category, Config } from './config.ts';
import type { PageDocument } from './document.ts';
import type { NavigationDocument, NavigationTree } from './navigation.ts';
import type { SitePath, SourcePath } from './path.ts';
import type { TranslationDocument } from './translation.ts';

/** Which product and category a path belongs to, by the specification's table. */
export interface Identity {
  /** `material-ui`, `x-data-grid`, `toolpad-core`, `docs-infra`, `docs`; null when the path names none. */
  readonly product: string | null;
  readonly category: Category;
}

/** What a link or picture of a page leads to. `suffix` is the query and hash as written. */
export type LinkTarget =
  /** A page by its address in the first language; `language` where the link names one, else it stays in the reader's. */
  | { readonly kind: 'page'; readonly path: SitePath; readonly language?: string; readonly suffix: string }
  /** A place in the same page. */
  | { readonly kind: 'self'; readonly suffix: string }
  /** A site path at which there is no page. */
  | { readonly kind: 'unknown-page'; readonly path: SitePath; readonly suffix: string }
  /** A file beside the page, copied under a hashed name. */
  | { readonly kind: 'media'; readonly source: SourcePath; readonly hash: string; readonly suffix: string }
  | { readonly kind: 'unknown-file'; readonly source: SourcePath; readonly url: string }
  /** A file of the public folder. */
  | { readonly kind: 'public'; readonly path: string; readonly suffix: string }
  /** Another deployment on the same host. */
  | { readonly kind: 'neighbour'; readonly path: string; readonly suffix: string }
  | { readonly kind: 'elsewhere'; readonly url: string };

/** A page, as a link names it. */
export type PageAddress = Pick<Extract<LinkTarget, { kind: 'page' }>, 'path' | 'language'>;

/** Where everything is that a link can lead to: the same object for as long as no page or file comes, goes, moves, or (a file) changes. */
export interface LinkSpace {
  readonly config: Config;
  /** What is at each address: a page by its address in the first language, and its own language where it is a translation. */
  readonly pages: ReadonlyMap<SitePath, PageAddress>;
  readonly pageBySource: ReadonlyMap<SourcePath, PageAddress>;
  /** Addresses of translations, by language and address of what they translate: `de /a`. */
  readonly translations: ReadonlyMap<string, SitePath>;
  /** Hashes of files beside pages. */
  readonly files: ReadonlyMap<SourcePath, string>;
  /** Hosts whose links are ours: the site's own and its production hosts. */
  readonly hosts: ReadonlySet<string>;
}

/** A Markdown page that has a place in the site. */
export interface Page {
  readonly path: SitePath;
  readonly language: string;
  readonly document: PageDocument;
  readonly identity: Identity;
  /** Id of the configured product that frames the page. */
  readonly product?: string;
  /** Where each of the document's links leads, by index. */
  readonly links: readonly LinkTarget[];
  /** The module of each of the document's parts, by index; null where there is none, and for components. */
  readonly demos: readonly (SourcePath | null)[];
  /** The component that each of the document's parts names, by index; null where none is registered, and for demos. */
  readonly components: readonly (string | null)[];
  /** Source of the page in the default language, when this one is its translation. */
  readonly translationOf?: SourcePath;
}

/** A page that needs no source. `path` is its address in the first language. */
export type ShellPage =
  | { readonly kind: 'home' | 'versions' | 'production-error'; readonly path: SitePath }
  /** The door of a product that has no page of its own. */
  | { readonly kind: 'product'; readonly path: SitePath; readonly product: string };

/** A sentence behind a number that production builds throw; `%s` stands for an argument. */
export interface ErrorMessage {
  readonly code: string;
  readonly sentence: string;
}

/** Whether a site has all its pages. Of a part, nobody can say that there is no page at an address. */
export type Extent = 'whole' | 'part';

/** Everything the assembly knows; pure data. */
export interface Site {
  readonly config: Config;
  readonly extent: Extent;
  /** Sorted by path, then by source; two pages may claim one path until the site is validated. */
  readonly pages: readonly Page[];
  /** Pages that the shell adds, since nobody has written them. */
  readonly shellPages: readonly ShellPage[];
  readonly space: LinkSpace;
  /** Sentences of error codes, by number. */
  readonly messages: readonly ErrorMessage[];
  /** Entries as written, by product. */
  readonly navigationDocuments: ReadonlyMap<string, NavigationDocument>;
  /** One for each product that has a navigation file, in the first language. */
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  /** Every component that a directive may name. */
  readonly components: ReadonlyMap<string, ComponentModule>;
  /** Pictures, files beside pages, and modules of demos: hash by path. */
  readonly files: ReadonlyMap<SourcePath, string>;
  /** The words of each language for which there is a file. */
  readonly translations: ReadonlyMap<string, TranslationDocument>;
  /** Files that are copied to the output as they are. */
  readonly publicFiles: readonly SourcePath[];
  /** Files that the configuration names and that nobody has written, and folders in which there is nothing. */
  readonly absent: ReadonlySet<SourcePath>;
}
