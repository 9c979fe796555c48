import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import type { ChangeSet } from '../model/source.ts';
import { sourceAt } from './read-sources.ts';
import type { Sources } from './sources.ts';

/** True when every file of a change is a source, and has the bytes that it had before; a template is no source. */
export function changesNothing(
  { paths }: ChangeSet,
  config: Config,
  { before, after }: { readonly before: Sources; readonly after: Sources },
): boolean {
  return paths.every((file) => {
    const path = sourceAt(config, file as FilePath)?.path;
    const known = path && before.get(path);
    return known !== undefined && after.get(known.path) === known;
  });
}
