import { join, posix } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { isRelease } from '../lib/release-folder.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { ApiConfig } from '../model/product-config.ts';

/** Reads the text of every document in the folder that `docs api` writes; frozen releases are none. */
export async function readApiFolder(
  api: Pick<ApiConfig, 'folder'>,
  contentDir: FilePath,
  files: Pick<FileSystem, 'list' | 'readText'>,
): Promise<ReadonlyMap<SourcePath, string>> {
  const texts = new Map<SourcePath, string>();
  for (const { path, file } of await files.list(join(contentDir, api.folder) as FilePath)) {
    const source = posix.join(api.folder, path) as SourcePath;
    if (!path.endsWith('.json') || isRelease(source, api)) continue;
    texts.set(source, (await files.readText(file)) ?? '');
  }
  return texts;
}
