import type { ExtractedDocument, ExtractedKind } from '../model/api-extraction.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';

/** A package to document, as plain data for a worker. */
export interface PackageTask {
  readonly name: string;
  /** The module of a package whose sources are in the workspace. */
  readonly entry?: FilePath;
}

/** The exports of a product to document. */
export interface ProductTask {
  readonly folder: SourcePath;
  readonly packages: readonly PackageTask[];
  readonly kinds: readonly ExtractedKind[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Documents that need not be extracted again, as long as the list of exports has the same identity. */
  readonly fresh?: { readonly sources: readonly SourcePath[]; readonly identity: string };
}

/** What a worker is asked to extract. */
export interface ExtractionTask {
  /** The folder of the site, from which packages are resolved. */
  readonly root: FilePath;
  readonly products: readonly ProductTask[];
}

/** A problem at a place in a source, or at a key below that of the product: `.packages[1]`; empty for itself. */
export interface ExtractionProblem {
  readonly diagnostic: Diagnostic;
  /** For a problem without a place. */
  readonly key?: string;
}

/** A document with the files that it depends on, as numbers in the list of the result. */
export interface ExtractedResult {
  readonly document: ExtractedDocument;
  readonly problems: readonly ExtractionProblem[];
  readonly files: readonly number[];
}

/** The documents of a product. */
export interface ProductResult {
  /** Of all documents, sorted. */
  readonly sources: readonly SourcePath[];
  /** Identifies the list of exports. */
  readonly identity: string;
  /** Those that were extracted now. */
  readonly documents: readonly ExtractedResult[];
  readonly problems: readonly ExtractionProblem[];
  /** The files that the list of exports depends on. */
  readonly files: readonly number[];
}

/** What a worker answers. Files that do not exist may be among `files`: a result changes when they appear. */
export interface ExtractionResult {
  readonly products: readonly ProductResult[];
  readonly files: readonly FilePath[];
}
