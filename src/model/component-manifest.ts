import type { ApiGroupKind, ApiKind, ApiPlan } from './api-document.ts';

/** The components of a site, for tools that read it. Written as `components.json`. */
export interface ComponentIndex {
  readonly version: 1;
  readonly name: string;
  /** Canonical origin, if the site has a public address. */
  readonly url?: string;
  /** Sorted by product and name. */
  readonly components: readonly ListedComponent[];
}

/** A component in the index. Addresses are absolute if the site has a public address. */
export interface ListedComponent {
  readonly name: string;
  readonly kind: ApiKind;
  /** Id of the product. */
  readonly product?: string;
  readonly package?: string;
  readonly description?: string;
  /** Address of its own file. */
  readonly file: string;
}

/** Everything that the site knows of a component, hook or function. */
export interface ComponentManifest {
  readonly version: 1;
  readonly name: string;
  readonly kind: ApiKind;
  /** `version` is the current one in the version menu. */
  readonly product?: { readonly id: string; readonly name: string; readonly version?: string };
  /** `version` is the one that the site is built with. */
  readonly package?: { readonly name: string; readonly version?: string };
  /** Markdown. */
  readonly description?: string;
  /** Alternative import statements. */
  readonly imports: readonly string[];
  readonly pages: readonly ComponentPage[];
  /** The items of its API reference by kind, in the order of the reference; empty without one. */
  readonly api: Readonly<Partial<Record<ApiGroupKind, readonly ComponentItem[]>>>;
  /** Props that come from other types. */
  readonly inherited: readonly InheritedItems[];
  /** For each group of props that belong together, the ways to set them; absent without any. */
  readonly combinations?: readonly (readonly CombinedItems[])[];
  readonly demos: readonly ComponentDemo[];
}

/** A page about a component. */
export interface ComponentPage {
  readonly kind: 'guide' | 'reference';
  readonly title: string;
  readonly href: string;
  readonly markdown: string;
}

/** A prop, slot, class or the like. Texts are Markdown. */
export interface ComponentItem {
  readonly name: string;
  readonly type?: string;
  /** The type with its aliases resolved, if that differs. */
  readonly expandedType?: string;
  /** Source text. */
  readonly default?: string;
  readonly required?: true;
  /** What to use instead; empty if no reason is given. */
  readonly deprecated?: string;
  readonly since?: string;
  readonly plan?: ApiPlan;
  readonly description?: string;
  /** How a function is called. */
  readonly signature?: string;
}

/** The names and types that a component takes over from another type. */
export interface InheritedItems {
  readonly source: string;
  readonly package?: string;
  readonly items: readonly { readonly name: string; readonly type: string; readonly required?: true }[];
}

/** One way to set props that belong together: their names and types. A type `never` rules a prop out. */
export type CombinedItems = readonly {
  readonly name: string;
  readonly type: string;
  readonly required?: true;
}[];

/** A demo on a page about the component. */
export interface ComponentDemo {
  readonly name: string;
  /** Address of the demo in its page. */
  readonly href: string;
  /** The demo first, then the files that it imports. A file that is too long for a page is a link. */
  readonly files: readonly (
    | { readonly name: string; readonly language: string; readonly code: string }
    | { readonly name: string; readonly language: string; readonly href: string }
  )[];
}
