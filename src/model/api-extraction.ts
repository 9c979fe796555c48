import type { ApiKind } from './api-document.ts';
import type { ApiFile } from './api-file.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import type { SourcePath } from './path.ts';

/** A package whose exports are documented. */
export interface ApiPackage {
  /** As demos import it: `@mui/material`. */
  readonly name: string;
  /**
   * The module that exports everything, for a package whose sources are beside the site; else it is resolved.
   */
  readonly entry?: SourcePath;
}

/** What an export may be. Only documents that exist already describe selectors. */
export type ExtractedKind = Exclude<ApiKind, 'selectors'>;

/** How the API documents of a product follow from TypeScript. */
export interface ApiExtraction {
  readonly packages: readonly ApiPackage[];
  /** The kinds of exports; empty for all. */
  readonly kinds: readonly ExtractedKind[];
  /** Globs of the names of exports; empty for all. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Folder for the documents that `docs api` writes and a build reads; without it, a build extracts them. */
  readonly out?: SourcePath;
}

/**
 * Why a document leaves a prop out: React keeps `key` for itself, `ref` is shown as the target of a ref, the
 * doc comment has `@ignore`, `@internal` or `@private`, the prop accepts nothing but `undefined`, or its name
 * starts with two underscores, as those do that components of a library pass to each other.
 */
export type ExclusionRule = 'key' | 'ref' | 'ignored' | 'never' | 'private';

/** A prop that a component accepts and its document leaves out. */
export interface ExcludedProp {
  readonly name: string;
  readonly rule: ExclusionRule;
}

/** An API document from TypeScript. */
export interface ExtractedDocument {
  /** Where `docs api` writes it: `material-ui/api/button.json`. */
  readonly source: SourcePath;
  readonly file: ApiFile;
  /** The declaration, which problems of the document name. */
  readonly declaration?: Place;
  /** Identifies `file` and `declaration`; present in a document that comes from the store. */
  readonly hash?: string;
  /**
   * Names of the props that TypeScript accepts on an element of the component, found in another way than
   * those of the document; sorted. Absent for what is no component.
   */
  readonly accepted?: readonly string[];
  /** Sorted by name. */
  readonly excluded?: readonly ExcludedProp[];
}

/** The API documents of all products that are extracted, sorted by source. */
export interface ExtractedApi {
  readonly documents: readonly ExtractedDocument[];
  readonly diagnostics: readonly Diagnostic[];
  /** False if some documents are as they were before a change, because only others were asked for. */
  readonly isComplete: boolean;
}

/** A product whose API documents follow from TypeScript. */
export interface ExtractedProduct {
  /** Its key in `site.yaml`, where problems are reported: `products[0].api`. */
  readonly key: string;
  /** Folder of the documents: `material-ui/api`. It need not exist. */
  readonly folder: SourcePath;
  readonly extraction: ApiExtraction;
}

/**
 * Extracts the API documents of products. Answers from the cache while no declaration that a
 * result depends on has changed. With `first`, only these documents follow a change: the others are
 * as they were, until a call without it.
 */
export type ExtractApi = (
  products: readonly ExtractedProduct[],
  first?: readonly SourcePath[],
) => Promise<ExtractedApi>;
