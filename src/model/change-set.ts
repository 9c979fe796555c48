/** Sources that changed since the last build. */
export interface ChangeSet {
  /** Absolute paths of files that were added, changed or removed; a folder in which sources are looked for stands for all that it holds. */
  readonly paths: readonly string[];
  /** `site.yaml` is among them, or the folder that holds it: everything that follows from the configuration has to start anew. */
  readonly configChanged: boolean;
}
