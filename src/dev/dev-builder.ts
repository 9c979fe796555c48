import { type WatchedFiles, watchedFiles } from '../build/builder.ts';
import { type BuildContext, type BuilderOptions, createContext } from '../build/context.ts';
import { stopsBuild } from '../build/publish.ts';
import { createSiteBundler, type EditOptions } from '../bundle/bundle-site.ts';
import { stopOnBundleFailure } from '../bundle/esbuild/bundle-diagnostics.ts';
import { realNow } from '../effects/real-now.ts';
import { addFrames } from '../load/add-frames.ts';
import { load } from '../load/load.ts';
import type { ExtractApi } from '../model/api-extraction.ts';
import type { Config } from '../model/config.ts';
import type { FilePath, SitePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { ChangeSet } from '../model/source.ts';
import { sourceAt } from '../read/read-sources.ts';
import type { Sources } from '../read/sources.ts';
import { createPageRenderer } from '../render/render-pages.ts';
import { planSite } from '../render/site-plan.ts';
import { createPreemptible } from './create-preemptible.ts';
import { areReferences, keepBundles } from './keep-bundles.ts';
import { loadFirstPage } from './load-first-page.ts';
import { createDemoPatcher } from './patch-bundles.ts';
import { placeSometimes } from './place-sometimes.ts';
import { parseAhead, warmUp } from './prepare.ts';
import { type DevSnapshot, type SnapshotOptions, type SnapshotSite, snapshotSite } from './snapshot.ts';

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
  const { sources, files, progress } = context;
  const snapshots = snapshotOptions(context);
  const patcher = createDemoPatcher(context);
  const plan = sitePlanner(context);
  let latest: DevSnapshot | undefined;
  let latestSite: SnapshotSite | undefined;
  let warmed: Promise<void> | undefined;
  const completion = createPreemptible();

  const makeSnapshot = async (found: Sources, given: SnapshotRequest = {}): Promise<DevSnapshot> => {
    const { changes, open, signal } = given;
    const shown = open?.map((path) => latestSite?.sourceOf(path));
    const first = shown?.filter((source) => source !== undefined);
    const extractApi: ExtractApi = (products) => context.extractApi(products, first);
    const loaded = await load(found, config, { ...context, extractApi });
    signal?.throwIfAborted();
    // A page with an error is shown as far as it can be, and the others are complete.
    const edits = patcher(changes);
    const kept = shown && areReferences(shown, loaded.extracted) ? keepBundles(edits) : undefined;
    const outcome = await plan(loaded.site, loaded.sources, { edits: kept?.edits ?? edits, signal });
    const diagnostics = await addFrames([...loaded.diagnostics, ...outcome.diagnostics], config.root, files);
    return {
      diagnostics,
      ok: !stopsBuild(diagnostics, config),
      parsed: loaded.parseCosts.size,
      isPartial: !loaded.extracted.isComplete || kept?.areOutdated() === true,
      ...(outcome.kind === 'planned' && { site: snapshotSite(outcome.plan, snapshots) }),
    };
  };

  const keep = (made: DevSnapshot): DevSnapshot => {
    latest = made;
    latestSite = made.site ?? latestSite;
    return made;
  };

  return {
    async snapshot(changes, open) {
      const before = sources.latest();
      progress.stage('read');
      const found = await sources.read(changes);
      // A watcher reports most files twice. What completes the last snapshot goes on.
      if (latest && before && changes && changesNothing(changes, config, { before, after: found }))
        return latest;
      await completion.stop();
      return keep(await makeSnapshot(found, { changes, open }));
    },
    async complete(signal) {
      const found = sources.latest();
      const made = found && (await completion.run(signal, (signal) => makeSnapshot(found, { signal })));
      return made && keep(made);
    },
    latest: () => latest,
    parseAhead: (enough) => parseAhead(context, enough),
    async firstSnapshot(path) {
      const first = await loadFirstPage(path, await sources.listed(), config, {
        ...context,
        isNew: context.store.isEmpty(),
        read: sources.readSome,
      });
      if (!first) return undefined;
      sources.keep(first.sources);
      const outcome = await plan(first.site, first.sources, { edits: patcher() });
      if (outcome.kind === 'stopped') return undefined;
      const site = snapshotSite(outcome.plan, snapshots, first.known);
      return site.isKnown(path) ? { diagnostics: [], ok: true, parsed: 1, site } : undefined;
    },
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

/** How a snapshot is made; see `DevBuilder.snapshot`. */
interface SnapshotRequest {
  readonly changes?: ChangeSet | undefined;
  readonly open?: readonly SitePath[] | undefined;
  /** Lets the snapshot reject with its reason. */
  readonly signal?: AbortSignal;
}

/** How `docs dev` bundles a site. */
interface PlanOptions {
  readonly edits: EditOptions;
  readonly signal?: AbortSignal | undefined;
}

/** Creates the function that bundles a loaded site and plans its pages, or says why it cannot be bundled. */
function sitePlanner(context: BuildContext) {
  const { config, progress, prestart } = context;
  const bundleSite = createSiteBundler({ ...context, onEntries: prestart?.onEntries });
  return (site: Site, sources: Sources, options: PlanOptions) =>
    stopOnBundleFailure(async () => {
      progress.stage('bundle');
      const bundles = await bundleSite(site, sources, options);
      const plan = planSite(site, sources, bundles, await context.lastChanges());
      return { kind: 'planned' as const, plan, diagnostics: bundles.diagnostics };
    }, config.root);
}

function snapshotOptions(context: BuildContext): SnapshotOptions {
  const { files, store, tool, progress, tasks } = context;
  return {
    files,
    store,
    tool,
    fragmentsOf: tasks.fragmentsOf,
    renderPages: createPageRenderer({ files, store, tool, progress, renderTasks: tasks.renderTasks }),
    // Without this call the rest of the pages takes longer after an edit.
    placeTemplates: placeSometimes(context.placeTemplates, realNow),
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
