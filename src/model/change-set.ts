/** Sources that changed since the last build. */
export interface ChangeSet {
  /** Absolute paths of files that were added, changed or removed. */
  readonly paths: readonly string[];
  /** `site.yaml` is among them: everything that follows from the configuration has to start anew. */
  readonly configChanged: boolean;
}
