import type { BuildReport, ChangeSet, Config, Parsed } from '../../src/index.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import type { ShownProgress } from '../progress.ts';
import { configErrorReport, withConfigWarnings } from '../report.ts';
import type { Library } from '../terminal.ts';
import { savedFiles } from '../track-problems.ts';
import { unlessSourceChanged } from './interruptions.ts';
import { trackConfig } from './track-config.ts';

/** Dependencies of a run of `docs build`. */
export interface BuildSession {
  readonly library: Library;
  readonly progress: ShownProgress;
  readonly signal: AbortSignal;
  load(): Promise<Parsed<Config | undefined>>;
  /** Prints a report. `saved` are the changed files that caused the build, relative to the site's root. */
  print(report: BuildReport, outDir: string, saved?: readonly string[]): void;
}

/** Builds the site once. */
export async function buildOnce(session: BuildSession): Promise<ExitCode> {
  const { library, progress, signal } = session;
  const config = await loadOrReport(session);
  if (config === undefined) return exitCodes.usageError;
  const builder = await library.createBuilder(config.value, { progress, signal, once: true });
  try {
    const report = withConfigWarnings(await builder.build(), config.diagnostics);
    session.print(report, config.value.outDir);
    return report.ok ? exitCodes.success : exitCodes.contentError;
  } finally {
    progress.clear();
    await builder.close();
  }
}

/** A configuration, and the time before it was read, in ms since 1970. The watcher reports changes since then. */
interface LoadedConfig {
  readonly config: Parsed<Config>;
  readonly since: number;
}

/** Builds the site after every change until interrupted. A changed configuration gets a new builder. */
export async function watchBuild(session: BuildSession): Promise<ExitCode> {
  const since = session.library.realNow();
  const config = await loadOrReport(session);
  if (config === undefined) return exitCodes.usageError;
  let loaded: LoadedConfig | undefined = { config, since };
  while (loaded !== undefined && !session.signal.aborted) loaded = await watchWithConfig(session, loaded);
  return exitCodes.success;
}

/** Builds until the configuration changes, and returns the new one. Returns undefined when the session ends. */
async function watchWithConfig(
  session: BuildSession,
  { config, since }: LoadedConfig,
): Promise<LoadedConfig | undefined> {
  const { library, progress, signal, load } = session;
  const { outDir } = config.value;
  const ended = new AbortController();
  const builder = await library.createBuilder(config.value, { progress, signal });
  let warnings = config.diagnostics;
  const build = async (change?: ChangeSet): Promise<void> => {
    const report = await unlessSourceChanged(session, () => builder.build(change));
    if (report === undefined) return;
    session.print(withConfigWarnings(report, warnings), outDir, savedFiles(change, config.value));
  };
  try {
    await build();
    const watched = { since, removed: builder.removed, imported: builder.imported };
    const eventOf = trackConfig(config.value, { load, realNow: library.realNow });
    const over = AbortSignal.any([signal, ended.signal]);
    for await (const change of await library.watchSources(config.value, over, watched)) {
      const event = await eventOf(change);
      if (event.kind === 'changed')
        return { config: { value: event.config, diagnostics: event.diagnostics }, since: event.since };
      if (event.kind === 'unchanged') warnings = event.diagnostics;
      if (event.kind === 'invalid' || event.kind === 'missing')
        session.print(configErrorReport(event.diagnostics), '');
      // Builds pages that were saved together with an invalid configuration.
      if ('change' in event && (event.kind !== 'invalid' || event.change.paths.length > 1))
        await build(event.change);
    }
    return undefined;
  } finally {
    ended.abort();
    progress.clear();
    await builder.close();
  }
}

async function loadOrReport(session: BuildSession): Promise<Parsed<Config> | undefined> {
  const { value, diagnostics } = await session.load();
  if (value !== undefined) return { value, diagnostics };
  session.print(configErrorReport(diagnostics), '');
  return undefined;
}
