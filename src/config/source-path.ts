import { posix } from 'node:path';
import type { SourcePath } from '../model/path.ts';

/** The one spelling of a file or folder of the configuration: `./logos//ui.svg` → `logos/ui.svg`, `pages/` → `pages`. */
export function sourcePath(file: string): SourcePath {
  return posix.normalize(file).replace(/(?<=.)\/$/, '') as SourcePath;
}
