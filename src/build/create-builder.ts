import { bundleDiagnostics } from '../bundle/bundle-error.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { ChangeSet } from '../model/change-set.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { BuildReport } from '../model/output.ts';
import type { FilePath, SitePath } from '../model/path.ts';
import { changesNothing } from '../read/changes-nothing.ts';
import type { ListedSource } from '../read/read-sources.ts';
import { addFrames } from './add-frames.ts';
import type { BuilderOptions, BuildTools } from './build-tools.ts';
import { bundleSite } from './bundle-site.ts';
import { checkOutDir } from './check-out-dir.ts';
import { createSourceReader } from './create-source-reader.ts';
import { createTools } from './create-tools.ts';
import { type Draft, draftSite } from './draft.ts';
import { load } from './load.ts';
import { loadFirst } from './load-first.ts';
import { parseAhead } from './parse-ahead.ts';
import { planSite } from './plan-site.ts';
import { publish } from './publish.ts';
import { rehearse } from './rehearse.ts';
import { reportBuild, stopsBuild } from './report-build.ts';
import { createStopwatch, noStopwatch } from './stopwatch.ts';

/** Builds one site, again and again. Between builds it keeps the sources, the store, the bundler's state and its threads. */
export interface Builder {
  /** Builds the site; with the files that changed since the last build, reads only those. */
  build(changes?: ChangeSet): Promise<BuildReport>;
  /** Reports what a build would complain of, demos that do not compile included; draws nothing and writes no output. */
  check(): Promise<BuildReport>;
  /**
   * Checks the site as a build does, but draws no page before it is asked for, and writes no output. With the files that changed since
   * the last time reads only those, and gives the same draft again when none of them has other bytes. The first draft is of the sources as
   * they were parsed ahead.
   */
  draft(changes?: ChangeSet): Promise<Draft>;
  /** Reads the sources and parses pages ahead of a draft, until it is enough. */
  parseAhead(enough: Promise<unknown>): Promise<void>;
  /**
   * The site as far as it is known without parsing more pages than the one at an address. Its diagnostics are those of no page, and pages
   * that are not parsed cannot be drawn. Undefined when this cannot be told yet.
   */
  firstDraft(asked: SitePath): Promise<Draft | undefined>;
  /** Makes ready for edits, so that the first is shown as soon as the others. */
  rehearse(): Promise<void>;
  /** The files that the last build or draft was made from, and that are gone. */
  removed(): Promise<readonly FilePath[]>;
  /** Keeps what was made for drafts, so that another builder finds it. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/** Turns of the event loop until a connection is accepted, its request is read, and somebody is told of it. */
const turnsToHear = 4;

/** Makes the builder of a site; whoever makes it closes it. */
export async function createBuilder(config: Config, options: BuilderOptions): Promise<Builder> {
  const kept = await createTools(config, options);
  const sources = createSourceReader(config);
  let latest: Draft | undefined;
  let rehearsal: Promise<void> | undefined;

  const untimed: BuildTools = { ...kept, stopwatch: noStopwatch };
  const drafting: BuildTools = { ...untimed, edits: { kind: 'patched' } };
  const timed = (): BuildTools => ({
    ...kept,
    stopwatch: createStopwatch(() => performance.now(), process.memoryUsage.rss),
  });

  const keep = async () => {
    await kept.store.save({ keepUnused: true });
    await kept.hashes.save();
  };

  return {
    async build(changes) {
      const tools = timed();
      const previous = await checkOutDir(config, tools.cacheDir, tools.files);
      const found = await sources.read(tools, changes, (listed) => {
        // Where nothing is remembered, every page will be parsed.
        if (tools.store.isEmpty()) tools.crew.expect(listed.filter(({ kind }) => kind === 'page').length);
      });
      const loaded = await tools.stopwatch.time('load', () => load(found, config, tools));
      tools.signal?.throwIfAborted();
      const outcome = stopsBuild(loaded.diagnostics, config)
        ? []
        : await orDiagnose(() => publish(loaded.site, found, previous, tools), config);
      // It takes threads 0.1 s to end, in which the cache is saved.
      if (options.once) void kept.crew.close();
      // Pages that were not asked for now will be asked for again.
      await tools.store.save({ keepUnused: config.only.length > 0 || !('plan' in outcome) });
      await tools.hashes.save();
      return reportBuild(loaded, outcome, config, tools);
    },
    async check() {
      const tools: BuildTools = { ...timed(), samples: 'checked' };
      const found = await sources.read(tools);
      const loaded = await tools.stopwatch.time('load', () => load(found, config, tools));
      const outcome = stopsBuild(loaded.diagnostics, config)
        ? []
        : await orDiagnose(async () => (await bundleSite(loaded.site, found, tools)).diagnostics, config);
      await tools.store.save({ keepUnused: true });
      await tools.hashes.save();
      return reportBuild(loaded, outcome, config, tools);
    },
    async draft(changes) {
      const tools: BuildTools = changes
        ? { ...drafting, edits: { kind: 'tried', files: changes.paths } }
        : drafting;
      const before = sources.latest();
      const found = await sources.read(tools, changes);
      if (latest && before && changes && changesNothing(changes, config, { before, after: found }))
        return latest;
      const loaded = await tools.stopwatch.time('load', () => load(found, config, tools));
      const outcome = stopsBuild(loaded.diagnostics, config)
        ? []
        : await orDiagnose(() => planSite(loaded.site, found, tools), config);
      const late = 'index' in outcome ? outcome.bundles.diagnostics : outcome;
      const diagnostics = await addFrames([...loaded.diagnostics, ...late], config.root, tools.files);
      latest = {
        diagnostics,
        ok: !stopsBuild(diagnostics, config),
        parsed: loaded.parseCosts.size,
        ...('index' in outcome && { site: draftSite(outcome, tools) }),
      };
      return latest;
    },
    async parseAhead(enough) {
      const tools = untimed;
      let isEnough = false;
      void enough.then(() => {
        isEnough = true;
      });
      await sources.listAhead(tools);
      // Whoever asked while files were listed is heard now, and does not wait for the texts of all pages.
      for (let turn = 0; turn < turnsToHear && !isEnough; turn++) await nextTurn();
      if (isEnough) return;
      const found = await sources.readAhead(tools);
      // Whoever asks for a page waits for the bundles, but not for other pages: they get the processor first. A failure is told with the page.
      await Promise.race([enough, tools.bundles.begun?.made.catch(() => {})]);
      await parseAhead(found.ofKind('page'), config, tools, () => isEnough || tools.signal?.aborted === true);
    },
    async firstDraft(asked) {
      const tools = drafting;
      const read = (listed: readonly ListedSource[]) => sources.readSome(listed, tools);
      const {
        site,
        known,
        sources: found,
      } = await loadFirst(asked, await sources.listed(tools), config, { ...tools, read });
      sources.keep(found);
      const outcome = await orDiagnose(() => planSite(site, found, tools), config);
      if (!('index' in outcome)) return undefined;
      const first = draftSite(outcome, tools, known);
      return first.isKnown(asked) ? { diagnostics: [], ok: true, parsed: 1, site: first } : undefined;
    },
    rehearse() {
      rehearsal ??= rehearse(sources.latest()?.ofKind('page') ?? [], config, untimed);
      return rehearsal;
    },
    async removed() {
      const files =
        sources
          .latest()
          ?.all()
          .map(({ file }) => file) ?? [];
      const there = await Promise.all(files.map((file) => kept.files.exists(file)));
      return files.filter((_, index) => !there[index]);
    },
    keep,
    async close() {
      // A context that is made after the bundler was closed would keep the process alive.
      await kept.bundles.begun?.made.catch(() => {});
      await Promise.all([kept.crew.close(), kept.bundler.close()]);
      // Who was interrupted need not make again what was made.
      if (kept.signal?.aborted) await keep();
      await kept.closeCache();
    },
  };
}

/** A module that does not compile is its author's to mend: the bundler's failure becomes diagnostics. */
async function orDiagnose<Outcome>(
  work: () => Promise<Outcome>,
  config: Config,
): Promise<Outcome | readonly Diagnostic[]> {
  try {
    return await work();
  } catch (error) {
    const diagnostics = bundleDiagnostics(error, config.root);
    if (!diagnostics) throw error;
    return diagnostics;
  }
}
