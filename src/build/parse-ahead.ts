import type { Config } from '../model/config.ts';
import type { SourceFile } from '../model/source.ts';
import { type ParseTools, parseSources, unseenSources } from './parse-sources.ts';

/** Pages parsed between two looks at whether it is enough: who asks for a page waits for no more than these. Enough of them for threads. */
const sliceSize = 96;

/** Parses pages that have not been seen, some at a time, until all are known or it is enough. */
export async function parseAhead(
  sources: readonly SourceFile[],
  config: Config,
  tools: ParseTools,
  isEnough: () => boolean,
): Promise<void> {
  if (isEnough()) return;
  const waiting = unseenSources(sources, config, tools);
  while (waiting.length > 0 && !isEnough()) await parseSources(waiting.splice(0, sliceSize), config, tools);
}
