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

/** Gives the hash of a file's bytes; undefined when it is not there. */
export type HashOf = (file: FilePath) => Promise<string | undefined>;

/** What the build needs of a disk. Tests pass another. */
export interface FileSystem {
  /** Files below a folder, at any depth, in any order; empty when the folder does not exist. Symbolic links to files count, links to folders are not followed. */
  list(folder: FilePath): Promise<Listed[]>;
  /** Undefined when there is no such file. */
  readText(file: FilePath): Promise<string | undefined>;
  /** Undefined when there is no such file. */
  readBytes(file: FilePath): Promise<Uint8Array | undefined>;
  /** Size in bytes; undefined when there is no such file. */
  size(file: FilePath): Promise<number | undefined>;
  exists(path: FilePath): Promise<boolean>;
  /**
   * A text that is another one whenever the bytes of the file may be others; undefined when there is no such file. The stamp of a file
   * that changed a moment ago is never the same twice: the next change may fall into the same tick of the disk's clock.
   */
  stamp(file: FilePath): Promise<string | undefined>;
  /** Milliseconds since 1970 when the file or its entry was changed last, as far as that is no time to come; undefined when there is no such file. */
  changedAt(file: FilePath): Promise<number | undefined>;
  /** Names of what stands in a folder, sorted; empty when there is none. */
  names(folder: FilePath): Promise<string[]>;
  /** Makes missing folders. */
  write(file: FilePath, content: Uint8Array | string): Promise<void>;
  /** Writes in one step, so that nobody ever reads a part of it, whoever else writes the same file at the same time. Makes missing folders. */
  replace(file: FilePath, content: Uint8Array | string): Promise<void>;
  /** Writes the parts, one after the other, to the end of a file. Makes missing folders. */
  append(file: FilePath, parts: readonly Uint8Array[]): Promise<void>;
  /** Several parts of a file; undefined in the place of one where the file is missing or shorter. */
  readRanges(file: FilePath, ranges: readonly ByteRange[]): Promise<(Uint8Array | undefined)[]>;
  rename(from: FilePath, to: FilePath): Promise<void>;
  /** No error when it is not there. */
  remove(file: FilePath): Promise<void>;
  /** Makes an empty folder that is for this run alone. */
  temporaryFolder(): Promise<FilePath>;
  /** Removes a folder with all that is in it; no error when it is not there. */
  removeFolder(folder: FilePath): Promise<void>;
  /** Removes a folder if it is empty; no error otherwise. */
  removeEmptyFolder(folder: FilePath): Promise<void>;
}
