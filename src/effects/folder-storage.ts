import { join } from 'node:path';
import { isSystemError } from '../lib/system-error.ts';
import type { FilePath } from '../model/path.ts';
import type { BlobFailure, BlobSpace, BlobStorage } from './blob-storage.ts';
import type { FileSystem } from './file-system.ts';

type StorageFiles = Pick<FileSystem, 'size' | 'readBytes' | 'replace'>;

/** Opens a folder with the layout of a server, `ac/<name>` and `cas/<name>`. Messages call it `name`. */
export function folderStorage(folder: FilePath, name: string, files: StorageFiles): BlobStorage {
  const fileOf = (space: BlobSpace, blob: string) => join(folder, space, blob) as FilePath;
  return {
    name,
    async get(space, blob, maxBytes) {
      try {
        const file = fileOf(space, blob);
        if (((await files.size(file)) ?? 0) > maxBytes)
          return { kind: 'failed', reason: 'a file is too large' };
        const bytes = await files.readBytes(file);
        return bytes ? { kind: 'found', bytes } : { kind: 'missing' };
      } catch (error) {
        return failureOf(error);
      }
    },
    async put(space, blob, bytes) {
      try {
        const file = fileOf(space, blob);
        // The name of a content is its hash; one that was cut short or damaged is replaced.
        if (space === 'cas' && (await hasBytes(file, bytes, files))) return undefined;
        await files.replace(file, bytes);
        return undefined;
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

async function hasBytes(file: FilePath, bytes: Uint8Array, files: StorageFiles): Promise<boolean> {
  if ((await files.size(file)) !== bytes.length) return false;
  const known = await files.readBytes(file);
  return known !== undefined && Buffer.compare(known, bytes) === 0;
}

function failureOf(error: unknown): BlobFailure {
  if (isSystemError(error))
    return { kind: 'failed', reason: 'reason' in error ? String(error.reason) : String(error.code) };
  throw error;
}
