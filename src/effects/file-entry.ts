import { type Dirent, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { faultOf } from '../lib/file-fault.ts';
import type { FilePath } from '../model/path.ts';
import { codeOf, isMissing } from './file-errors.ts';
import type { FileEntry } from './file-system.ts';

/** Looks at an entry without a folder behind it. */
export function entryOf(file: FilePath, entry: Dirent | Stats): FileEntry {
  if (!hasReadableName(file)) return { fault: 'file-name' };
  if (entry.isSymbolicLink()) return linkAt(file);
  return entry.isFile() ? {} : { fault: 'special-file' };
}

/** Looks at a file; undefined for a missing one and for a folder. Throws what the system throws. */
export function readEntry(file: FilePath): FileEntry | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats === undefined || stats.isDirectory() ? undefined : entryOf(file, stats);
}

function linkAt(link: FilePath): FileEntry {
  try {
    const target = realpathSync(link) as FilePath;
    const stats = statSync(target);
    if (stats.isDirectory()) return { fault: 'linked-folder' };
    return stats.isFile() ? { target } : { fault: 'special-file' };
  } catch (error) {
    if (isMissing(error) || codeOf(error) === 'ELOOP') return { fault: 'dangling-link' };
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return { fault };
  }
}

/**
 * False for a listed name that is not UTF-8: Node replaces the other bytes, so nothing has the name it gives.
 */
export function hasReadableName(file: FilePath): boolean {
  return !file.includes('\ufffd') || lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}
