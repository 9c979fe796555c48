import type { FilePath, SourcePath } from './path.ts';

/**
 * What a file under the content folder is used for. Its path alone decides, unless the file cannot be read.
 * `config` is `site.yaml` or `site.ts`, `messages` the file of error codes, `module` code or data of a demo,
 * and `media` a picture or other file beside a page. `link-manifest` lists the pages of another site.
 * `page-module` is a module of an existing site that renders a page. Texts of API documents, also translated
 * ones, are `api-descriptions`. A file that is not read is `irregular`.
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
  | 'irregular'
  | 'ignored';

/**
 * Why a file in a source folder is not read: the target of its symbolic link is missing, is a folder, or is
 * outside the site; it is a socket or the like; its name is not UTF-8; or the system denies access to it, or
 * fails to read it from its disk. The last two may also be true of a folder.
 */
export type FileFault =
  | 'dangling-link'
  | 'linked-folder'
  | 'outside-link'
  | 'special-file'
  | 'file-name'
  | 'no-permission'
  | 'read-error';

/** A file that the build read, identified by its path and the hash of its bytes. */
export interface SourceFile {
  readonly path: SourcePath;
  readonly file: FilePath;
  readonly kind: SourceKind;
  readonly hash: string;
  /** The text of a page that the build writes itself; no file contains it. */
  readonly text?: string;
  /** Of an irregular source. */
  readonly fault?: FileFault;
}

/** Sources that changed since the last build. */
export interface ChangeSet {
  /** Absolute paths of added, changed and removed files. A watched folder stands for its sources. */
  readonly paths: readonly string[];
  /** True if the paths include a file of the configuration: the build then resolves it again. */
  readonly configChanged: boolean;
}
