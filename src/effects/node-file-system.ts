import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FilePath } from '../model/path.ts';
import { type AdaptiveIo, createAdaptiveIo } from './adaptive-io.ts';
import { readEntry } from './file-entry.ts';
import { isMissing, withFileErrors } from './file-errors.ts';
import {
  appendToFile,
  changeTime,
  listFiles,
  readRanges,
  readRangesSync,
  removeEmptyFolder,
  replaceFile,
  stampOf,
} from './file-operations.ts';
import type { FileSystem } from './file-system.ts';

/** Creates the file system of this machine. Calls of `slowCall` milliseconds or more overlap. */
export function nodeFileSystem(slowCall?: number): FileSystem {
  const disk = createAdaptiveIo(() => performance.now(), slowCall);
  return withFileErrors({ ...readingFrom(disk), ...writingTo(disk) });
}

type Reading = Pick<
  FileSystem,
  | ('list' | 'entry' | 'realPath' | 'names' | 'exists')
  | ('readText' | 'readBytes' | 'readRanges' | 'size' | 'stamp' | 'changedAt')
>;

/** What changes nothing on a disk. */
function readingFrom(disk: AdaptiveIo): Reading {
  // Measured separately, since reading megabytes takes longer on any disk.
  const packs = createAdaptiveIo(() => performance.now());
  const either =
    <Value>(readSync: (file: FilePath) => Value | Promise<Value>, read: (file: FilePath) => Promise<Value>) =>
    (file: FilePath) =>
      orMissing(
        disk.run(
          () => readSync(file),
          () => read(file),
        ),
      );
  const statsOf = either(
    (path) => statSync(path, { throwIfNoEntry: false }),
    (path) => stat(path),
  );
  return {
    list: async (folder, enters, wanted) => listFiles(folder, enters, wanted),
    entry: (file) => orMissing((async () => readEntry(file))()),
    realPath: (folder) => orMissing(realpath(folder) as Promise<FilePath>),
    readText: either(
      (file) => (blocks(file) ? readFile(file, 'utf8') : readFileSync(file, 'utf8')),
      (file) => readFile(file, 'utf8'),
    ),
    readBytes: either(
      (file) => (blocks(file) ? readFile(file) : readFileSync(file)),
      (file) => readFile(file),
    ),
    readRanges: async (file, ranges) =>
      (await orMissing(
        packs.run(
          () => readRangesSync(file, ranges),
          () => readRanges(file, ranges),
        ),
      )) ?? ranges.map(() => undefined),
    size: async (file) => (await statsOf(file))?.size,
    stamp: async (file) => stampOf(await statsOf(file)),
    changedAt: async (file) => changeTime(await statsOf(file)),
    names: async (folder) => ((await orMissing(readdir(folder))) ?? []).sort(),
    exists: async (path) => (await statsOf(path)) !== undefined,
  };
}

/** Whether a synchronous read may never end: a pipe that nobody writes would also block Ctrl-C. */
function blocks(file: FilePath): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile();
}

/** What changes a disk. Folders of files that are written come into being. */
function writingTo(disk: AdaptiveIo): Omit<FileSystem, keyof Reading> {
  const inFolder = createFolders(disk);
  return {
    write: (file, content) =>
      inFolder(file, () =>
        disk.run(
          () => writeFileSync(file, content),
          () => writeFile(file, content),
        ),
      ),
    replace: (file, content) => inFolder(file, () => replaceFile(file, content)),
    append: (file, parts) => inFolder(file, () => appendToFile(file, parts)),
    rename: (from, to) =>
      inFolder(to, () =>
        disk.run(
          () => renameSync(from, to),
          () => rename(from, to),
        ),
      ),
    remove: (file) => rm(file, { force: true }),
    temporaryFolder: async () => (await mkdtemp(join(tmpdir(), 'colophon-'))) as FilePath,
    removeFolder: (folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
    removeEmptyFolder,
  };
}

/** Creates a function that creates the folder of a file, once, and then runs an operation on the file. */
function createFolders(disk: AdaptiveIo) {
  const created = new Set<string>();
  const create = (folder: string) =>
    disk.run(
      () => void mkdirSync(folder, { recursive: true }),
      async () => void (await mkdir(folder, { recursive: true })),
    );
  return async (file: FilePath, operation: () => Promise<void>): Promise<void> => {
    const folder = dirname(file);
    if (!created.has(folder)) {
      await create(folder);
      created.add(folder);
    }
    try {
      await operation();
    } catch (error) {
      if (!isMissing(error)) throw error;
      // The folder was removed in the meantime, for instance by `rm -r dist` during `docs build --watch`.
      await create(folder);
      await operation();
    }
  };
}

async function orMissing<Value>(attempt: Promise<Value>): Promise<Value | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
