import { dirname, join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { packageRoot } from '../effects/package-root.ts';
import type { DemoModule } from '../model/demo.ts';
import type { FilePath } from '../model/path.ts';

/** Reads the installed version of every package that a demo imports: the site's, else ours; `latest` for one that is nowhere. */
export async function readVersions(
  modules: Iterable<DemoModule>,
  root: FilePath,
  files: Pick<FileSystem, 'readText'>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Set([...modules].flatMap((module) => module.packages));
  const versions = new Map<string, string>();
  for (const name of ['react', 'react-dom', ...[...names].sort()])
    versions.set(
      name,
      (await versionOf(name, root, files)) ?? (await versionOf(name, packageRoot(), files)) ?? 'latest',
    );
  return versions;
}

/** Looks in the folder's `node_modules` and in those of the folders above it, as Node does. */
async function versionOf(
  name: string,
  folder: FilePath,
  files: Pick<FileSystem, 'readText'>,
): Promise<string | undefined> {
  const text = await files.readText(join(folder, 'node_modules', name, 'package.json') as FilePath);
  const manifest: unknown = text === undefined ? undefined : JSON.parse(text);
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  )
    return manifest.version;
  const above = dirname(folder) as FilePath;
  return above === folder ? undefined : versionOf(name, above, files);
}
