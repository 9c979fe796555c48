import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Marks a process that has prepared `lib/`: the set-up of each project loads this module anew. */
const prepared = Symbol.for('colophon.prepared');

/**
 * Bundles `lib/` before the first test of a run, so that the worker and the command line under test are those
 * of the sources.
 */
export function setup(): void {
  if (Reflect.has(globalThis, prepared)) return;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['cli/prepare/prepare.mjs'], { cwd: root, stdio: 'inherit' });
  Reflect.set(globalThis, prepared, true);
}
