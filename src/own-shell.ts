import { prepareShell } from './bundle/shell/prepare-shell.ts';
import { nodeFileSystem } from './effects/node-file-system.ts';
import { packageRoot } from './effects/package-root.ts';
import { hash } from './lib/hash.ts';
import type { FilePath } from './model/path.ts';

/** Bundles the shell of all sites into a folder of this package. */
export async function prepareOwnShell(folder: string): Promise<void> {
  const files = nodeFileSystem();
  const hashOf = async (file: FilePath) => {
    const bytes = await files.readBytes(file);
    return bytes && hash(bytes);
  };
  await prepareShell(packageRoot(), folder as FilePath, { files, hashOf });
}
