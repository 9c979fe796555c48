import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, type Stats, statSync, writeFileSync } from 'node:fs';
import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FilePath } from '../model/path.ts';
import { createDiskPace, type DiskPace } from './disk-pace.ts';
import type { FileSystem } from './file-system.ts';
import { listFiles } from './list-files.ts';
import { codeOf, isMissing } from './missing.ts';
import { readRanges, readRangesNow } from './read-ranges.ts';
import { realNow } from './real-now.ts';
import { withRefusals } from './with-refusals.ts';

/**
 * The disk of this machine.
 *
 * @param slowCall milliseconds of a call from which calls had better overlap than be waited for
 */
export function nodeFileSystem(slowCall?: number): FileSystem {
  const disk = createDiskPace(() => performance.now(), slowCall);
  // Of its own: megabytes take longer than the small files by which the other judges the disk.
  const packs = createDiskPace(() => performance.now());
  const made = new Set<string>();
  const found = (path: FilePath) =>
    orMissing(
      disk.run(
        () => statSync(path, { throwIfNoEntry: false }),
        () => stat(path),
      ),
    );
  const inFolder = folders(made, disk);
  return withRefusals({
    list: async (folder) => listFiles(folder),
    readText: (file) =>
      orMissing(
        disk.run(
          () => readFileSync(file, 'utf8'),
          () => readFile(file, 'utf8'),
        ),
      ),
    readBytes: (file) =>
      orMissing(
        disk.run(
          () => readFileSync(file),
          () => readFile(file),
        ),
      ),
    size: async (file) => (await found(file))?.size,
    stamp: async (file) => stampOf(await found(file)),
    changedAt: async (file) => changeOf(await found(file)),
    names: async (folder) => ((await orMissing(readdir(folder))) ?? []).sort(),
    exists: async (path) => (await found(path)) !== undefined,
    write: (file, content) =>
      inFolder(file, () =>
        disk.run(
          () => writeFileSync(file, content),
          () => writeFile(file, content),
        ),
      ),
    replace: (file, content) => inFolder(file, () => replace(file, content)),
    append: (file, parts) => inFolder(file, () => append(file, parts)),
    readRanges: async (file, ranges) =>
      (await orMissing(
        packs.run(
          () => readRangesNow(file, ranges),
          () => readRanges(file, ranges),
        ),
      )) ?? ranges.map(() => undefined),
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
  });
}

/** Makes the folder of a file when the first attempt finds it missing; most writes go to a folder that is there. */
function folders(made: Set<string>, disk: DiskPace) {
  const make = (folder: string) =>
    disk.run(
      () => void mkdirSync(folder, { recursive: true }),
      async () => void (await mkdir(folder, { recursive: true })),
    );
  return async (file: FilePath, act: () => Promise<void>): Promise<void> => {
    const folder = dirname(file);
    if (!made.has(folder)) {
      await make(folder);
      made.add(folder);
    }
    try {
      await act();
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Somebody removed the folder after it was made, for instance `rm -r dist` while watching.
      await make(folder);
      await act();
    }
  };
}

/** Ticks of a disk's clock are at most 2 s apart (FAT); a change that is older cannot share its tick with one to come. */
const tick = 2000;

function stampOf(found: Stats | undefined): string | undefined {
  if (!found?.isFile()) return undefined;
  const { size, mtimeMs, ctimeMs } = found;
  const isYoung = realNow() - Math.max(mtimeMs, ctimeMs) < tick;
  return isYoung ? `young ${process.hrtime.bigint()}` : `${size} ${mtimeMs} ${ctimeMs}`;
}

/** Writes beside the file, then takes its place. */
async function replace(file: FilePath, content: Uint8Array | string): Promise<void> {
  const whole = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(whole, content);
    await rename(whole, file);
  } catch (error) {
    await rm(whole, { force: true });
    throw error;
  }
}

function changeOf(found: Stats | undefined): number | undefined {
  // An archive may have given a file a time to come.
  const past = realNow() + tick;
  return found && Math.max(...[found.mtimeMs, found.ctimeMs].filter((time) => time <= past), 0);
}

async function append(file: FilePath, parts: readonly Uint8Array[]): Promise<void> {
  const handle = await open(file, 'a');
  try {
    // The system takes at most 1,024 parts in one call (IOV_MAX of Linux), and may write less than it was given.
    for (let from = 0; from < parts.length; from += 1000)
      await writeAll(handle, parts.slice(from, from + 1000));
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, parts: readonly Uint8Array[]): Promise<void> {
  const { bytesWritten } = await handle.writev(parts);
  let left = bytesWritten;
  for (const part of parts) {
    if (left < part.length) await handle.writeFile(part.subarray(Math.max(0, left)));
    left -= part.length;
  }
}

async function removeEmptyFolder(folder: FilePath): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!isMissing(error) && codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  }
}

async function orMissing<Value>(attempt: Promise<Value>): Promise<Value | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
