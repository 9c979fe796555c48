import { posix, relative, sep } from 'node:path';
import type { History } from '../effects/git-history.ts';
import type { Config } from '../model/config.ts';
import { sourceRoots } from '../read/source-roots.ts';

/** The day on which each source was changed last, by its path; empty where nobody asks for it or nothing is known. */
export async function lastChanges(
  config: Config,
  history: History | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (!config.lastUpdated || !history) return new Map();
  const days = sourceRoots(config).map(async (root) => {
    // `''` for the content folder itself, `../docs` for a folder beside it.
    const folder = relative(config.contentDir, root).split(sep).join('/');
    const found = await history.lastChanges(root);
    return [...found].map(([file, day]) => [posix.join(folder, file), day] as const);
  });
  return new Map((await Promise.all(days)).flat());
}
