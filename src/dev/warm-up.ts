import type { BuildTools } from '../build/build-tools.ts';
import type { Config } from '../model/config.ts';
import type { SourceFile } from '../model/source.ts';
import { parseOptions, textSource } from '../parse/parse-pages.ts';
import { placeTemplates } from '../render/place-templates.ts';

/** Enough for the engine to compile what parsing calls most. */
const pages = 4;

/**
 * Parses some pages for nothing and loads the templates on this thread, where edits are parsed and drawn: the first edit would wait 0.1 s for
 * each of the two.
 */
export async function rehearse(
  sources: readonly SourceFile[],
  config: Config,
  tools: BuildTools,
): Promise<void> {
  const some = sources.slice(0, pages);
  const options = parseOptions(config, tools);
  await tools.crew.parse(
    some.map(({ path }) => ({ path, options })),
    textSource(some, tools.files).textOf,
    async () => {},
  );
  const server = tools.bundles.latest?.bundles.server;
  if (server) await tools.crew.bench((await placeTemplates(server, tools)).location);
}
