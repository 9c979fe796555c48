import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const installed = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/**
 * Installs what the `package.json` of a site names, as a package manager does: links to the packages of its
 * workspaces, and to our own packages for its development. Does nothing without that file.
 */
export async function installPackages(root: string): Promise<void> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { workspaces = [], devDependencies = {} } = JSON.parse(text);
  for (const folder of workspaces) {
    const { name } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    await link(name, join(root, folder), root);
  }
  for (const name of Object.keys(devDependencies)) await link(name, join(installed, name), root);
}

async function link(name: string, target: string, root: string): Promise<void> {
  const path = join(root, 'node_modules', name);
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path, 'junction');
}
