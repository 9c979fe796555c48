import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { upwards } from '../lib/upwards.ts';
import type { InstalledPackage } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import type { FileSystem } from './file-system.ts';

/**
 * Finds a package in the `node_modules` of folders and of those around them; undefined if it is not installed.
 * Unlike `resolvePackage`, it also finds one that can only be imported, such as beautiful-mermaid.
 */
export async function installedPackage(
  name: string,
  folders: readonly string[],
  { readText }: Pick<FileSystem, 'readText'>,
): Promise<InstalledPackage | undefined> {
  for (const folder of folders.flatMap(upwards)) {
    const place = join(folder, 'node_modules', name);
    const text = await readText(join(place, 'package.json') as FilePath);
    if (text === undefined) continue;
    const { version, main }: { readonly version?: unknown; readonly main?: unknown } = JSON.parse(text);
    if (typeof main !== 'string') continue;
    return { url: pathToFileURL(join(place, main)).href, version: String(version) };
  }
  return undefined;
}
