import { dirname, join } from 'node:path';
import type { FileSystem } from '../../src/effects/file-system.ts';
import { hash } from '../../src/lib/hash.ts';
import type { FilePath } from '../../src/model/path.ts';

/**
 * How a change of the disk is reported: `write`, `append`, `rename` (the path is where it leads), `remove`.
 */
export type Operation = 'write' | 'append' | 'rename' | 'remove';

/**
 * Called before each change; throwing in it stops the change, as a full disk or the end of the process would.
 */
export type BeforeChange = (operation: Operation, path: string) => void;

/** A disk in memory, with its files in the open. */
export interface MemoryFileSystem extends FileSystem {
  readonly files: Map<string, Uint8Array>;
  readonly folders: Set<string>;
  /** Text of every file below a folder, by relative path. */
  texts(folder: string): Record<string, string>;
  beforeChange: BeforeChange;
}

/**
 * A disk that holds the given files, by absolute path. A write that is stopped leaves half of its bytes, as a
 * real one may.
 */
export function memoryFileSystem(initial: Readonly<Record<string, string>> = {}): MemoryFileSystem {
  const files = new Map<string, Uint8Array>();
  const folders = new Set<string>(['/']);
  for (const [path, text] of Object.entries(initial)) {
    makeFolders(path, files, folders);
    files.set(path, bytesOf(text));
  }
  const disk: MemoryFileSystem = {
    files,
    folders,
    beforeChange: () => {},
    texts: (folder) =>
      Object.fromEntries(
        below(folder, files).map((path) => [path.slice(folder.length + 1), textOf(files, path)]),
      ),
    list: async (folder, enters = () => true) =>
      below(folder, files)
        .map((file) => ({ path: file.slice(folder.length + 1), file: file as FilePath }))
        .filter(({ path }) => foldersOf(path).every(enters)),
    entry: async (file) => (files.has(file) ? {} : undefined),
    realPath: async (folder) => folder,
    readText: async (file) => (files.has(file) ? textOf(files, file) : undefined),
    stamp: async (file) => {
      const bytes = files.get(file);
      return bytes && hash(bytes);
    },
    changedAt: async (file) => (files.has(file) ? 0 : undefined),
    names: async (folder) =>
      [
        ...new Set(below(folder, files).map((path) => path.slice(folder.length + 1).split('/')[0] ?? '')),
      ].sort(),
    readBytes: async (file) => files.get(file)?.slice(),
    size: async (file) => files.get(file)?.length,
    exists: async (path) => files.has(path) || folders.has(path),
    async write(file, content) {
      makeFolders(file, files, folders);
      const bytes = bytesOf(content);
      files.set(file, bytes.slice(0, bytes.length / 2));
      disk.beforeChange('write', file);
      files.set(file, bytes);
    },
    async replace(file, content) {
      await disk.write(`${file}.tmp` as FilePath, content);
      await disk.rename(`${file}.tmp` as FilePath, file);
    },
    async append(file, parts) {
      makeFolders(file, files, folders);
      const content = Buffer.concat(parts);
      const before = files.get(file) ?? new Uint8Array();
      files.set(file, Buffer.concat([before, content.slice(0, content.length / 2)]));
      disk.beforeChange('append', file);
      files.set(file, Buffer.concat([before, content]));
    },
    readRanges: async (file, ranges) =>
      ranges.map(({ offset, length }) => {
        // As on a real disk, where room is made before it is known how much there is to read.
        const room = new Uint8Array(length);
        const part = files.get(file)?.slice(offset, offset + length);
        if (part?.length !== length) return undefined;
        room.set(part);
        return room;
      }),
    async rename(from, to) {
      disk.beforeChange('rename', to);
      const bytes = files.get(from);
      if (bytes === undefined) throw failure('ENOENT', from);
      makeFolders(to, files, folders);
      if (folders.has(to)) throw failure('EISDIR', to);
      files.delete(from);
      files.set(to, bytes);
    },
    async remove(file) {
      disk.beforeChange('remove', file);
      if (folders.has(file)) throw failure('EISDIR', file);
      files.delete(file);
    },
    async temporaryFolder() {
      const folder = `/temporary/${folders.size}`;
      folders.add(folder);
      return folder as FilePath;
    },
    async removeFolder(folder) {
      for (const path of below(folder, files)) files.delete(path);
      folders.delete(folder);
    },
    async removeEmptyFolder(folder) {
      const inside = (path: string) => path.startsWith(`${folder}/`);
      if (![...files.keys(), ...folders].some(inside)) folders.delete(folder);
    },
  };
  return disk;
}

function makeFolders(file: string, files: ReadonlyMap<string, unknown>, folders: Set<string>): void {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (files.has(folder)) throw failure('ENOTDIR', folder);
    folders.add(folder);
  }
  if (folders.has(file)) throw failure('EISDIR', file);
}

function below(folder: string, files: ReadonlyMap<string, unknown>): string[] {
  return [...files.keys()].filter((path) => path.startsWith(join(folder, '/')));
}

function bytesOf(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
}

function textOf(files: ReadonlyMap<string, Uint8Array>, path: string): string {
  return new TextDecoder().decode(files.get(path));
}

function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}

/** `a/b/c.md` → `a`, `a/b` */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
