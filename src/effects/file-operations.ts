import { randomUUID } from 'node:crypto';
import {
  closeSync,
  type Dirent,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';
import { chmod, type FileHandle, open, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { faultOf } from '../lib/file-fault.ts';
import type { FilePath } from '../model/path.ts';
import type { FileFault } from '../model/source.ts';
import { entryOf, hasReadableName } from './file-entry.ts';
import { codeOf, isMissing } from './file-errors.ts';
import type { ByteRange, Listed, ListedEntries } from './file-system.ts';
import { realNow } from './real-now.ts';

/**
 * Lists the files below a folder, as `FileSystem.list` promises. Synchronous, because switching threads takes
 * longer. Not `readdirSync` with `recursive`, which follows links to folders in some versions of Node.
 */
export function listFiles(
  folder: FilePath,
  enters: (path: string) => boolean = () => true,
  wanted: ListedEntries = 'files',
): Listed[] {
  const found: Listed[] = [];
  const folders = [{ path: '', prefix: join(folder, sep) }];
  // Concatenates paths, because `join` takes as long as reading the folders.
  for (const { path, prefix } of folders) {
    const entries = entriesOf(prefix, wanted === 'all' && path !== '');
    if (typeof entries === 'string') {
      found.push({ path: path.slice(0, -1), file: prefix.slice(0, -1) as FilePath, fault: entries });
      continue;
    }
    for (const entry of entries) {
      const file = (prefix + entry.name) as FilePath;
      const below = path + entry.name;
      if (entry.isDirectory() && hasReadableName(file)) {
        if (enters(below)) folders.push({ path: `${below}/`, prefix: file + sep });
        continue;
      }
      const facts = entryOf(file, entry);
      if (facts.fault === undefined || wanted === 'all') found.push({ path: below, file, ...facts });
    }
  }
  return found;
}

/**
 * Returns no entries for a folder that was removed in the meantime, and instead of an error why a folder
 * cannot be read if the caller lists faults.
 */
function entriesOf(folder: string, listsFaults: boolean): Dirent[] | FileFault {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    const fault = listsFaults ? faultOf(error) : undefined;
    if (fault === undefined) throw error;
    return fault;
  }
}

/** The bytes of each range, or undefined for a range beyond the end of the file. */
export type Ranges = (Uint8Array | undefined)[];

/** Reads parts of a file in parallel. Rejects when the file does not exist. */
export async function readRanges(file: FilePath, ranges: readonly ByteRange[]): Promise<Ranges> {
  const handle = await open(file, 'r');
  try {
    return await Promise.all(
      ranges.map(async ({ offset, length }) => {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await handle.read(bytes, 0, length, offset);
        return bytesRead === length ? bytes : undefined;
      }),
    );
  } finally {
    await handle.close();
  }
}

/** Reads parts of a file synchronously. Throws when the file does not exist. */
export function readRangesSync(file: FilePath, ranges: readonly ByteRange[]): Ranges {
  const handle = openSync(file, 'r');
  try {
    return ranges.map(({ offset, length }) => {
      const bytes = new Uint8Array(length);
      return readSync(handle, bytes, 0, length, offset) === length ? bytes : undefined;
    });
  } finally {
    closeSync(handle);
  }
}

/** Writes a temporary file beside a file, then renames it. */
export async function replaceFile(file: FilePath, content: Uint8Array | string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const mode = await modeOf(file);
    await writeFile(temporary, content);
    // The file of an author keeps its permissions.
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function modeOf(file: FilePath): Promise<number | undefined> {
  try {
    return (await stat(file)).mode & 0o777;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Appends parts to a file, in order. */
export async function appendToFile(file: FilePath, parts: readonly Uint8Array[]): Promise<void> {
  const handle = await open(file, 'a');
  try {
    // Linux takes at most 1,024 parts in one call (IOV_MAX).
    for (let from = 0; from < parts.length; from += 1000)
      await writeAll(handle, parts.slice(from, from + 1000));
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, parts: readonly Uint8Array[]): Promise<void> {
  const { bytesWritten } = await handle.writev(parts);
  // The system may write fewer bytes than requested.
  let left = bytesWritten;
  for (const part of parts) {
    if (left < part.length) await handle.writeFile(part.subarray(Math.max(0, left)));
    left -= part.length;
  }
}

/** Removes a folder, unless it does not exist or contains anything. */
export async function removeEmptyFolder(folder: FilePath): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!isMissing(error) && codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Milliseconds of the longest tick of a disk's clock (FAT), in which a file may change again. */
const longestTick = 2000;

/** Returns the stamp of a file, as `FileSystem.stamp` promises. */
export function stampOf(stats: Stats | undefined): string | undefined {
  if (!stats?.isFile()) return undefined;
  const { size, mtimeMs, ctimeMs } = stats;
  const isRecent = realNow() - Math.max(mtimeMs, ctimeMs) < longestTick;
  return isRecent ? `recent ${process.hrtime.bigint()}` : `${size} ${mtimeMs} ${ctimeMs}`;
}

/** Returns the time of the last change to a file. Ignores times in the future, which archives may contain. */
export function changeTime(stats: Stats | undefined): number | undefined {
  if (stats === undefined) return undefined;
  const latest = realNow() + longestTick;
  const times = [stats.mtimeMs, stats.ctimeMs].filter((time) => time <= latest);
  return times.reduce((last, time) => Math.max(last, time), 0);
}

/**
 * Returns a text that differs when another file or folder has replaced the one at a path; undefined for a
 * missing one. Includes the creation time, because ext4 reuses the number of a removed folder.
 */
export function fileIdentity(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino} ${stats.birthtimeMs}`;
}

/**
 * Returns true for a file without content. False for a missing file, and for a
 * link, which may lead to itself.
 */
export function isEmptyFile(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === 0;
}

/** Returns true for a folder, and for a link to one. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // A link may lead to nothing, or to itself.
    return false;
  }
}
