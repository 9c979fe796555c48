import type { Builder, BuildReport, Config, Parsed } from '../src/index.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { failedReport, withConfigWarnings } from './failed-report.ts';
import type { ShownProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** What one run of `docs build` works with. */
export interface Session {
  readonly library: Awaited<ReturnType<Terminal['library']>>;
  readonly progress: ShownProgress;
  readonly signal: AbortSignal;
  load(): Promise<Parsed<Config | undefined>>;
  tell(report: BuildReport, outDir: string): void;
}

/** A configuration without errors, and what was noticed in it. */
type LoadedConfig = Parsed<Config>;

/** Builds the site once. */
export async function buildOnce(session: Session): Promise<ExitCode> {
  const config = await loadOrTell(session);
  if (config === undefined) return exitCodes.usage;
  const builder = await open(session, config, { once: true });
  try {
    const report = withConfigWarnings(await builder.build(), config.diagnostics);
    session.tell(report, config.value.outDir);
    return report.ok ? exitCodes.fine : exitCodes.content;
  } finally {
    await close(session, builder);
  }
}

/** Builds the site at every change until interrupted. A changed configuration starts anew with a builder of its own. */
export async function watchBuild(session: Session): Promise<ExitCode> {
  let config = await loadOrTell(session);
  if (config === undefined) return exitCodes.usage;
  while (config !== undefined && !session.signal.aborted) config = await watchUnderConfig(session, config);
  return exitCodes.fine;
}

/** Builds until the configuration changes, and gives the new one; undefined when the watch is over. */
async function watchUnderConfig(session: Session, config: LoadedConfig): Promise<LoadedConfig | undefined> {
  const { outDir } = config.value;
  const ended = new AbortController();
  // The watch begins before the first build, so that an edit during it is not lost.
  const over = AbortSignal.any([session.signal, ended.signal]);
  const changes = await session.library.watchSources(config.value, over);
  const builder = await open(session, config);
  try {
    session.tell(withConfigWarnings(await builder.build(), config.diagnostics), outDir);
    for await (const change of changes) {
      const next = change.configChanged ? await loadOrTell(session) : undefined;
      if (next !== undefined) return next;
      if (!change.configChanged) session.tell(await builder.build(change), outDir);
    }
    return undefined;
  } finally {
    ended.abort();
    await close(session, builder);
  }
}

async function loadOrTell(session: Session): Promise<LoadedConfig | undefined> {
  const { value, diagnostics } = await session.load();
  if (value !== undefined) return { value, diagnostics };
  session.tell(failedReport(diagnostics), '');
  return undefined;
}

function open(
  { library, progress, signal }: Session,
  config: LoadedConfig,
  options: { readonly once?: boolean } = {},
): Promise<Builder> {
  return library.createBuilder(config.value, { progress, signal, ...options });
}

async function close({ progress }: Session, builder: Builder): Promise<void> {
  progress.clear();
  await builder.close();
}
