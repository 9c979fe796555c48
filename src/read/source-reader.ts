import type { BuildTools } from '../build/build-tools.ts';
import { beginBundles } from '../build/prefetch-bundles.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import type { ChangeSet, SourceFile } from '../model/source.ts';
import { type ListedSource, listSources, readSources, updateSources } from './read-sources.ts';
import { sourceRoots } from './source-roots.ts';
import type { Sources } from './sources.ts';

/** Reads the sources of a site for a builder, and keeps them: no file is listed or read twice without need. */
export interface SourceReader {
  /** The sources as they were read last. */
  latest(): Sources | undefined;
  /**
   * Reads all sources; with the files that changed since the last time, only those, unless a whole folder of sources went or came. What was read ahead is given once without a look at the
   * disk. `listed` is told of the files before they are read.
   */
  read(tools: BuildTools, changes?: ChangeSet, listed?: Listed): Promise<Sources>;
  /** Lists the files for the next who reads. */
  listAhead(tools: BuildTools): Promise<void>;
  /** Reads all sources for the next who reads. What changes from now on is told by whoever watches. */
  readAhead(tools: BuildTools): Promise<Sources>;
  /** The files as they were listed last, or are now. */
  listed(tools: BuildTools): Promise<readonly ListedSource[]>;
  /** Reads some of the files, unless all are being read or have been. */
  readSome(listed: readonly ListedSource[], tools: BuildTools): Promise<readonly SourceFile[]>;
  /** Keeps sources that somebody went on reading, unless there are others: what has been read keeps what was made of it. */
  keep(sources: Sources): void;
}

/** Told of the files that are about to be read. */
export type Listed = (files: readonly ListedSource[]) => void;

/** Reads nothing yet. */
export function createSourceReader(config: Config): SourceReader {
  let latest: Sources | undefined;
  let reading: Promise<Sources> | undefined;
  let ahead: Sources | undefined;
  let listing: Promise<readonly ListedSource[]> | undefined;
  let isAhead = false;

  const roots: readonly string[] = sourceRoots(config);
  const isPart = (changes?: ChangeSet): changes is ChangeSet =>
    changes !== undefined && !changes.paths.some((path) => roots.includes(path));
  const listNow = async (tools: BuildTools) => {
    const found = await listSources(config, tools.files);
    await beginBundles(found, tools);
    return found;
  };
  const list = (tools: BuildTools): Promise<readonly ListedSource[]> => {
    const listed = (isAhead && listing) || listNow(tools);
    listing = listed;
    isAhead = false;
    return listed;
  };
  const readAll = async (tools: BuildTools, listed: Listed): Promise<Sources> => {
    const found = await list(tools);
    listed(found);
    return readSources(found, tools.hashes.of, latest);
  };
  const readNow = async (tools: BuildTools, changes?: ChangeSet, listed: Listed = () => {}) => {
    tools.progress.stage('read');
    const before = latest;
    const changed = isPart(changes) ? (changes.paths as readonly FilePath[]) : undefined;
    reading = tools.stopwatch.time('read', () =>
      before && changed
        ? updateSources(config, { hashOf: tools.hashes.of, names: tools.files.names }, before, changed)
        : readAll(tools, listed),
    );
    latest = await reading;
    return latest;
  };

  return {
    latest: () => latest,
    read(tools, changes, listed) {
      const known = changes ? undefined : ahead;
      ahead = undefined;
      return known ? Promise.resolve(known) : readNow(tools, changes, listed);
    },
    async listAhead(tools) {
      await list(tools);
      isAhead = true;
    },
    async readAhead(tools) {
      ahead = await readNow(tools);
      return ahead;
    },
    listed: (tools) => listing ?? list(tools),
    async readSome(listed, tools) {
      const known = await reading;
      if (known) return listed.flatMap(({ path }) => known.get(path) ?? []);
      return (await readSources(listed, tools.hashes.of)).all();
    },
    keep(sources) {
      latest ??= sources;
    },
  };
}
