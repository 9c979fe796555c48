import type { Config, DevBuilder, DevServer, DevSnapshot, Diagnostic } from '../../src/index.ts';
import type { ShownProgress } from '../progress.ts';
import type { Library } from '../terminal.ts';
import type { addConfigProblems } from './add-config-problems.ts';
import { unlessAborted, unlessSourceChanged } from './interruptions.ts';
import { type Edit, type Reporting, reportSnapshot } from './report-snapshot.ts';

/** Where snapshots of one configuration are made, shown and reported. */
export interface SnapshotSession extends Reporting {
  readonly library: Library;
  readonly progress: ShownProgress;
  readonly server: DevServer;
  readonly config: Config;
  readonly builder: DevBuilder;
  /** Snapshots that were shown: a builder returns the same one again if nothing changed. */
  readonly shown: WeakSet<DevSnapshot>;
  /** Adds the problems of the configuration to a snapshot. */
  readonly withConfig: ReturnType<typeof addConfigProblems>;
  /** Aborted when the session ends or fails. */
  readonly over: AbortSignal;
  /** Milliseconds. */
  now(): number;
}

/** What became of a change. */
export type Shown =
  | { readonly kind: 'unchanged' | 'complete' }
  /** Open pages show it. `complete` shows the others, and returns false if a newer snapshot came first. */
  | { readonly kind: 'partial'; complete(signal: AbortSignal): Promise<boolean> };

/** Shows the current site, that is, what open pages need first. Reports it when it is complete. */
export async function showSnapshot(session: SnapshotSession, edit: Edit = {}): Promise<Shown> {
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
  session: SnapshotSession,
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

/** Reports that the configuration is gone. Open pages keep what they show. */
export async function showMissingConfig(
  session: SnapshotSession,
  diagnostics: readonly Diagnostic[],
): Promise<void> {
  const { server, config, over } = session;
  const snapshot = { diagnostics, ok: false, parsed: 0 };
  await unlessAborted(over, () => server.show(config.base, async () => snapshot));
  reportSnapshot(session, snapshot, { edit: {}, ms: 0 });
}
