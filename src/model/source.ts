import type { FilePath, SourcePath } from './path.ts';

/**
 * What a file under the content folder is used for. Its path alone decides. `config` is `site.yaml`
 * or `site.ts`, `messages` the file of error codes, `module` code or data of a demo, and `media` a picture or
 * other file beside a page. `link-manifest` lists the pages of another site. `page-module` is a module of an
 * existing site that renders a page. Texts of API documents, also translated ones, are `api-descriptions`.
 */
export type SourceKind =
  | 'config'
  | 'navigation'
  | 'messages'
  | 'link-manifest'
  | 'translation'
  | 'page'
  | 'page-module'
  | 'api-document'
  | 'api-descriptions'
  | 'api-release'
  | 'module'
  | 'media'
  | 'public'
  | 'ignored';

/** A file that the build read, identified by its path and the hash of its bytes. */
export interface SourceFile {
  readonly path: SourcePath;
  readonly file: FilePath;
  readonly kind: SourceKind;
  readonly hash: string;
  /** The text of a page that the build writes itself; no file contains it. */
  readonly text?: string;
}

/** Sources that changed since the last build. */
export interface ChangeSet {
  /** Absolute paths of added, changed and removed files. A watched folder stands for its sources. */
  readonly paths: readonly string[];
  /** True if the paths include a file of the configuration: the build then resolves it again. */
  readonly configChanged: boolean;
}
