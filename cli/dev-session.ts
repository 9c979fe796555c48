import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Builder, ChangeSet, Config, DevServer, Diagnostic, Draft, Parsed } from '../src/index.ts';
import { counted } from './counted.ts';
import { createPaint } from './paint.ts';
import type { ShownProgress } from './progress.ts';
import { duration, problemCount, problemsText } from './report.ts';
import type { Terminal, TextStream } from './terminal.ts';

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

/** Shows the site at every change until interrupted. A changed configuration starts anew with a builder of its own. */
export async function devSession(session: DevSession, first: Beginning): Promise<void> {
  let beginning: Beginning | undefined = first;
  while (beginning !== undefined && !session.signal.aborted)
    beginning = await showUnderConfig(session, beginning, beginning === first);
}

/** A configuration, and the moment before it was read, in milliseconds since 1970. What is edited from then on is shown. */
export interface Beginning {
  readonly config: Config;
  readonly since: number;
}

/** Shows drafts until the configuration changes, and gives the new one; undefined when it is over. */
async function showUnderConfig(
  session: DevSession,
  { config, since }: Beginning,
  isStart: boolean,
): Promise<Beginning | undefined> {
  const { library, progress, signal } = session;
  const ended = new AbortController();
  const over = AbortSignal.any([signal, ended.signal]);
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    ended.abort();
  };
  const builder = await library.createBuilder(config, { progress, signal: over });
  let rest: Rest = { stop() {}, ended: Promise.resolve() };
  let broken: readonly Diagnostic[] = [];
  try {
    // Who has pages open already waits for the whole: half a site would take the errors of the other half off their screen.
    await orOver(over, () => (isStart ? showFirst(session, config, builder, over) : undefined));
    await orOver(over, () => showDraft(session, config, builder));
    // Looking at 5,000 files takes 0.4 s, so the first page comes before; what is saved or removed meanwhile is told all the same.
    await orOver(over, () => firstPageDrawn(session, over));
    const changes = await library.watchSources(config, over, {
      pace: 'twice',
      since,
      removed: builder.removed,
    });
    const keep = atMostEvery(keepMs, session.now, () => builder.keep());
    rest = drawRest(session, builder, keep, over, fail);
    for await (const change of changes) {
      if (change.configChanged) {
        const next = await reload(session);
        if ('config' in next && !isSame(next.config, config)) return next;
        broken = 'config' in next ? [] : next.diagnostics;
      }
      if (await orOver(over, () => showDraft(session, config, builder, { change, broken }))) {
        rest.stop();
        await rest.ended;
        rest = drawRest(session, builder, keep, over, fail);
      }
    }
    if (failure !== undefined) throw failure;
    return undefined;
  } finally {
    session.server.leave();
    ended.abort();
    rest.stop();
    await rest.ended;
    await builder.keep().finally(() => builder.close());
    progress.clear();
  }
}

/** Until all pages are parsed, whoever asks for one gets it before the others. Later pages wait for the whole. */
async function showFirst(
  session: DevSession,
  { base }: Config,
  builder: Builder,
  signal: AbortSignal,
): Promise<void> {
  const { server } = session;
  const ahead = builder.parseAhead(server.asked);
  const asked = await Promise.race([server.asked, ahead]);
  const first = asked === undefined || signal.aborted ? undefined : await builder.firstDraft(asked);
  if (first) {
    await server.show(base, async () => first);
    await firstPageDrawn(session, signal);
    await sleep(paintMs, undefined, { signal });
  }
  await ahead;
}

/** Waits until the first page is drawn, should somebody have asked for one. */
async function firstPageDrawn({ server }: DevSession, signal: AbortSignal): Promise<void> {
  const asked = await Promise.race([server.asked, sleep(heardMs, undefined, { signal })]);
  if (asked !== undefined) await Promise.race([server.drawn, sleep(drawnMs, undefined, { signal })]);
}

/** Shows the site as it stands; true when it is another than before. */
async function showDraft(
  session: DevSession,
  config: Config,
  builder: Builder,
  { change, broken = [] }: Edit = {},
): Promise<boolean> {
  const { server, out, cwd, now, progress } = session;
  const paint = createPaint(out.colours);
  const begun = now();
  let isNew = true;
  const draft = await server.show(config.base, async () => {
    const made = await builder.draft(change);
    isNew = !shown.has(made);
    shown.add(made);
    return broken.length === 0 ? made : { ...made, diagnostics: [...broken, ...made.diagnostics], ok: false };
  });
  progress.clear();
  if (!isNew) return false;
  const subject = change
    ? change.paths.map((path) => relative(cwd, path)).join(', ')
    : counted(draft.site?.paths.size ?? 0, 'page');
  const line = draft.ok
    ? `${paint('good', subject)} in ${duration(now() - begun)}`
    : `${problemCount(draft.diagnostics, paint)}.${draft.site ? '' : ' The last good pages stay.'}`;
  out.write(`${problemsText(draft.diagnostics, paint)}${line}\n`);
  return true;
}

/** What was changed, and what is wrong with the configuration since: the site is shown under the last good one. */
interface Edit {
  readonly change?: ChangeSet;
  readonly broken?: readonly Diagnostic[];
}

/** A builder gives the same draft again when nothing has changed. */
const shown = new WeakSet<Draft>();

/** Drawing that goes on beside everything else. */
interface Rest {
  stop(): void;
  readonly ended: Promise<unknown>;
}

/** A request that came while the draft was made is heard within this time. */
const heardMs = 10;

/** The browser is given the processor until it has painted: whoever has just opened a page looks at it first. */
const paintMs = 300;

/** A page that takes longer is not waited for. */
const drawnMs = 1000;

/** Who saves again within this time is still writing, and gets the whole machine. */
const quietMs = 1000;

/** To keep what 5,000 pages are made from takes 0.2 s, in which an edit would have to wait. */
const keepMs = 60_000;

/** Does the work unless it was done a short while ago. */
function atMostEvery(ms: number, now: () => number, work: () => Promise<void>): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - last < ms) return;
    last = now();
    await work();
  };
}

/** Draws what nobody has asked for yet, and tells what was wrong in it. Nobody waits for it, so what goes wrong for us is given to `fail`. */
function drawRest(
  { server, out }: DevSession,
  builder: Builder,
  keep: () => Promise<void>,
  over: AbortSignal,
  fail: (error: unknown) => void,
): Rest {
  const stopped = new AbortController();
  const signal = AbortSignal.any([stopped.signal, over]);
  const ended = orOver(signal, async () => {
    await sleep(quietMs, undefined, { signal });
    await builder.rehearse();
    const found = await server.drawRest(signal);
    out.write(problemsText(found, createPaint(out.colours)));
    if (!signal.aborted) await keep();
  }).catch(fail);
  return { stop: () => stopped.abort(), ended };
}

/** Who saves the same again, or takes back a mistake, need not begin anew. */
function isSame(one: Config, other: Config): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The configuration after an edit, or what is wrong with it. */
async function reload({
  load,
  out,
}: DevSession): Promise<Beginning | { readonly diagnostics: readonly Diagnostic[] }> {
  const since = Date.now();
  const { value: config, diagnostics } = await load();
  if (config === undefined) return { diagnostics };
  out.write(problemsText(diagnostics, createPaint(out.colours)));
  return { config, since };
}

/** What was under way when everything ended is not a failure. */
async function orOver<Value>(
  over: AbortSignal,
  work: () => Promise<Value> | undefined,
): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!over.aborted) throw error;
    return undefined;
  }
}
