import type { Config } from '../model/config.ts';
import type { SourceFile } from '../model/source.ts';
import { type ParseTools, parseOptions, textSource } from './parse-sources.ts';

/** Enough for the engine to compile what parsing calls most. */
const pages = 4;

/** Parses some pages for nothing on this thread, where edits are parsed: the first edit would wait 0.1 s for the parser to be loaded. */
export async function rehearse(
  sources: readonly SourceFile[],
  config: Config,
  tools: ParseTools,
): Promise<void> {
  const some = sources.slice(0, pages);
  const options = parseOptions(config, tools);
  await tools.crew.parse(
    some.map(({ path }) => ({ path, options })),
    textSource(some, tools.files).textOf,
    async () => {},
  );
}
