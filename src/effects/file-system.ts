import type { FilePath } from '../model/path.ts';
import type { FileFault } from '../model/source.ts';

/** An entry of a folder that is no folder itself, or a folder that cannot be read. */
export interface FileEntry {
  /** Why the entry cannot be read as a file; absent for a file, and for a link to one. */
  readonly fault?: FileFault;
  /** The file to which a symbolic link leads. */
  readonly target?: FilePath;
}

/** Whether a folder is listed with the entries that cannot be read as files. */
export type ListedEntries = 'files' | 'all';

/** A file found by `list`. */
export interface Listed extends FileEntry {
  /** Posix path relative to the listed folder. */
  readonly path: string;
  readonly file: FilePath;
}

/** Bytes `offset` to `offset + length` of a file. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** Returns the hash of a file's bytes, or undefined when it does not exist. */
export type HashOf = (file: FilePath) => Promise<string | undefined>;

/**
 * The file operations of a build. Reading returns undefined for a missing file; writing creates missing
 * folders; removing ignores what does not exist. Tests pass another implementation.
 */
export interface FileSystem {
  /**
   * Lists the files below a folder at any depth, in any order, with symbolic links to files
   * but not to folders. `enters` decides which folders below it are listed, by their paths
   * relative to it; by default all.
   */
  list(folder: FilePath, enters?: (path: string) => boolean, wanted?: ListedEntries): Promise<Listed[]>;
  /** Looks at a file; undefined for a missing one and for a folder. */
  entry(file: FilePath): Promise<FileEntry | undefined>;
  /** Returns the path of a folder without symbolic links. */
  realPath(folder: FilePath): Promise<FilePath | undefined>;
  readText(file: FilePath): Promise<string | undefined>;
  readBytes(file: FilePath): Promise<Uint8Array | undefined>;
  /** Returns undefined for each part that does not exist. */
  readRanges(file: FilePath, ranges: readonly ByteRange[]): Promise<(Uint8Array | undefined)[]>;
  /** Returns the size in bytes. */
  size(file: FilePath): Promise<number | undefined>;
  exists(path: FilePath): Promise<boolean>;
  /**
   * Returns a text that differs whenever the bytes may differ. The stamp of a recently changed file is never
   * the same twice: another change may fall into the same tick of the disk's clock.
   */
  stamp(file: FilePath): Promise<string | undefined>;
  /** Returns when the file last changed, in milliseconds since 1970. */
  changedAt(file: FilePath): Promise<number | undefined>;
  /** Returns the sorted names in a folder. */
  names(folder: FilePath): Promise<string[]>;
  write(file: FilePath, content: Uint8Array | string): Promise<void>;
  /** Writes a file atomically, even if several processes do so at once. */
  replace(file: FilePath, content: Uint8Array | string): Promise<void>;
  /** Appends parts in order. */
  append(file: FilePath, parts: readonly Uint8Array[]): Promise<void>;
  rename(from: FilePath, to: FilePath): Promise<void>;
  remove(file: FilePath): Promise<void>;
  /** Creates an empty folder that no other run uses. */
  temporaryFolder(): Promise<FilePath>;
  /** Removes a folder and its contents. */
  removeFolder(folder: FilePath): Promise<void>;
  /** Removes a folder, unless it contains anything. */
  removeEmptyFolder(folder: FilePath): Promise<void>;
}
