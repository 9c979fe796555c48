import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import type { FilePath } from '../model/path.ts';
import { seal, unseal } from './sealed-text.ts';

/** Hashes of files. A file is read again only if its stamp has changed. */
export interface FileHashes {
  /** Returns the hash of a file's bytes, or undefined when it does not exist. */
  of(path: FilePath): Promise<string | undefined>;
  /** Saves the hashes for the next run. Drops those that this run did not use, unless `keepUnused` is set. */
  save(options: { readonly keepUnused: boolean }): Promise<void>;
}

type StampedHash = readonly [stamp: string, hash: string];

/** Loads the hashes of an earlier run; none if `file` is missing or damaged, or with `force`. */
export async function createFileHashes(
  files: FileSystem,
  file: FilePath,
  { force }: { readonly force: boolean },
): Promise<FileHashes> {
  let saved: ReadonlyMap<FilePath, StampedHash> = force ? new Map() : await readSaved(files, file);
  const used = new Map<FilePath, StampedHash>();
  let changed = false;

  const read = async (path: FilePath, stamp: string): Promise<StampedHash | undefined> => {
    const known = used.get(path) ?? saved.get(path);
    if (known?.[0] === stamp) return known;
    const bytes = await files.readBytes(path);
    return bytes && [stamp, hash(bytes)];
  };

  return {
    async of(path) {
      // Taken before reading: a change in between is found the next time.
      const stamp = await files.stamp(path);
      const found = stamp === undefined ? undefined : await read(path, stamp);
      if (!found) return undefined;
      if (saved.get(path)?.[0] !== found[0]) changed = true;
      used.set(path, found);
      return found[1];
    },
    async save({ keepUnused }) {
      if (!changed && (keepUnused || used.size >= saved.size)) return;
      const kept = keepUnused ? new Map([...saved, ...used]) : used;
      await files.replace(file, seal(JSON.stringify([...kept].map(([path, known]) => [path, ...known]))));
      // A session saves many times, and mostly nothing is new.
      saved = new Map(kept);
      changed = false;
    },
  };
}

async function readSaved(files: FileSystem, file: FilePath): Promise<ReadonlyMap<FilePath, StampedHash>> {
  const found = new Map<FilePath, StampedHash>();
  for (const row of parseRows(unseal(await files.readText(file)))) {
    const [path, stamp, sum] = Array.isArray(row) ? row : [];
    if (typeof path === 'string' && typeof stamp === 'string' && typeof sum === 'string')
      found.set(path as FilePath, [stamp, sum]);
  }
  return found;
}

function parseRows(text: string | undefined): readonly unknown[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(rows) ? rows : [];
  } catch {
    // Damaged: every file is hashed again.
    return [];
  }
}
