import type { ApiChange } from './api-release.ts';
import type { Diagnostic } from './diagnostic.ts';

/**
 * What `docs api` changed in the folders of API documents, or would change. Files are as reports name them.
 */
export interface ApiUpdate {
  /** Documents that did not exist. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
  /** Documents of someone else, in the place of one that differs from them. They are left alone. */
  readonly foreign: readonly string[];
  /** Problems of the packages. With an error among them, nothing is written. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What changed in a package since another version of it. */
export interface ApiComparison {
  /** Id of the product that documents the package. */
  readonly product: string;
  readonly package: string;
  /** The other version; absent if it states none. */
  readonly version?: string;
  readonly changes: readonly ApiChange[];
  /** The changes in words, for a pull request or release notes. */
  readonly markdown: string;
}

/** The comparisons of a package, one for each product that documents it. */
export interface ApiComparisons {
  readonly comparisons: readonly ApiComparison[];
  /** Problems of either version. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What `docs api` has frozen. */
export interface ApiFreeze {
  readonly releases: readonly FrozenRelease[];
  /** Problems of the packages. With an error among them, nothing is written. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The file to which `docs api --freeze` wrote a release. */
export interface FrozenRelease {
  readonly product: string;
  /** As reports name it: `content/kit/api/releases/1.2.0.json`. */
  readonly file: string;
  /** False if the release was frozen before, with the same API. */
  readonly isNew: boolean;
  /** Number of documents in it. */
  readonly documents: number;
}

/** The props of a component that no demo of the site sets. */
export interface ComponentCoverage {
  readonly component: string;
  /** Number of its own props, without deprecated ones. */
  readonly props: number;
  /** Sorted. */
  readonly withoutDemo: readonly string[];
}

/** The components of a product, sorted by name. */
export interface ProductCoverage {
  readonly product: string;
  readonly name: string;
  readonly components: readonly ComponentCoverage[];
}
