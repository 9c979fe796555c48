import type { BuildReport, ChangeSet, Config, Parsed } from '../../src/index.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import type { ShownProgress } from '../progress.ts';
import { configErrorReport, withConfigWarnings } from '../report.ts';
import type { Library } from '../terminal.ts';
import { savedFiles } from '../track-problems.ts';
import { unlessSourceChanged } from './interruptions.ts';
import { filesOfProblems, type LoadedConfig, trackConfig } from './track-config.ts';

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
  const loaded = await loadOrReport(session);
  if (loaded === undefined) return exitCodes.usageError;
  const builder = await library.createBuilder(loaded.config, { progress, signal, isOnce: true });
  try {
    const report = withConfigWarnings(await builder.build(), loaded.diagnostics);
    session.print(report, loaded.config.outDir);
    return report.ok ? exitCodes.success : exitCodes.contentError;
  } finally {
    progress.clear();
    await builder.close();
  }
}

/** Builds the site after every change until interrupted. A changed configuration gets a new builder. */
export async function watchBuild(session: BuildSession): Promise<ExitCode> {
  let loaded = await loadOrReport(session);
  if (loaded === undefined) return exitCodes.usageError;
  while (loaded !== undefined && !session.signal.aborted) loaded = await watchWithConfig(session, loaded);
  return exitCodes.success;
}

/** Builds until the session ends or the configuration changes; then returns the new one. */
async function watchWithConfig(
  session: BuildSession,
  { config, diagnostics, since }: LoadedConfig,
): Promise<LoadedConfig | undefined> {
  const { library, progress, signal, load } = session;
  const ended = new AbortController();
  const builder = await library.createBuilder(config, { progress, signal });
  let warnings = diagnostics;
  let problems = diagnostics;
  const build = async (change?: ChangeSet): Promise<void> => {
    const report = await unlessSourceChanged(session, () => builder.build(change));
    if (report === undefined) return;
    session.print(withConfigWarnings(report, warnings), config.outDir, savedFiles(change, config));
  };
  try {
    await build();
    const imported = () => [...builder.imported(), ...filesOfProblems(problems, config)];
    const watched = { since, removed: builder.removed, imported };
    const eventOf = trackConfig(config, { load, realNow: library.realNow });
    const over = AbortSignal.any([signal, ended.signal]);
    for await (const change of await library.watchSources(config, over, watched)) {
      const event = await eventOf(change);
      if (event.kind === 'changed') return event.loaded;
      if ('diagnostics' in event) problems = event.diagnostics;
      if (event.kind === 'unchanged') warnings = event.diagnostics;
      if (event.kind === 'invalid' || event.kind === 'missing')
        session.print(configErrorReport(event.diagnostics), '');
      // Builds pages that were saved together with an invalid configuration.
      if ('change' in event && (event.kind !== 'invalid' || hasPages(event.change)))
        await build(event.change);
    }
    return undefined;
  } finally {
    ended.abort();
    progress.clear();
    await builder.close();
  }
}

/** False if the configuration alone was saved. */
function hasPages({ paths, configChanged }: ChangeSet): boolean {
  return !configChanged || paths.length > 1;
}

async function loadOrReport(session: BuildSession): Promise<LoadedConfig | undefined> {
  const since = session.library.realNow();
  const { value, diagnostics } = await session.load();
  if (value !== undefined) return { config: value, diagnostics, since };
  session.print(configErrorReport(diagnostics), '');
  return undefined;
}
