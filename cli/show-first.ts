import { setTimeout as sleep } from 'node:timers/promises';
import type { Config, DevBuilder, DevServer } from '../src/index.ts';

/** A request that came while the draft was made is heard within this time. */
const heardMs = 10;

/** The browser is given the processor until it has painted: whoever has just opened a page looks at it first. */
const paintMs = 300;

/** A page that takes longer is not waited for. */
const renderedMs = 1000;

/** Until all pages are parsed, whoever asks for one gets it before the others. Later pages wait for the whole. */
export async function showFirst(
  server: DevServer,
  { base }: Config,
  builder: DevBuilder,
  signal: AbortSignal,
): Promise<void> {
  const ahead = builder.parseAhead(server.asked);
  const asked = await Promise.race([server.asked, ahead]);
  const first = asked === undefined || signal.aborted ? undefined : await builder.firstSnapshot(asked);
  if (first) {
    await server.show(base, async () => first);
    await firstPageRendered(server, signal);
    await sleep(paintMs, undefined, { signal });
  }
  await ahead;
}

/** Waits until the first page is drawn, should somebody have asked for one. */
export async function firstPageRendered(server: DevServer, signal: AbortSignal): Promise<void> {
  const asked = await Promise.race([server.asked, sleep(heardMs, undefined, { signal })]);
  if (asked !== undefined) await Promise.race([server.rendered, sleep(renderedMs, undefined, { signal })]);
}
