import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const installed = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Installs the types of React in a folder, so that a library in it can be extracted. */
export async function linkReactTypes(root: string): Promise<void> {
  for (const name of ['@types/react', 'csstype']) {
    const link = join(root, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(installed, name), link, 'junction');
  }
}
