import type { BuildContext } from '../build/context.ts';
import { sourceTexts } from '../read/source-texts.ts';

/** Enough pages for the engine to compile the functions that parsing calls most. */
const pageCount = 4;

/** Parses some pages and loads the templates on this thread, where edited pages are parsed and rendered. */
export async function warmUp(context: BuildContext): Promise<void> {
  const { sources, files, config, cache, tasks, placeTemplates } = context;
  const pages = (sources.latest()?.ofKind('page') ?? []).slice(0, pageCount);
  const options = { trust: config.trustMarkdown };
  await tasks.inline.parsePages(
    pages.map(({ path }) => ({ path, options })),
    sourceTexts(pages, files).textOf,
    async () => {},
  );
  const server = cache.latest()?.bundles.server;
  if (server) tasks.inline.preload((await placeTemplates(server)).location);
}
