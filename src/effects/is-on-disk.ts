import { existsSync } from 'node:fs';
import type { FilePath } from '../model/path.ts';

/** Returns at once whether a file or folder exists, for what is decided before anything else runs. */
export function isOnDisk(file: FilePath): boolean {
  return existsSync(file);
}
