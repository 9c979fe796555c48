import { relative } from 'node:path';
import type {
  ChangeSet,
  Config,
  DevBuilder,
  DevServer,
  DevSnapshot,
  Diagnostic,
  Parsed,
} from '../src/index.ts';
import { counted } from './counted.ts';
import { followConfig } from './follow-config.ts';
import { followProblems } from './follow-problems.ts';
import { orOver } from './or-over.ts';
import { createPaint } from './paint.ts';
import type { ShownProgress } from './progress.ts';
import { atMostEvery, renderRest } from './render-rest.ts';
import { duration, problemCount, problemsText } from './report.ts';
import { savedFiles } from './saved-files.ts';
import { firstPageRendered, showFirst } from './show-first.ts';
import type { Terminal, TextStream } from './terminal.ts';
import { unlessSourceChanged } from './unless-source-changed.ts';

/** What one run of `docs dev` works with. */
export interface DevSession {
  readonly library: Awaited<ReturnType<Terminal['library']>>;
  readonly progress: ShownProgress;
  readonly signal: AbortSignal;
  readonly server: DevServer;
  readonly out: TextStream;
  readonly cwd: string;
  /** Milliseconds. */
  now(): number;
  load(): Promise<Parsed<Config | undefined>>;
}

/** A configuration, and the moment before it was read, in milliseconds since 1970. What is edited from then on is shown. */
export interface Beginning {
  readonly config: Config;
  readonly since: number;
}

/** Shows the site at every change until interrupted. A changed configuration starts anew with a builder of its own. */
export async function devSession(session: DevSession, first: Beginning): Promise<void> {
  const newsOf = followProblems();
  let beginning = await showUnderConfig({ ...session, newsOf }, first, 'first');
  while (beginning !== undefined && !session.signal.aborted)
    beginning = await showUnderConfig({ ...session, newsOf }, beginning, 'later');
}

/** A session whose problems are followed. */
interface FollowedSession extends DevSession {
  readonly newsOf: ReturnType<typeof followProblems>;
}

/** A session under one configuration. */
interface Showing extends FollowedSession, Beginning {
  readonly builder: DevBuilder;
  /** What has been shown: a builder gives the same draft again when nothing has changed. */
  readonly shown: WeakSet<DevSnapshot>;
  /** Aborted when the session is over, or something has failed. */
  readonly over: AbortSignal;
  /** Ends it with what went wrong for us. */
  readonly fail: (error: unknown) => void;
}

/** Shows drafts until the configuration changes, and gives the new one; undefined when it is over. */
async function showUnderConfig(
  session: FollowedSession,
  beginning: Beginning,
  turn: 'first' | 'later',
): Promise<Beginning | undefined> {
  const { library, server, progress, signal } = session;
  const { config } = beginning;
  const ended = new AbortController();
  const over = AbortSignal.any([signal, ended.signal]);
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    ended.abort();
  };
  const builder = await library.createDevBuilder(config, { progress, signal: over });
  const showing: Showing = { ...session, ...beginning, builder, shown: new WeakSet(), over, fail };
  try {
    // Who has pages open already waits for the whole: half a site would take the errors of the other half off their screen.
    if (turn === 'first') await orOver(over, () => showFirst(server, config, builder, over));
    await showSnapshot(showing);
    // Looking at 5,000 files takes 0.4 s, so the first page comes before; what is saved or removed meanwhile is told all the same.
    await orOver(over, () => firstPageRendered(server, over));
    const next = await showChanges(showing);
    if (failure !== undefined) throw failure;
    return next;
  } finally {
    session.server.leave();
    ended.abort();
    await builder.save().finally(() => builder.close());
    progress.clear();
  }
}

/** To keep what 5,000 pages are made from takes 0.2 s, in which an edit would have to wait. */
const keepMs = 60_000;

