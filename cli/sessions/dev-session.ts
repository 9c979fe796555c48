import type { Config, DevBuilder, DevServer, DevSnapshot, Diagnostic, Parsed } from '../../src/index.ts';
import type { ShownProgress } from '../progress.ts';
import type { Library, TextStream } from '../terminal.ts';
import { trackProblems } from '../track-problems.ts';
import { addConfigProblems } from './add-config-problems.ts';
import { unlessAborted, unlessSourceChanged } from './interruptions.ts';
import { firstPageRendered, renderRest, showFirstPage, throttle } from './render-order.ts';
import { type Edit, reportSnapshot } from './report-snapshot.ts';
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

interface ConfigSession extends TrackedSession, LoadedConfig {
  readonly builder: DevBuilder;
  /** Snapshots that were shown: a builder returns the same one again if nothing changed. */
  readonly shown: WeakSet<DevSnapshot>;
  /** Adds the problems of the configuration to a snapshot. */
  readonly withConfig: ReturnType<typeof addConfigProblems>;
  /** Aborted when the session ends or fails. */
  readonly over: AbortSignal;
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
  const startRest = (complete?: (signal: AbortSignal) => Promise<void>) =>
    renderRest({ ...session, save, complete });
  let rest = startRest();
  /** What no complete snapshot has shown yet. */
  let unreported: readonly string[] = [];
  try {
    for await (const change of changes) {
      const event = await eventOf(change);
      if (event.kind === 'still-missing') continue;
      if (event.kind === 'changed') return event.loaded;
      if (event.kind === 'invalid' || event.kind === 'unchanged') configProblems = event.diagnostics;
      if (event.kind === 'missing') {
        rest.stop();
        await showMissingConfig(session, event.diagnostics);
      } else {
        const paths = [...new Set([...unreported, ...(event.change?.paths ?? [])])];
        const reported = event.change && { ...event.change, paths };
        const shown = await showSnapshot(session, { change: event.change, reported, configProblems });
        if (shown.kind === 'unchanged') continue;
        unreported = shown.kind === 'partial' ? paths : [];
        rest.stop();
        await rest.ended;
        rest = startRest(
          shown.kind === 'partial'
            ? async (signal) => {
                if (await shown.complete(signal)) unreported = [];
              }
            : undefined,
        );
      }
    }
    return undefined;
  } finally {
    rest.stop();
    await rest.ended;
  }
}

/** What became of a change. */
type Shown =
  | { readonly kind: 'unchanged' | 'complete' }
  /** Open pages show it. `complete` shows the others, and returns false if a newer snapshot came first. */
  | { readonly kind: 'partial'; complete(signal: AbortSignal): Promise<boolean> };

/** Shows the current site, that is, what open pages need first. Reports it when it is complete. */
async function showSnapshot(session: ConfigSession, edit: Edit = {}): Promise<Shown> {
  const { server, config, builder, shown, now, over, progress } = session;
  const { change, configProblems = [] } = edit;
  const start = now();
  let isNew = false;
  const make = async (): Promise<DevSnapshot> => {
    const open = change && server.openPages();
    const made = session.withConfig(await builder.snapshot(change, open), configProblems);
    isNew = !shown.has(made);
    shown.add(made);
    return made;
  };
  const show = () => server.show(config.base, make);
  const snapshot = await unlessAborted(over, () => unlessSourceChanged(session, show));
  progress.clear();
  if (snapshot === undefined || !isNew) return { kind: 'unchanged' };
  const report = (made: DevSnapshot) => reportSnapshot(session, made, { edit, ms: now() - start });
  if (snapshot.isPartial) {
    return {
      kind: 'partial',
      async complete(signal) {
        const made = await completeSnapshot(session, configProblems, signal);
        if (made) report(made);
        return made !== undefined;
      },
    };
  }
  report(snapshot);
  return { kind: 'complete' };
}

/** Shows all of the last snapshot. Returns undefined if a newer one comes first. */
async function completeSnapshot(
  session: ConfigSession,
  configProblems: readonly Diagnostic[],
  signal: AbortSignal,
): Promise<DevSnapshot | undefined> {
  const { server, config, builder, shown, progress } = session;
  const found = await unlessSourceChanged(session, () => builder.complete(signal));
  progress.clear();
  if (found === undefined) return undefined;
  const made = session.withConfig(found, configProblems);
  shown.add(made);
  // A change that came just now may have been shown before the server gets here.
  const isNewest = () => builder.latest() === found;
  await server.show(config.base, async () => (isNewest() ? made : undefined));
  return isNewest() ? made : undefined;
}

async function showMissingConfig(session: ConfigSession, diagnostics: readonly Diagnostic[]): Promise<void> {
  const { server, config, over } = session;
  const snapshot = { diagnostics, ok: false, parsed: 0 };
  await unlessAborted(over, () => server.show(config.base, async () => snapshot));
  reportSnapshot(session, snapshot, { edit: {}, ms: 0 });
}
