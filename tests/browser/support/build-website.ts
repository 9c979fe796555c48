import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The folder of this repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds a site into a folder with the command that authors use. Rejects with the output of the command. */
export async function buildWebsite(root: string, out: string): Promise<void> {
  const args = ['lib/cli.js', 'build', root, '--out', out, '--quiet'];
  await promisify(execFile)(process.execPath, args, { cwd: repository });
}