/** Shows a draft at every change, and draws the rest in between. */
async function showChanges(showing: Showing): Promise<Beginning | undefined> {
  const { library, config, since, builder, over, now, out, load } = showing;
  const { removed, imported } = builder;
  const follow = followConfig(config, { load, realNow: library.realNow });
  const changes = await library.watchSources(config, over, { pace: 'twice', since, removed, imported });
  const keep = atMostEvery(keepMs, now, () => builder.save());
  const renderOn = () => renderRest({ ...showing, keep });
  let rest = renderOn();
  let broken: readonly Diagnostic[] = [];
  try {
    for await (const change of changes) {
      const edit = await follow(change);
      if (edit.kind === 'waiting') continue;
      if (edit.kind === 'same' || edit.kind === 'other')
        out.write(problemsText(edit.diagnostics, createPaint(out)));
      if (edit.kind === 'other') return edit;
      if (edit.kind === 'wrong') broken = edit.diagnostics;
      if (edit.kind === 'same') broken = [];
      if (edit.kind === 'gone') {
        // What is not drawn yet has nothing to be drawn from.
        rest.stop();
        await showGone(showing, edit.diagnostics);
      } else if (await showSnapshot(showing, { change: edit.change, broken })) {
        rest.stop();
        await rest.ended;
        rest = renderOn();
      }
    }
    return undefined;
  } finally {
    rest.stop();
    await rest.ended;
  }
}

/** What was changed, and what is wrong with the configuration since: the site is shown under the last good one. */
interface Edit {
  readonly change?: ChangeSet;
  readonly broken?: readonly Diagnostic[];
}

/** Shows the site as it stands; true when it is another than before. */
async function showSnapshot(showing: Showing, edit: Edit = {}): Promise<boolean> {
  const { now, over, progress } = showing;
  const begun = now();
  const snapshot = await orOver(over, () => unlessSourceChanged(showing, () => newSnapshot(showing, edit)));
  progress.clear();
  if (snapshot) tellSnapshot(showing, snapshot, edit, now() - begun);
  return snapshot !== undefined;
}

/** Shows that there is no configuration, over the last good pages. */
async function showGone(showing: Showing, diagnostics: readonly Diagnostic[]): Promise<void> {
  const { server, config, over } = showing;
  const snapshot = { diagnostics, ok: false, parsed: 0 };
  await orOver(over, () => server.show(config.base, async () => snapshot));
  tellSnapshot(showing, snapshot, {}, 0);
}

/** Makes a draft and shows it; undefined when it is the one of before. */
async function newSnapshot(
  { server, config, builder, shown }: Showing,
  { change, broken = [] }: Edit,
): Promise<DevSnapshot | undefined> {
  let isNew = true;
  const snapshot = await server.show(config.base, async () => {
    const made = await builder.snapshot(change);
    isNew = !shown.has(made);
    shown.add(made);
    return broken.length === 0 ? made : { ...made, diagnostics: [...broken, ...made.diagnostics], ok: false };
  });
  return isNew ? snapshot : undefined;
}

/** A line for every edit, after what is wrong with the site and was not told before. */
function tellSnapshot(showing: Showing, snapshot: DevSnapshot, { change }: Edit, ms: number): void {
  const { out, cwd, config, newsOf } = showing;
  const paint = createPaint(out);
  const { diagnostics, ok } = snapshot;
  const { told, before } = newsOf({ diagnostics, ok, saved: savedFiles(change, config) });
  const count = problemCount(diagnostics, paint, before);
  const subject = change
    ? change.paths.map((path) => relative(cwd, path)).join(', ')
    : counted(snapshot.site?.paths.size ?? 0, 'page');
  const line = ok
    ? `${paint('good', subject)} in ${duration(ms)}${diagnostics.length === 0 ? '' : `, with ${count}`}`
    : `${count}.${snapshot.site ? '' : ' The last good pages stay.'}`;
  out.write(`${problemsText(told, paint)}${line}\n`);
}
