import type { FileSystem, HashOf } from '../effects/file-system.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import type { ChangeSet, SourceFile } from '../model/source.ts';
import { outsideSources } from './outside-sources.ts';
import { type ListedSource, listSources, readSources, updateSources } from './read-sources.ts';
import { sourceRoots } from './source-roots.ts';
import type { Sources } from './sources.ts';

/** Reads the sources of a site and keeps them, so that no file is listed or read twice without need. */
export interface SourceReader {
  /** The sources as they were last read. */
  latest(): Sources | undefined;
  /**
   * Reads all sources, or only the changed files of a change set that replaces no whole source folder.
   * Returns sources from `readAhead` once without looking at the disk again.
   */
  read(changes?: ChangeSet): Promise<Sources>;
  /** Lists the files for the next read. */
  listAhead(): Promise<void>;
  /** Reads all sources for the next `read`. The watcher reports files that change afterwards. */
  readAhead(): Promise<Sources>;
  /** The files as they were last listed, or as they are now. */
  listed(): Promise<readonly ListedSource[]>;
  /** Reads some of the files, or takes them from the sources if all were read. */
  readSome(listed: readonly ListedSource[]): Promise<readonly SourceFile[]>;
  /** Keeps sources that were read elsewhere, unless there are some already. */
  keep(sources: Sources): void;
}

/** What a source reader needs. */
export interface SourceReaderOptions {
  readonly files: Pick<FileSystem, 'list' | 'names' | 'entry' | 'realPath'>;
  readonly hashOf: HashOf;
  /** Called with the files of each listing, before they are read. */
  readonly onListed?: ((listed: readonly ListedSource[]) => void) | undefined;
}

/** Creates a reader that has read nothing yet. */
export function createSourceReader(
  config: Config,
  { files, hashOf, onListed }: SourceReaderOptions,
): SourceReader {
  const listing = createListing(async () => {
    const found = await listSources(config, files);
    onListed?.(found);
    return found;
  });
  const isPartial = partialChanges(config);
  let latest: Sources | undefined;
  let reading: Promise<Sources> | undefined;
  let ahead: Sources | undefined;

  const readNow = async (changes?: ChangeSet): Promise<Sources> => {
    const before = latest;
    reading =
      before && isPartial(changes)
        ? updateSources(
            config,
            { ...files, hashOf },
            { before, changed: changes.paths as readonly FilePath[] },
          )
        : listing.next().then((found) => readSources(found, hashOf, before));
    latest = await reading;
    return latest;
  };

  return {
    latest: () => latest,
    async read(changes) {
      const known = changes ? undefined : ahead;
      ahead = undefined;
      return known ?? readNow(changes);
    },
    listAhead: listing.ahead,
    async readAhead() {
      ahead = await readNow();
      return ahead;
    },
    listed: listing.latest,
    async readSome(listed) {
      const known = await reading;
      if (known) return listed.flatMap(({ path }) => known.get(path) ?? []);
      return (await readSources(listed, hashOf)).all();
    },
    keep(sources) {
      latest ??= sources;
    },
  };
}

/** Returns the test for changes that replace no whole source folder. */
function partialChanges(config: Config): (changes?: ChangeSet) => changes is ChangeSet {
  const roots: readonly string[] = [
    ...sourceRoots(config),
    ...outsideSources(config).map(({ folder, watched }) => (watched.kind === 'file' ? folder : watched.path)),
  ];
  return (changes): changes is ChangeSet =>
    changes !== undefined && !changes.paths.some((path) => roots.includes(path));
}

type Listing = Promise<readonly ListedSource[]>;

/** Lists files for each read, once before it if it is to be fast. */
function createListing(listNow: () => Listing) {
  let latest: Listing | undefined;
  let isAhead = false;
  const next = (): Listing => {
    const listed = (isAhead && latest) || listNow();
    latest = listed;
    isAhead = false;
    return listed;
  };
  return {
    /** The listing for a read. */
    next,
    /** The last listing, or the first one. */
    latest: () => latest ?? next(),
    /** Lists the files for the next read. */
    async ahead(): Promise<void> {
      await next();
      isAhead = true;
    },
  };
}
