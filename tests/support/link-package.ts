import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const installed = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Installs a package of this repository in a folder. */
export async function linkPackage(name: string, root: string): Promise<void> {
  const link = join(root, 'node_modules', name);
  await mkdir(dirname(link), { recursive: true });
  await symlink(join(installed, name), link, 'junction');
}
