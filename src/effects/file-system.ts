import type { FilePath } from '../model/path.ts';

/** A file found by `list`. */
export interface Listed {
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

/** The file operations of a build. Tests pass another implementation. */
export interface FileSystem {
  /**
   * Lists the files below a folder at any depth, in any order, including symbolic links to files. Does not
   * follow links to folders. Returns no files when the folder does not exist.
   */
  list(folder: FilePath): Promise<Listed[]>;
  /** Returns undefined when the file does not exist. */
  readText(file: FilePath): Promise<string | undefined>;
  /** Returns undefined when the file does not exist. */
  readBytes(file: FilePath): Promise<Uint8Array | undefined>;
  /** Returns the size in bytes, or undefined when the file does not exist. */
  size(file: FilePath): Promise<number | undefined>;
  exists(path: FilePath): Promise<boolean>;
  /**
   * Returns a text that differs whenever the bytes of the file may differ, or undefined when the file does
   * not exist. The stamp of a recently changed file is never the same twice: another change may fall into the
   * same tick of the disk's clock.
   */
  stamp(file: FilePath): Promise<string | undefined>;
  /**
   * Returns when the file or its entry last changed, in milliseconds since 1970, or undefined when it does
   * not exist.
   */
  changedAt(file: FilePath): Promise<number | undefined>;
  /** Returns the sorted names in a folder; none when it does not exist. */
  names(folder: FilePath): Promise<string[]>;
  /** Creates missing folders. */
  write(file: FilePath, content: Uint8Array | string): Promise<void>;
  /**
   * Writes a file atomically, even if several processes write it at the same time. Creates missing folders.
   */
  replace(file: FilePath, content: Uint8Array | string): Promise<void>;
  /** Appends parts to a file, in order. Creates missing folders. */
  append(file: FilePath, parts: readonly Uint8Array[]): Promise<void>;
  /** Reads parts of a file. Returns undefined for each part that does not exist. */
  readRanges(file: FilePath, ranges: readonly ByteRange[]): Promise<(Uint8Array | undefined)[]>;
  /** Creates missing folders. */
  rename(from: FilePath, to: FilePath): Promise<void>;
  /** Does nothing when the file does not exist. */
  remove(file: FilePath): Promise<void>;
  /** Creates an empty folder that no other run uses. */
  temporaryFolder(): Promise<FilePath>;
  /** Removes a folder and its contents. Does nothing when it does not exist. */
  removeFolder(folder: FilePath): Promise<void>;
  /** Removes a folder, unless it does not exist or contains anything. */
  removeEmptyFolder(folder: FilePath): Promise<void>;
}
