import type { Builder, BuildReport, ChangeSet, Config, Parsed } from '../src/index.ts';
import { type ExitCode, exitCodes } from './errors.ts';
import { followConfig } from './follow-config.ts';
import type { ShownProgress } from './progress.ts';
import { configErrorReport, withConfigWarnings } from './report.ts';
import { savedFiles } from './saved-files.ts';
import type { Terminal } from './terminal.ts';
import { unlessSourceChanged } from './unless-source-changed.ts';

/** What one run of `docs build` works with. */
export interface BuildSession {
  readonly library: Awaited<ReturnType<Terminal['library']>>;
  readonly progress: ShownProgress;
  readonly signal: AbortSignal;
  load(): Promise<Parsed<Config | undefined>>;
  /** `saved` are the files of the edit that was built, by their paths below the site's root. */
  print(report: BuildReport, outDir: string, saved?: readonly string[]): void;
}

/** A configuration without errors, and what was noticed in it. */
type LoadedConfig = Parsed<Config>;

/** Builds the site once. */
export async function buildOnce(session: BuildSession): Promise<ExitCode> {
  const config = await loadOrReport(session);
  if (config === undefined) return exitCodes.usageError;
  const builder = await open(session, config, { once: true });
  try {
    const report = withConfigWarnings(await builder.build(), config.diagnostics);
    session.print(report, config.value.outDir);
    return report.ok ? exitCodes.success : exitCodes.contentError;
  } finally {
    await close(session, builder);
  }
}

/** What a watch begins with: a configuration, and the moment before it was read. What is edited from then on is told. */
interface Beginning {
  readonly config: LoadedConfig;
  readonly since: number;
}

/** Builds the site at every change until interrupted. A changed configuration starts anew with a builder of its own. */
export async function watchBuild(session: BuildSession): Promise<ExitCode> {
  let beginning = await begin(session);
  if (beginning === undefined) return exitCodes.usageError;
  while (beginning !== undefined && !session.signal.aborted)
    beginning = await watchUnderConfig(session, beginning);
  return exitCodes.success;
}

async function begin(session: BuildSession): Promise<Beginning | undefined> {
  const since = session.library.realNow();
  const config = await loadOrReport(session);
  return config && { config, since };
}

/** Builds until the configuration changes, and gives the new one; undefined when the watch is over. */
async function watchUnderConfig(
  session: BuildSession,
  { config, since }: Beginning,
): Promise<Beginning | undefined> {
  const { outDir } = config.value;
  const ended = new AbortController();
  const over = AbortSignal.any([session.signal, ended.signal]);
  const builder = await open(session, config);
  let warnings = config.diagnostics;
  const build = async (change?: ChangeSet): Promise<void> => {
    const report = await unlessSourceChanged(session, () => builder.build(change));
    if (report === undefined) return;
    session.print(withConfigWarnings(report, warnings), outDir, savedFiles(change, config.value));
  };
  try {
    await build();
    const watched = { since, removed: builder.removed, imported: builder.imported };
    const follow = followConfig(config.value, { load: session.load, realNow: session.library.realNow });
    for await (const change of await session.library.watchSources(config.value, over, watched)) {
      const edit = await follow(change);
      if (edit.kind === 'other')
        return { config: { value: edit.config, diagnostics: edit.diagnostics }, since: edit.since };
      if (edit.kind === 'same') warnings = edit.diagnostics;
      if (edit.kind === 'wrong' || edit.kind === 'gone')
        session.print(configErrorReport(edit.diagnostics), '');
      // Pages may have been saved together with a configuration that is wrong.
      if ('change' in edit && (edit.kind !== 'wrong' || edit.change.paths.length > 1))
        await build(edit.change);
    }
    return undefined;
  } finally {
    ended.abort();
    await close(session, builder);
  }
}

async function loadOrReport(session: BuildSession): Promise<LoadedConfig | undefined> {
  const { value, diagnostics } = await session.load();
  if (value !== undefined) return { value, diagnostics };
  session.print(configErrorReport(diagnostics), '');
  return undefined;
}

function open(
  { library, progress, signal }: BuildSession,
  config: LoadedConfig,
  options: { readonly once?: boolean } = {},
): Promise<Builder> {
  return library.createBuilder(config.value, { progress, signal, ...options });
}

async function close({ progress }: BuildSession, builder: Builder): Promise<void> {
  progress.clear();
  await builder.close();
}
