import type { BuildContext } from '../build/context.ts';
import { nextTurn } from '../lib/next-turn.ts';
import { productsToExtract } from '../load/extract-products.ts';
import { parseOptions } from '../parse/parse-task.ts';
import { sourceTexts } from '../read/source-texts.ts';

/**
 * Pages parsed between two checks of `enough`: a requested page waits for no more than these. Enough for
 * threads.
 */
const batchSize = 96;

/** Turns of the event loop in which a connection is accepted, its request read, and its page known. */
const requestTurns = 4;

/** Reads the sources and parses the pages that are not in the cache, in batches, until `enough` resolves. */
export async function parseAhead(
  { sources, pages, bundler, signal }: BuildContext,
  enough: Promise<unknown>,
): Promise<void> {
  let isEnough = false;
  void enough.then(() => {
    isEnough = true;
  });
  await sources.listAhead();
  // A request that came while files were listed does not wait for the texts of all pages.
  for (let turn = 0; turn < requestTurns && !isEnough; turn++) await nextTurn();
  if (isEnough) return;
  const found = await sources.readAhead();
  // The first page needs the bundles and no other page, so bundling gets the processor first.
  await Promise.race([enough, bundler.settled()]);
  const isOver = () => isEnough || signal?.aborted === true;
  if (isOver()) return;
  const waiting = await pages.unparsed(found.ofKind('page'));
  while (waiting.length > 0 && !isOver()) await pages.parse(waiting.splice(0, batchSize), found);
}

/** Enough pages for the engine to compile the functions that parsing calls most. */
const pageCount = 4;

/**
 * Parses some pages and loads the templates on this thread, where edited pages are parsed and rendered.
 * Another thread meanwhile reads the libraries beside the site, which nobody waits for.
 */
export async function warmUp(context: BuildContext): Promise<void> {
  // A change of a library meets the same failure and reports it; a closed thread fails, too.
  context.warmExtraction(productsToExtract(context.config)).catch(() => {});
  const { sources, files, config, cache, tasks, placeTemplates } = context;
  const pages = (sources.latest()?.ofKind('page') ?? []).slice(0, pageCount);
  const options = parseOptions(config);
  const texts = sourceTexts(pages, files);
  await tasks.inline.parsePages(
    pages.map(({ path }) => ({ path, options })),
    async (task) => ({ text: await texts.textOf(task) }),
    async () => {},
  );
  const server = cache.latest()?.bundles.server;
  // Code of the site runs in a thread.
  if (server && !server.ownTemplates) tasks.inline.preload((await placeTemplates(server)).location);
}
