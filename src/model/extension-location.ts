import type { FilePath } from './path.ts';

/** The bundled module of a site that extends the build. Plain data, so that it can be sent to a thread. */
export interface ExtensionLocation {
  /** File URL of the module. */
  readonly url: string;
  /** Its source map. */
  readonly map: FilePath;
  /** Identifies the module with everything that it imports. */
  readonly hash: string;
}
