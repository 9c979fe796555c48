/**
 * The two halves of a storage that speaks Bazel's HTTP cache protocol: `cas` has contents, named by the
 * SHA-256 of their bytes; `ac` has results, named by the SHA-256 of what they were made from.
 */
export type BlobSpace = 'ac' | 'cas';

/** What a storage answered, or why there is no answer. */
export type BlobAnswer =
  | { readonly kind: 'found'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing' }
  | BlobFailure;

/** Why a storage did not answer: `no answer in 10 s`. */
export interface BlobFailure {
  readonly kind: 'failed';
  readonly reason: string;
}

/** Bytes that machines share. Nothing that it returns is checked; no method rejects. */
export interface BlobStorage {
  /** The storage as a message names it: `remote cache "https://cache.acme.dev/"`. */
  readonly name: string;
  /** Reads the bytes of a name. More than `maxBytes` are a failure. */
  get(space: BlobSpace, name: string, maxBytes: number): Promise<BlobAnswer>;
  /** Stores bytes under a name. */
  put(space: BlobSpace, name: string, bytes: Uint8Array): Promise<BlobFailure | undefined>;
}
