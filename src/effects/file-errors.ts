import { accessSync, constants, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { relativePath } from '../lib/relative-path.ts';
import { isSystemError } from '../lib/system-error.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import type { FileSystem } from './file-system.ts';

/** A file operation that the system rejected. It keeps the code of the original error. */
export class FileError extends UserError {
  constructor(
    message: string,
    readonly code: string,
    /** Why the system rejected it, for the middle of a sentence: `permission denied (EACCES)`. */
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Returns true if an error means that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
}

/** Returns the code of a system error: `'ENOENT'`. */
export function codeOf(error: unknown): unknown {
  return isSystemError(error) ? error.code : undefined;
}

/** Wraps a file system so that it rejects with a `FileError` when the system rejects an operation. */
export function withFileErrors(disk: FileSystem): FileSystem {
  const explained =
    <Rest extends readonly unknown[], Result>(
      action: Action,
      call: (path: FilePath, ...rest: Rest) => Promise<Result>,
    ) =>
    (path: FilePath, ...rest: Rest) =>
      explain(action, path, call(path, ...rest));
  return {
    ...disk,
    list: explained('read', disk.list),
    entry: explained('read', disk.entry),
    realPath: explained('read', disk.realPath),
    readText: explained('read', disk.readText),
    readBytes: explained('read', disk.readBytes),
    readRanges: explained('read', disk.readRanges),
    size: explained('read', disk.size),
    exists: explained('read', disk.exists),
    stamp: explained('read', disk.stamp),
    changedAt: explained('read', disk.changedAt),
    names: explained('read', disk.names),
    write: explained('write', disk.write),
    replace: explained('write', disk.replace),
    append: explained('write', disk.append),
    rename: (from, to) => explain('write', to, disk.rename(from, to)),
    remove: explained('remove', disk.remove),
    removeFolder: explained('remove', disk.removeFolder),
    removeEmptyFolder: explained('remove', disk.removeEmptyFolder),
  };
}

type Action = 'read' | 'write' | 'remove';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is exceeded',
  EMFILE: 'this program has too many open files',
  ENFILE: 'the system has too many open files',
  EISDIR: 'it is a folder',
  ENOTDIR: 'one of its parent folders is a file',
  ENOENT: 'one of its parent folders does not exist',
  EEXIST: 'one of its parent folders is a file',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its symbolic links form a loop',
  EBUSY: 'another program is using it',
  EIO: 'input/output error',
};

async function explain<Result>(action: Action, path: FilePath, call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    const code = action === 'write' ? writeCodeOf(error, path) : codeOf(error);
    const reason = typeof code === 'string' ? reasons[code] : undefined;
    if (typeof code !== 'string' || reason === undefined || error instanceof FileError) throw error;
    // Reading a folder may fail at a folder inside it; writing a file fails at its temporary file.
    const target = action === 'read' ? pathOf(error, path) : path;
    const blocking = action === 'write' && isBlocked(code) ? blockingFile(target) : undefined;
    const why = blocking === undefined ? `${reason} (${code})` : `"${shown(blocking)}" is a file (${code})`;
    throw new FileError(`Cannot ${action} "${shown(target)}": ${why}.`, code, why, { cause: error });
  }
}

/**
 * The code of a failed write. Node.js reports that a folder is missing if it cannot create one on a read-only
 * disk; what the system thinks of the folder above is the reason then.
 */
export function writeCodeOf(
  error: unknown,
  path: string,
  access: (folder: string) => void = checkWritable,
): unknown {
  const code = codeOf(error);
  if (code !== 'ENOENT') return code;
  try {
    access(existingFolder(path));
  } catch (denied) {
    return codeOf(denied);
  }
  return code;
}

function checkWritable(folder: string): void {
  accessSync(folder, constants.W_OK);
}

function existingFolder(path: string): string {
  const folder = dirname(path);
  const isThere = folder === path || lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  return isThere ? folder : existingFolder(folder);
}

function isBlocked(code: string): boolean {
  return code === 'ENOTDIR' || code === 'EEXIST';
}

/** Finds the file where a folder of the path should be. */
function blockingFile(path: string): string | undefined {
  const folder = dirname(path);
  if (folder === path) return undefined;
  const above = blockingFile(folder);
  if (above !== undefined) return above;
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats === undefined || stats.isDirectory() || stats.isSymbolicLink() ? undefined : folder;
}

function pathOf(error: unknown, path: string): string {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : path;
}

/** Returns a path relative to the working directory, or an absolute path outside of it. */
function shown(path: string): string {
  const here = relativePath(process.cwd(), path);
  return here.startsWith('../') ? path : here || '.';
}
