import type { FilePath, SourcePath } from './path.ts';

/** What a file under the content folder is for. Decided from its path alone. */
export type SourceKind =
  /** `site.yaml`. */
  | 'config'
  /** A file of the side navigation. */
  | 'navigation'
  /** The sentences of error codes. */
  | 'messages'
  /** The words of a language. */
  | 'translation'
  /** A Markdown page, or the translation of one. */
  | 'page'
  /** Code or data that a demo is made of. */
  | 'module'
  /** A picture or other file beside a page, or a product's logo. */
  | 'media'
  /** Copied to the output as it is. */
  | 'public'
  /** Nothing the build reads. */
  | 'ignored';

/** A file the build read, named by its path and the hash of its bytes. */
export interface SourceFile {
  readonly path: SourcePath;
  readonly file: FilePath;
  readonly kind: SourceKind;
  readonly hash: string;
}

/** A source file with its text, as the parse stage takes it. */
export interface SourceText extends SourceFile {
  readonly text: string;
}
