import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Bundles `lib/` before the first test, so that the worker and the command line under test are those of the
 * sources.
 */
export function setup(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['cli/prepare/prepare.mjs'], { cwd: root, stdio: 'inherit' });
}
