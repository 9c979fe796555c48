import type { ChangeSet, Config, DevServer, Diagnostic, Parsed } from '../../src/index.ts';
import type { ShownProgress } from '../progress.ts';
import type { Library, TextStream } from '../terminal.ts';
import { trackProblems } from '../track-problems.ts';
import { addConfigProblems } from './add-config-problems.ts';
import { unlessAborted } from './interruptions.ts';
import {
  createRestRendering,
  firstPageRendered,
  type RestRendering,
  showFirstPage,
  throttle,
} from './render-order.ts';
import { type SnapshotSession, showMissingConfig, showSnapshot } from './show-snapshot.ts';
import { filesOfProblems, type LoadedConfig, trackConfig } from './track-config.ts';

/** Dependencies of a run of `docs dev`. */
export interface DevSession {
  readonly library: Library;
  readonly progress: ShownProgress;
  readonly signal: AbortSignal;
  readonly server: DevServer;
  readonly out: TextStream;
  readonly cwd: string;
  /** Milliseconds. */
  now(): number;
  load(): Promise<Parsed<Config | undefined>>;
  /** Receives all problems of each snapshot. */
  onProblems?(problems: readonly Diagnostic[]): void;
}

/** Serves the site and shows every change until interrupted. A changed configuration gets a new builder. */
export async function devSession(session: DevSession, first: LoadedConfig): Promise<void> {
  const tracked: TrackedSession = { ...session, newProblems: trackProblems() };
  let loaded = await serveConfig(tracked, first, 'first');
  while (loaded !== undefined && !session.signal.aborted)
    loaded = await serveConfig(tracked, loaded, 'later');
}

type TrackedSession = DevSession & { readonly newProblems: ReturnType<typeof trackProblems> };

interface ConfigSession extends TrackedSession, LoadedConfig, SnapshotSession {
  /** Ends the session with an unexpected error. */
  readonly fail: (error: unknown) => void;
}

/** Serves the site until the session ends or the configuration changes; then returns the new one. */
async function serveConfig(
  tracked: TrackedSession,
  loaded: LoadedConfig,
  order: 'first' | 'later',
): Promise<LoadedConfig | undefined> {
  const { library, server, progress, signal } = tracked;
  const { config } = loaded;
  const ended = new AbortController();
  const over = AbortSignal.any([signal, ended.signal]);
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    ended.abort();
  };
  const builder = await library.createDevBuilder(config, { progress, signal: over });
  const session: ConfigSession = {
    ...tracked,
    ...loaded,
    builder,
    shown: new WeakSet(),
    withConfig: addConfigProblems(),
    over,
    fail,
  };
  try {
    // Later, open pages wait for all of the site: part of it would hide the errors of the rest.
    if (order === 'first') await unlessAborted(over, () => showFirstPage(server, config, builder, over));
    await showSnapshot(session, { configProblems: loaded.diagnostics });
    // The first page comes before the initial scan of the watcher, which reports all changes since the load.
    await unlessAborted(over, () => firstPageRendered(server, over));
    const next = await showChanges(session);
    if (failure !== undefined) throw failure;
    return next;
  } finally {
    server.suspend();
    ended.abort();
    await builder.save().finally(() => builder.close());
    progress.clear();
  }
}

/** Shortest time between two writes of the cache, which delay an edit that is saved meanwhile. */
const saveMs = 60_000;

/** Shows a snapshot after every change, and renders the other pages in between. */
async function showChanges(session: ConfigSession): Promise<LoadedConfig | undefined> {
  const { library, config, since, builder, over, now, load } = session;
  let configProblems = session.diagnostics;
  const { removed } = builder;
  const imported = () => [...builder.imported(), ...filesOfProblems(configProblems, config)];
  const eventOf = trackConfig(config, { load, realNow: library.realNow });
  const changes = await library.watchSources(config, over, { pace: 'twice', since, removed, imported });
  const save = throttle(saveMs, now, () => builder.save());
  const rest = createRestRendering({ ...session, save });
  const showEdit = createEditDisplay(session, rest);
  try {
    for await (const change of changes) {
      const event = await eventOf(change);
      if (event.kind === 'still-missing') continue;
      if (event.kind === 'changed') return event.loaded;
      if (event.kind === 'missing') {
        rest.stop();
        await showMissingConfig(session, event.diagnostics);
        continue;
      }
      if (event.kind !== 'sources') configProblems = event.diagnostics;
      await showEdit(event.change, configProblems);
    }
    return undefined;
  } finally {
    await rest.end();
  }
}

/**
 * Creates the function that shows an edit and renders the other pages again. If only open pages show it at
 * first, it is reported when the others do, together with the edits that come before that.
 */
function createEditDisplay(session: ConfigSession, rest: RestRendering) {
  let unreported: readonly string[] = [];
  return async (change: ChangeSet, configProblems: readonly Diagnostic[]): Promise<void> => {
    const paths = [...new Set([...unreported, ...change.paths])];
    const reported = { ...change, paths };
    const shown = await showSnapshot(session, { change, reported, configProblems });
    if (shown.kind === 'unchanged') return;
    unreported = shown.kind === 'partial' ? paths : [];
    await rest.restart(
      shown.kind === 'partial'
        ? async (signal) => {
            if (await shown.complete(signal)) unreported = [];
          }
        : undefined,
    );
  };
}
