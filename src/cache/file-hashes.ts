import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import type { FilePath } from '../model/path.ts';

/** Hashes of files, read again only where the disk says that a file may have changed. */
export interface FileHashes {
  /** Hash of the file's bytes; undefined when there is no such file. */
  of(file: FilePath): Promise<string | undefined>;
  /** Keeps what was asked for in this run for the next one; `keepUnused: false` forgets what was not. */
  save(options: { readonly keepUnused: boolean }): Promise<void>;
}

/** What the disk said of a file, and the hash of the bytes it had then. */
type Known = readonly [stamp: string, hash: string];

/** Opens the hashes that an earlier run kept in a file; a missing or damaged one is an empty one. `force` begins an empty one. */
export async function createFileHashes(
  files: FileSystem,
  memory: FilePath,
  { force }: { readonly force: boolean },
): Promise<FileHashes> {
  const before: ReadonlyMap<FilePath, Known> = force ? new Map() : await readMemory(files, memory);
  const asked = new Map<FilePath, Known>();
  let changed = false;

  const read = async (file: FilePath, stamp: string): Promise<Known | undefined> => {
    const known = asked.get(file) ?? before.get(file);
    if (known?.[0] === stamp) return known;
    const bytes = await files.readBytes(file);
    return bytes && [stamp, hash(bytes)];
  };

  return {
    async of(file) {
      // The stamp is taken first: a change between the two is found the next time.
      const stamp = await files.stamp(file);
      const found = stamp === undefined ? undefined : await read(file, stamp);
      if (!found) return undefined;
      if (before.get(file)?.[0] !== found[0]) changed = true;
      asked.set(file, found);
      return found[1];
    },
    async save({ keepUnused }) {
      if (!changed && (keepUnused || asked.size >= before.size)) return;
      const kept = keepUnused ? new Map([...before, ...asked]) : asked;
      await files.replace(memory, JSON.stringify([...kept].map(([file, known]) => [file, ...known])));
      changed = false;
    },
  };
}

async function readMemory(files: FileSystem, memory: FilePath): Promise<ReadonlyMap<FilePath, Known>> {
  const found = new Map<FilePath, Known>();
  for (const row of parseRows(await files.readText(memory))) {
    const [file, stamp, sum] = Array.isArray(row) ? row : [];
    if (typeof file === 'string' && typeof stamp === 'string' && typeof sum === 'string')
      found.set(file as FilePath, [stamp, sum]);
  }
  return found;
}

function parseRows(text: string | undefined): readonly unknown[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(rows) ? rows : [];
  } catch {
    // Damage costs reading every file once more.
    return [];
  }
}
