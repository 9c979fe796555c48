import { readRecords } from '../cache/pack-files.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { fillPlaceholderBytes } from '../lib/placeholders.ts';
import type { StoredContent } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';
import { writeAtomically } from './write-outputs.ts';

/** A file of the output folder whose content is in the store. */
export interface StoredFile {
  readonly path: string;
  readonly content: StoredContent;
}

/** What became of stored files. */
export interface WrittenStored {
  /** The files that were not written, because their content is missing or damaged. */
  readonly missing: readonly string[];
  /** How many bytes were read and written, which are garbage now. */
  readonly bytes: number;
}

/**
 * Reads the content of files from the store, fills in the URLs of assets, and writes each file atomically.
 */
export async function writeStored(
  files: FileSystem,
  outDir: FilePath,
  stored: readonly StoredFile[],
): Promise<WrittenStored> {
  const missing: string[] = [];
  let bytes = 0;
  for (const folder of new Set(stored.map(({ content }) => content.folder))) {
    const inFolder = stored.filter(({ content }) => content.folder === folder);
    const values = await readRecords(
      files,
      folder,
      inFolder.map(({ content }) => content),
    );
    const write = async ({ path, content }: StoredFile) => {
      const value = values.get(content);
      if (!value) return void missing.push(path);
      const urls = new Map(content.urls);
      const filled = fillPlaceholderBytes(value, 'a', (name) => urls.get(name) ?? '');
      bytes += value.length + filled.length;
      await writeAtomically(files, outDir, { path, content: filled });
    };
    await Promise.all(inFolder.map(write));
  }
  return { missing, bytes };
}
