import type { BuildContext } from '../build/context.ts';
import { stopsBuild } from '../build/publish.ts';
import type { EditOptions } from '../bundle/bundle-patch.ts';
import { createSiteBundler } from '../bundle/bundle-site.ts';
import { stopOnBundleFailure } from '../bundle/esbuild/problems/bundle-diagnostics.ts';
import { realNow } from '../effects/real-now.ts';
import { addFrames } from '../load/add-frames.ts';
import { load } from '../load/load.ts';
import type { ExtractApi } from '../model/api-extraction.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { ChangeSet } from '../model/source.ts';
import type { Sources } from '../read/sources.ts';
import { createPageRenderer } from '../render/render-pages.ts';
import { planSite } from '../render/site-plan.ts';
import { areReferences, keepBundles } from './keep-bundles.ts';
import { loadFirstPage } from './load-first-page.ts';
import { createDemoPatcher } from './patch-bundles.ts';
import { placeSometimes } from './place-sometimes.ts';
import { type DevSnapshot, type SnapshotOptions, snapshotSite } from './snapshot.ts';

/** What a snapshot starts from, and what of it comes first. */
export interface SnapshotRequest {
  /** The files that changed since the last snapshot. */
  readonly changes?: ChangeSet | undefined;
  /** The sources of the open pages; undefined for a page without one. Only what these show has to be new. */
  readonly shown?: readonly (SourcePath | undefined)[] | undefined;
  /** Lets the snapshot reject with its reason. */
  readonly signal?: AbortSignal;
}

/** Makes snapshots, and keeps none of them. */
export interface SnapshotMaker {
  /** Checks and bundles the site in these sources; see `DevBuilder.snapshot`. */
  make(found: Sources, request: SnapshotRequest): Promise<DevSnapshot>;
  /** See `DevBuilder.firstSnapshot`. */
  first(path: SitePath): Promise<DevSnapshot | undefined>;
}

/** Creates the maker of a builder's snapshots. */
export function createSnapshotMaker(context: BuildContext): SnapshotMaker {
  const { config, files, sources } = context;
  const snapshots = snapshotOptions(context);
  const patcher = createDemoPatcher(context);
  const plan = sitePlanner(context);
  return {
    async make(found, { changes, shown, signal }) {
      const first = shown?.filter((source) => source !== undefined);
      const extractApi: ExtractApi = (products) => context.extractApi(products, first);
      const loaded = await load(found, config, { ...context, extractApi });
      signal?.throwIfAborted();
      // A page with an error is shown as far as it can be, and the others are complete.
      const edits = patcher(changes);
      const kept = shown && areReferences(shown, loaded.extracted) ? keepBundles(edits) : undefined;
      const outcome = await plan(loaded.site, loaded.sources, { edits: kept?.edits ?? edits, signal });
      const diagnostics = await addFrames(
        [...loaded.diagnostics, ...outcome.diagnostics],
        config.root,
        files,
      );
      return {
        diagnostics,
        ok: !stopsBuild(diagnostics, config),
        parsed: loaded.parseCosts.size,
        isPartial: !loaded.extracted.isComplete || kept?.areOutdated() === true,
        ...(outcome.kind === 'planned' && { site: snapshotSite(outcome.plan, snapshots) }),
      };
    },
    async first(path) {
      const listed = await sources.listed();
      const isNew = context.store.isEmpty();
      const reading = { ...context, isNew, read: sources.readSome };
      const first = await loadFirstPage(path, listed, config, reading);
      if (!first) return undefined;
      sources.keep(first.sources);
      const outcome = await plan(first.site, first.sources, { edits: patcher() });
      if (outcome.kind === 'stopped') return undefined;
      const site = snapshotSite(outcome.plan, snapshots, first.known);
      return site.isKnown(path) ? { diagnostics: [], ok: true, parsed: 1, site } : undefined;
    },
  };
}

/** How `docs dev` bundles a site. */
interface PlanOptions {
  readonly edits: EditOptions;
  readonly signal?: AbortSignal | undefined;
}

/** Creates the function that bundles a loaded site and plans its pages, or says why it cannot be bundled. */
function sitePlanner(context: BuildContext) {
  const { config, progress, prestart } = context;
  const bundleSite = createSiteBundler({ ...context, onModules: prestart?.onModules });
  return (site: Site, sources: Sources, options: PlanOptions) =>
    stopOnBundleFailure(async () => {
      progress.stage('bundle');
      const bundles = await bundleSite(site, sources, options);
      const plan = planSite(site, sources, bundles, await context.lastChanges());
      return { kind: 'planned' as const, plan, diagnostics: bundles.diagnostics };
    }, config.root);
}

/** Pages render when they are requested, and in the background: nothing would clear a bar that they show. */
const noProgress = { stage() {}, advance() {} };

function snapshotOptions(context: BuildContext): SnapshotOptions {
  const { files, store, tool, tasks } = context;
  const { fragmentsOf, renderTasks } = tasks;
  return {
    files,
    store,
    tool,
    fragmentsOf,
    renderPages: createPageRenderer({ files, store, tool, progress: noProgress, renderTasks }),
    // Without this call the rest of the pages takes longer after an edit.
    placeTemplates: placeSometimes(context.placeTemplates, realNow),
  };
}
