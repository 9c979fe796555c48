import type { FilePath, SourcePath } from './path.ts';

/** What a file under the content folder is used for. Its path alone decides. */
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
  /** Code or data of a demo. */
  | 'module'
  /** A picture or other file beside a page, or a product's logo. */
  | 'media'
  /** Copied to the output unchanged. */
  | 'public'
  /** Not read by the build. */
  | 'ignored';

/** A file that the build read, identified by its path and the hash of its bytes. */
export interface SourceFile {
  readonly path: SourcePath;
  readonly file: FilePath;
  readonly kind: SourceKind;
  readonly hash: string;
}

/** A source file with its text: the input of the parse stage. */
export interface SourceText extends SourceFile {
  readonly text: string;
}

/** Sources that changed since the last build. */
export interface ChangeSet {
  /** Absolute paths of added, changed and removed files. A watched folder stands for its sources. */
  readonly paths: readonly string[];
  /** True if the paths include `site.yaml` or its folder: the build then resolves the configuration again. */
  readonly configChanged: boolean;
}
