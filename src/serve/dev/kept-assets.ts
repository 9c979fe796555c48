import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';

/** What pages of the latest drafts load. */
export interface KeptAssets {
  get(path: OutputPath): OutputFile | undefined;
  /** Adds what pages load that were drawn of a draft. */
  add(snapshot: object, files: readonly OutputFile[]): void;
}

/**
 * A page that was drawn before may yet ask for what it names, such as a demo that comes into view later. A tab in front is told of every
 * draft, so its page is of the latest; one that comes back is told before anything else. What is behind by more drafts than are saved
 * while a page loads is asked for by nobody, and a day's edits of one demo are hundreds of bundles of megabytes.
 */
const keptSnapshots = 20;

/** Nothing is kept yet. What none of the last drafts named of which pages were drawn is let go. */
export function createKeptAssets(): KeptAssets {
  const files = new Map<OutputPath, OutputFile>();
  const lastNamed = new Map<OutputPath, number>();
  let latest: object | undefined;
  let count = 0;
  const letGo = (): void => {
    for (const [path, named] of lastNamed) {
      if (named > count - keptSnapshots) continue;
      lastNamed.delete(path);
      files.delete(path);
    }
  };
  return {
    get: (path) => files.get(path),
    add(snapshot, added) {
      if (snapshot !== latest) count += 1;
      for (const file of added) {
        files.set(file.path, file);
        lastNamed.set(file.path, count);
      }
      if (snapshot !== latest) letGo();
      latest = snapshot;
    },
  };
}
