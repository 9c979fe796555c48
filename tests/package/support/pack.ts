import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './tools.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What `npm pack` reads, directly and through its scripts. */
const parts = [
  ...['cli', 'lib', 'src', 'templates', 'content/docs/diagnostics', '.cache/declarations'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE', 'README.md'],
];

/**
 * Packs this package into a folder and returns the path of the tarball. Packs a copy, because `npm pack`
 * replaces `package.json` for a moment, and other tests read it.
 */
export async function packInto(folder: string): Promise<string> {
  const copy = join(folder, 'checkout');
  await mkdir(copy, { recursive: true });
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy });
  return join(folder, stdout.trim().split('\n').at(-1) ?? '');
}
