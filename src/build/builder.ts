import { importedFiles } from '../bundle/imported-files.ts';
import { makeFirstSnapshot, makeSnapshot } from '../dev/make-snapshot.ts';
import { parseAhead } from '../dev/parse-ahead.ts';
import type { DevSnapshot } from '../dev/snapshot.ts';
import { rehearse } from '../dev/warm-up.ts';
import type { BuildReport } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { FilePath, SitePath } from '../model/path.ts';
import type { ChangeSet } from '../model/source.ts';
import { createSourceReader } from '../read/source-reader.ts';
import { buildSite, checkSite } from './build.ts';
import type { BuilderOptions, BuildTools } from './build-tools.ts';
import { createTools } from './context.ts';
import { saveCache } from './save-cache.ts';
import { createStopwatch, noStopwatch } from './stopwatch.ts';

/** Builds one site, again and again. Between builds it keeps the sources, the store, the bundler's state and its threads. */
export interface Builder {
  /** Builds the site; with the files that changed since the last build, reads only those. */
  build(changes?: ChangeSet): Promise<BuildReport>;
  /** Reports what a build would complain of, demos that do not compile or throw included; writes no output. */
  check(): Promise<BuildReport>;
  /**
   * Checks the site as a build does, but draws no page before it is asked for, and writes no output. With the files that changed since
   * the last time reads only those, and gives the same draft again when none of them has other bytes. The first draft is of the sources as
   * they were parsed ahead.
   */
  snapshot(changes?: ChangeSet): Promise<DevSnapshot>;
  /** Reads the sources and parses pages ahead of a draft, until it is enough. */
  parseAhead(enough: Promise<unknown>): Promise<void>;
  /**
   * The site as far as it is known without parsing more pages than the one at an address. Its diagnostics are those of no page, and pages
   * that are not parsed cannot be drawn. Undefined when this cannot be told yet.
   */
  firstSnapshot(asked: SitePath): Promise<DevSnapshot | undefined>;
  /** Makes ready for edits, so that the first is shown as soon as the others. */
  rehearse(): Promise<void>;
  /** The files that the last build or draft was made from, and that are gone. */
  removed(): Promise<readonly FilePath[]>;
  /** Files in no package that the bundles of the last build or draft were made from, wherever they lie. */
  imported(): readonly FilePath[];
  /** Keeps what was made for drafts, so that another builder finds it. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the builder of a site; whoever makes it closes it. */
export async function createBuilder(config: Config, options: BuilderOptions): Promise<Builder> {
  const kept = await createTools(config, options);
  const sources = createSourceReader(config);
  const untimed: BuildTools = { ...kept, stopwatch: noStopwatch };
  const snapshoting: BuildTools = { ...untimed, edits: { kind: 'patched' } };
  const timed = (): BuildTools => ({
    ...kept,
    stopwatch: createStopwatch(() => performance.now(), process.memoryUsage.rss),
  });
  const keep = () => saveCache(kept, { keepUnused: true });
  let latest: DevSnapshot | undefined;
  let rehearsal: Promise<void> | undefined;
  return {
    build: (changes) => buildSite(sources, config, timed(), { changes, once: options.once === true }),
    check: () => checkSite(sources, config, { ...timed(), samples: 'checked' }),
    async snapshot(changes) {
      latest = await makeSnapshot(sources, config, snapshoting, { latest, changes });
      return latest;
    },
    parseAhead: (enough) => parseAhead(sources, config, untimed, enough),
    firstSnapshot: (asked) => makeFirstSnapshot(asked, sources, config, snapshoting),
    rehearse() {
      rehearsal ??= rehearse(sources.latest()?.ofKind('page') ?? [], config, untimed);
      return rehearsal;
    },
    async removed() {
      const files = sources.latest()?.all() ?? [];
      const there = await Promise.all(files.map(({ file }) => kept.files.exists(file)));
      return files.flatMap(({ file }, index) => (there[index] ? [] : [file]));
    },
    imported: () => importedFiles(kept.bundles.latest?.record),
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
