import type { FilePath } from '../model/path.ts';
import type { FileSystem } from './file-system.ts';
import { type Attempt, refusalOf } from './refusal.ts';

/** A disk that says in a sentence what the system refuses to do; its other failures stay what they are. */
export function withRefusals(disk: FileSystem): FileSystem {
  const telling =
    <Rest extends readonly unknown[], Result>(
      what: Attempt,
      call: (path: FilePath, ...rest: Rest) => Promise<Result>,
    ) =>
    (path: FilePath, ...rest: Rest) =>
      told(what, path, call(path, ...rest));
  return {
    ...disk,
    list: telling('read', disk.list),
    readText: telling('read', disk.readText),
    readBytes: telling('read', disk.readBytes),
    readRanges: telling('read', disk.readRanges),
    size: telling('read', disk.size),
    exists: telling('read', disk.exists),
    stamp: telling('read', disk.stamp),
    changedAt: telling('read', disk.changedAt),
    names: telling('read', disk.names),
    write: telling('written', disk.write),
    replace: telling('written', disk.replace),
    append: telling('written', disk.append),
    rename: (from, to) => told('written', to, disk.rename(from, to)),
    remove: telling('removed', disk.remove),
    removeFolder: telling('removed', disk.removeFolder),
    removeEmptyFolder: telling('removed', disk.removeEmptyFolder),
  };
}

async function told<Result>(what: Attempt, path: FilePath, call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw refusalOf(error, what, path);
  }
}
