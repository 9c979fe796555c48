import { dirname, join } from 'node:path';
import type { FilePath } from '../model/path.ts';
import type { FileSystem } from './file-system.ts';

/** Returns the folder of the git repository that contains a folder; undefined outside of repositories. */
export async function repositoryRoot(
  folder: FilePath,
  files: Pick<FileSystem, 'exists'>,
): Promise<FilePath | undefined> {
  // A file in a worktree or submodule, else a folder.
  if (await files.exists(join(folder, '.git') as FilePath)) return folder;
  const parent = dirname(folder) as FilePath;
  return parent === folder ? undefined : repositoryRoot(parent, files);
}
