import type { BuildTools } from '../build/build-tools.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { Config } from '../model/config.ts';
import { parseSources, unseenSources } from '../parse/parse-pages.ts';
import type { SourceReader } from '../read/source-reader.ts';

/** Pages parsed between two looks at whether it is enough: who asks for a page waits for no more than these. Enough of them for threads. */
const sliceSize = 96;

/** Turns of the event loop until a connection is accepted, its request is read, and somebody is told of it. */
const turnsToHear = 4;

/** Reads the sources and parses the pages that have not been seen, some at a time, until all are known or it is enough. */
export async function parseAhead(
  sources: SourceReader,
  config: Config,
  tools: BuildTools,
  enough: Promise<unknown>,
): Promise<void> {
  let isEnough = false;
  void enough.then(() => {
    isEnough = true;
  });
  await sources.listAhead(tools);
  // Whoever asked while files were listed is heard now, and does not wait for the texts of all pages.
  for (let turn = 0; turn < turnsToHear && !isEnough; turn++) await nextTurn();
  if (isEnough) return;
  const found = await sources.readAhead(tools);
  // Whoever asks for a page waits for the bundles, but not for other pages: they get the processor first. A failure is told with the page.
  await Promise.race([enough, tools.bundles.begun?.made.catch(() => {})]);
  const isOver = () => isEnough || tools.signal?.aborted === true;
  if (isOver()) return;
  const waiting = unseenSources(found.ofKind('page'), config, tools);
  while (waiting.length > 0 && !isOver()) await parseSources(waiting.splice(0, sliceSize), config, tools);
}
