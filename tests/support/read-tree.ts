import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Every file below a folder as text, by posix path, sorted. One character a byte, so that equal texts are
 * equal bytes.
 */
export async function readTree(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file): Promise<[string, string]> => {
    const path = relative(folder, file).split(sep).join('/');
    return [path, (await readFile(file)).toString('latin1')];
  });
  return new Map((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
