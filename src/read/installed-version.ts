import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { parseManifest } from '../lib/parse-manifest.ts';
import { upwards } from '../lib/upwards.ts';
import type { FilePath } from '../model/path.ts';

/**
 * Returns the version of a package that modules in a folder import: `9.5.0`. Searches the `node_modules` of
 * the folder and of its parents, as Node does; undefined if no package there states a version.
 */
export async function installedVersion(
  name: string,
  folder: FilePath,
  { readText }: Pick<FileSystem, 'readText'>,
): Promise<string | undefined> {
  for (const place of upwards(folder)) {
    const text = await readText(join(place, 'node_modules', name, 'package.json') as FilePath);
    const version = text === undefined ? undefined : statedVersion(text);
    if (version !== undefined) return version;
  }
  return undefined;
}

function statedVersion(manifest: string): string | undefined {
  const { version } = parseManifest(manifest);
  return typeof version === 'string' ? version : undefined;
}
