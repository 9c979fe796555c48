import type { HeadingRule } from '../model/heading-rule.ts';
import type { NavigationInput } from '../parse/navigation/navigation-schema.ts';
import type { ModulePlace } from './evaluate/values.ts';
import type { Labels } from './navigation/navigation-labels.ts';
import type { NeededTheme } from './theme-module.ts';

/** The kinds of documentation trees that an inspection recognises. */
export type TreeKind = 'family' | 'vitepress' | 'starlight' | 'docusaurus' | 'mdbook' | 'next' | 'markdown';

/** A page of the tree, with its address on the new site. */
export interface InspectedPage {
  /** Posix path relative to the inspected folder. */
  readonly file: string;
  /** Absent if the address follows from the file by the rule of its product. */
  readonly path?: string;
}

/** A part of the tree that becomes a product. */
export interface InspectedProduct {
  readonly id: string;
  readonly name: string;
  /** Its root in the URL space, with a slash at both ends. */
  readonly root: string;
  /** Folder of its pages. */
  readonly content: string;
  /** Folders of translations, by language. */
  readonly translations?: Readonly<Record<string, string>>;
  readonly api?: InspectedApi;
  readonly logo?: InspectedLogo;
  readonly description?: string;
  /** Entries of its navigation, or `auto` for one that follows from its pages. */
  readonly navigation: readonly NavigationInput[] | 'auto';
  /** The file that the navigation was read from. */
  readonly navigationSource?: string;
}

/** The API documents of a product. */
export interface InspectedApi {
  /** Folder of the documents. */
  readonly documents: string;
  /** Folder of their descriptions, if a build would look elsewhere. */
  readonly descriptions?: string;
}

/** An SVG image, which the new site gets a copy of: a build reads images only from the folders of pages. */
export interface InspectedLogo {
  readonly file: string;
  readonly text: string;
}

/** A language of the tree. */
export interface InspectedLanguage {
  readonly id: string;
  readonly name?: string;
  readonly direction?: 'ltr' | 'rtl';
}

/** The settings of the tree that have an equivalent in `site.yaml`. */
export interface InspectedSettings {
  readonly name?: string;
  readonly description?: string;
  readonly url?: string;
  readonly base?: string;
  readonly repository?: string;
  /** URL of the editor for the folder of the documentation. */
  readonly editUrl?: string;
  readonly lastUpdated?: boolean;
  /** Optional syntax of the pages. */
  readonly markdown?: {
    readonly math?: boolean;
    readonly emoji?: boolean;
    readonly mdx?: boolean;
  };
  readonly redirects?: readonly { readonly from: string; readonly to: string }[];
}

/** Packages that the demos of the tree import. */
export interface InspectedPackages {
  readonly hasDemos: boolean;
  /** Ranges of versions by name, as the manifests of the tree write them. */
  readonly ranges: Readonly<Record<string, string>>;
  /** Themes that demos need besides Material's own. */
  readonly themes?: readonly NeededTheme[];
  /** Present if the peers of these packages are known and among them, so that no other peers are needed. */
  readonly peers?: 'listed';
}

/** An import alias of the tree whose folder does not exist. */
export interface MissingAlias {
  readonly name: string;
  readonly target: string;
  readonly unplaced: Unplaced;
}

/** Something in the tree that the new site does not contain. */
export interface Unplaced {
  readonly kind: 'page' | 'file' | 'setting' | 'entry' | 'alias' | 'package';
  /** Path, key or address: `themeConfig.search`. */
  readonly name: string;
  /** Continues a noun: `without an equivalent in site.yaml`. Equal reasons are printed together. */
  readonly reason: string;
  readonly place?: ModulePlace;
}

/** A documentation tree as it was found. All paths are relative to the inspected folder. */
export interface InspectedTree {
  readonly kind: TreeKind;
  /** Folder of the documentation. */
  readonly root: string;
  /** The configuration that was read. */
  readonly config?: string;
  readonly settings: InspectedSettings;
  /** The first one is the language of the pages. */
  readonly languages: readonly InspectedLanguage[];
  readonly products: readonly InspectedProduct[];
  /** Labels of navigation entries in the other languages, by language and pathname. */
  readonly labels: Readonly<Record<string, Labels>>;
  readonly pages: readonly InspectedPage[];
  /** Globs of files that are no pages, relative to the content folder of their product. */
  readonly exclude: readonly string[];
  /** Import aliases of demos, by name, each with its folder. */
  readonly alias: Readonly<Record<string, string>>;
  /** Aliases without a folder; demos may import none of them. */
  readonly missingAlias?: readonly MissingAlias[];
  /** Absent until the imports of demos were followed. */
  readonly packages?: InspectedPackages;
  /** Files and folders outside the pages that they include or show. */
  readonly includes?: readonly string[];
  /** Folders outside those of the site into which symbolic links of the site lead. */
  readonly followLinks?: readonly string[];
  /** Folder of modules whose place gives pages their addresses, and which set flags of pages. */
  readonly pageModules?: string;
  /** Folders of components that pages use by name. */
  readonly components: readonly string[];
  /** Folder of files that are copied unchanged. */
  readonly public?: string;
  /** Number of API documents. */
  readonly apiDocuments: number;
  readonly unplaced: readonly Unplaced[];
  /** The rule for ids of headings, if it is not the usual one of the kind. */
  readonly anchors?: HeadingRule | undefined;
  /** The checks that most pages would fail although nothing is wrong with them. */
  readonly unwantedChecks?: readonly UnwantedCheck[];
}

/** The checks for which most pages of a tree are not written. */
export type UnwantedCheck = 'description-missing' | 'description-full-stop' | 'link-slash';

/** A folder that looks like documentation of some kind. */
export interface Candidate {
  readonly kind: TreeKind;
  readonly root: string;
  readonly config?: string;
}
