import { type WatchedFiles, watchedFiles } from '../build/builder.ts';
import { type BuilderOptions, createContext } from '../build/context.ts';
import type { Config } from '../model/config.ts';
import type { FilePath, SitePath } from '../model/path.ts';
import type { ChangeSet } from '../model/source.ts';
import { sourceAt } from '../read/read-sources.ts';
import type { Sources } from '../read/sources.ts';
import { createPreemptible } from './create-preemptible.ts';
import { createSnapshotMaker } from './create-snapshot-maker.ts';
import type { DevSnapshot, SnapshotSite } from './snapshot.ts';
import { parseAhead, warmUp } from './work-ahead.ts';

/** Makes snapshots of one site for `docs dev`. Writes no output. */
export interface DevBuilder extends WatchedFiles {
  /**
   * Checks the site as a build does, and renders its pages on demand. With the files that changed since the
   * last snapshot, reads only those, and returns the last snapshot if their bytes are the same. The first
   * snapshot uses the sources that `parseAhead` has read.
   *
   * If a change concerns API documents of more pages than those at `open`, these pages come first: the
   * snapshot is partial until `complete`. So it is if only API pages are open, and demos contain a changed
   * file. A changed source ends `complete`, so that no edit waits for the rest of the one before.
   */
  snapshot(changes?: ChangeSet, open?: readonly SitePath[]): Promise<DevSnapshot>;
  /**
   * Makes all of the last snapshot, which is partial. Its pages can be rendered meanwhile. Returns undefined
   * if the signal is aborted, or a newer snapshot is made.
   */
  complete(signal: AbortSignal): Promise<DevSnapshot | undefined>;
  /** The last snapshot of a whole site. */
  latest(): DevSnapshot | undefined;
  /** Reads the sources and parses pages before the first snapshot, until `enough` resolves. */
  parseAhead(enough: Promise<unknown>): Promise<void>;
  /**
   * The site as far as it is known after parsing the page at one path and the pages that it needs. Has no
   * diagnostics. Undefined if this is not possible yet.
   */
  firstSnapshot(path: SitePath): Promise<DevSnapshot | undefined>;
  /** Prepares this thread for edits, so that the first one is as fast as the others. */
  warmUp(): Promise<void>;
  /** Saves the cache for the next builder. */
  save(): Promise<void>;
  close(): Promise<void>;
}

/** Creates the builder of `docs dev`; the caller closes it. */
export async function createDevBuilder(config: Config, options: BuilderOptions): Promise<DevBuilder> {
  const context = await createContext(config, options, 'dev');
  const { sources, progress } = context;
  const maker = createSnapshotMaker(context);
  const completion = createPreemptible();
  let latest: DevSnapshot | undefined;
  let latestSite: SnapshotSite | undefined;
  let warmed: Promise<void> | undefined;

  const keep = (made: DevSnapshot): DevSnapshot => {
    latest = made;
    latestSite = made.site ?? latestSite;
    return made;
  };

  return {
    async snapshot(changes, open) {
      const before = sources.latest();
      progress.stage('read');
      context.reportChanges(changes);
      const found = await sources.read(changes);
      // A watcher reports most files twice. What completes the last snapshot goes on.
      if (latest && before && changes && changesNothing(changes, config, { before, after: found }))
        return latest;
      await completion.stop();
      const shown = open?.map((path) => latestSite?.sourceOf(path));
      return keep(await maker.make(found, { changes, shown }));
    },
    async complete(signal) {
      const found = sources.latest();
      const made = found && (await completion.run(signal, (signal) => maker.make(found, { signal })));
      return made && keep(made);
    },
    latest: () => latest,
    parseAhead: (enough) => parseAhead(context, enough),
    firstSnapshot: maker.first,
    warmUp() {
      warmed ??= warmUp(context);
      return warmed;
    },
    ...watchedFiles(context),
    save: () => context.save({ keepUnused: true }),
    async close() {
      await completion.stop();
      await context.close();
    },
  };
}

/** True if every changed file is a source with the same bytes as before. Templates are not sources. */
function changesNothing(
  { paths }: ChangeSet,
  config: Config,
  { before, after }: { readonly before: Sources; readonly after: Sources },
): boolean {
  return paths.every((file) => {
    const path = sourceAt(config, file as FilePath)?.path;
    const known = path && before.get(path);
    return known !== undefined && after.get(known.path) === known;
  });
}
