import type { ExtractedDocument, ExtractedKind } from '../model/api-extraction.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { PieceKey } from './dependencies/piece-keys.ts';

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
  readonly fresh?: FreshTask;
  /** The only documents to extract, if others can wait. */
  readonly first?: readonly SourcePath[];
}

/** Documents that need not be extracted again, as long as the list of exports has the same identity. */
export interface FreshTask {
  readonly identity: string;
  readonly sources: readonly SourcePath[];
  /** Those that use pieces of changed files, and are fresh if these pieces are as they were. */
  readonly doubtful: readonly DoubtfulDocument[];
}

/** A document with the pieces that it uses of changed files. */
export interface DoubtfulDocument {
  readonly source: SourcePath;
  readonly pieces: readonly (readonly [file: FilePath, key: PieceKey, hash: string])[];
}

/** What a worker is asked to extract. */
export interface ExtractionTask {
  /** The folder of the site, from which packages are resolved. */
  readonly root: FilePath;
  readonly products: readonly ProductTask[];
}

/**
 * A problem at a place in a source, or at a key below that of the product: `.packages[1]`; empty for itself.
 */
export interface ExtractionProblem {
  readonly diagnostic: Diagnostic;
  /** For a problem without a place. */
  readonly key?: string;
}

/** A part of a file, by its number, with its hash. */
export type FilePiece = readonly [file: number, key: PieceKey, hash: string];

/**
 * A document with the files that it depends on as a whole, and the pieces that it uses of others, as
 * numbers in the lists of the result.
 */
export interface ExtractedResult {
  readonly document: ExtractedDocument;
  readonly problems: readonly ExtractionProblem[];
  readonly files: readonly number[];
  readonly pieces: readonly number[];
}

/** The documents of a product. */
export interface ProductResult {
  /** Of all documents, sorted. */
  readonly sources: readonly SourcePath[];
  /** Identifies the list of exports. */
  readonly identity: string;
  /** Those that were extracted now. */
  readonly documents: readonly ExtractedResult[];
  /** False if documents wait that are not among the first ones. */
  readonly isComplete: boolean;
  readonly problems: readonly ExtractionProblem[];
  /** The files that the list of exports depends on. */
  readonly files: readonly number[];
}

/** What a worker answers. Files that do not exist may be among `files`: a result changes when they appear. */
export interface ExtractionResult {
  readonly products: readonly ProductResult[];
  readonly files: readonly FilePath[];
  readonly pieces: readonly FilePiece[];
}
