import { join } from 'node:path';
import { type BundleSite, createSiteBundler } from '../bundle/bundle-site.ts';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { installCommand } from '../effects/install-command.ts';
import { packageRoot } from '../effects/package-root.ts';
import { type EmittedSite, emitSite } from '../emit/emit-site.ts';
import type { FunctionHost } from '../emit/hosts/emit-negotiation.ts';
import { markdownCopies } from '../emit/markdown/emit-markdown-copies.ts';
import { emitFragments } from '../emit/pages/emit-fragments.ts';
import { emitIframes, frameProblems } from '../emit/pages/emit-iframes.ts';
import type { RenderedSite } from '../emit/pages/emit-pages.ts';
import { emitStoredSearch, type SearchOutput } from '../emit/search/emit-search.ts';
import { type RenderTrace, traceRenders } from '../explain/trace-renders.ts';
import { nextTurn } from '../lib/next-turn.ts';
import { findSocialPackages } from '../load/check-social-images.ts';
import { type Loaded, load } from '../load/load.ts';
import { memoize } from '../memo/memoize.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputManifest, WritePlan } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';
import type { Route } from '../model/site.ts';
import type { ChangeSet } from '../model/source.ts';
import { sourceReader } from '../read/source-bytes.ts';
import type { Sources } from '../read/sources.ts';
import { createPageRenderer } from '../render/render-pages.ts';
import type { SitePlan } from '../render/site-plan.ts';
import { collectGarbage } from '../workers/thread/collect-garbage.ts';
import { createSiteWriter, type WriteSite } from '../write/write-site.ts';
import type { BuildContext } from './context.ts';

/** The stages of a build, each with the effects that it needs. */
export interface Stages {
  /** Reads all sources, or the changed ones. */
  read(changes?: ChangeSet): Promise<Sources>;
  /** Parses, assembles and validates. */
  load(sources: Sources): Promise<Loaded>;
  bundle: BundleSite;
  /** Renders pages, and the fragments that all pages share. */
  render(plan: SitePlan, routes: readonly Route[]): Promise<TracedSite>;
  /** Emits the search indexes; for the same plan, the same ones. */
  search(plan: SitePlan): Promise<readonly SearchOutput[]>;
  emit(plan: SitePlan, rendered: RenderedSite): Promise<EmittedSite>;
  /** Renders the demos in iframes of these pages, and returns their failures. */
  checkIframes(plan: SitePlan, rendered: RenderedSite): Promise<readonly Diagnostic[]>;
  write(emitted: EmittedSite, previous: OutputManifest): Promise<WritePlan>;
}

/** A rendered site with the record of its inputs. */
export interface TracedSite extends RenderedSite {
  readonly trace: RenderTrace;
}

/** Reads a function that `cli/prepare` bundled for a host. */
async function readHostFunction(
  host: FunctionHost,
  files: Pick<FileSystem, 'readBytes'>,
): Promise<Uint8Array> {
  const bytes = await files.readBytes(join(packageRoot(), 'lib/hosts', `${host}.js`) as FilePath);
  if (!bytes) throw new Error(`The function for ${host} is missing from this package.`);
  return bytes;
}

/** Creates the stages of a site. */
export function createStages(context: BuildContext): Stages {
  const { files, store, tool, progress, tasks, prestart } = context;
  const { onModules, onEdit } = prestart ?? {};
  const bundleSite = createSiteBundler({ ...context, onModules, onEdit });
  const search = memoize((plan: SitePlan) =>
    emitStoredSearch(plan, markdownCopies({ ...plan, files }), { store, tool, readTerms: tasks.readTerms }),
  );
  const writeSite = siteWriter(context);
  return {
    async read(changes) {
      progress.stage('read');
      return context.sources.read(changes);
    },
    load: (sources) =>
      load(sources, context.config, {
        ...context,
        onPages: prestart && ((assemble) => prestart.onPages(assemble, sources, context)),
      }),
    async bundle(site, sources, options) {
      progress.stage('bundle');
      const bundles = await bundleSite(site, sources, options);
      // V8 collects nothing while this thread waits for others, and a large bundle leaves much behind.
      if (bundles.bundled) collectGarbage();
      return bundles;
    },
    render: renderStage(context),
    search,
    emit: emitStage(context, search),
    checkIframes: iframeStage(context),
    write: (emitted, previous) => writeSite(emitted.files, previous),
  };
}

function siteWriter({ config, cacheDir, tool, files, keep, signal, tasks }: BuildContext): WriteSite {
  return createSiteWriter({
    files,
    place: { outDir: config.outDir, cacheDir, tool },
    root: config.root,
    writeOutputs: tasks.writeOutputs,
    signal,
    keep,
    isPartial: config.only.length > 0,
  });
}

function renderStage(context: BuildContext): Stages['render'] {
  const { files, store, cacheDir, keep, tool, program, runtime, progress, tasks, prestart } = context;
  const { fragmentsOf, renderTasks } = tasks;
  const renderPages = createPageRenderer({ files, store, tool, progress, renderTasks });
  return async (plan, routes) => {
    const templates = await context.placeTemplates(plan.bundles.server);
    prestart?.onTemplates(templates, routes.length);
    const traced = { files, cacheDir, keep, program, runtime };
    const trace = await traceRenders(plan.index, templates.server, traced);
    // Started first, so that threads are busy while pages are planned.
    const fragments = emitFragments(plan.index, templates, { store, tool, fragmentsOf });
    fragments.catch(() => {});
    const pages = await renderPages(plan, { routes, templates, onPlanned: trace.add });
    return { pages, fragments: await fragments, templates, trace };
  };
}

function emitStage(context: BuildContext, search: Stages['search']): Stages['emit'] {
  const { config, files, store, tool, progress, tasks, prestart } = context;
  const { fragmentsOf, finishServiceWorker, renderSocialImage } = tasks;
  return async (plan, rendered) => {
    progress.stage('write');
    const emitted = await emitSite(plan, rendered, {
      files,
      store,
      tool,
      search,
      fragmentsOf,
      finishServiceWorker,
      renderSocialImage,
      findSocialPackages: async () => findSocialPackages(config.root),
      installCommand: (packages) => installCommand(packages, { root: config.root, isDevelopment: true }),
      readFunction: (host) => readHostFunction(host, files),
    });
    prestart?.onEmitted(emitted.files);
    return emitted;
  };
}

function iframeStage({ config, files, store, tool, tasks }: BuildContext): Stages['checkIframes'] {
  const { fragmentsOf } = tasks;
  return async ({ index, sources, bundles }, { pages: { pages }, templates }) => {
    const iframes = { pages, index, urls: new Map() };
    const emitted = await emitIframes(iframes, templates, { store, tool, fragmentsOf });
    const textOf = sourceReader(sources, files);
    const problems = await frameProblems(pages, emitted, { locate: bundles.locate, textOf });
    return applySeverity(problems, config);
  };
}

/**
 * Makes the search indexes while pages are rendered: this thread would wait for others, and nothing in an
 * index depends on a rendered page. Stages without it take longer and write the same bytes.
 */
export function startSearchEarly(stages: Stages): Stages {
  return {
    ...stages,
    async render(plan, routes) {
      // Threads receive their first pages before this thread looks for changed texts.
      const searching = nextTurn().then(() => stages.search(plan));
      // The error is reported where the indexes are emitted.
      const settled = searching.then(
        () => {},
        () => {},
      );
      try {
        return await stages.render(plan, routes);
      } catch (error) {
        await settled;
        throw error;
      }
    },
  };
}
