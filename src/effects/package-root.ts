import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilePath } from '../model/path.ts';

/** Returns the folder of this package, from its sources as well as from `lib/cli.js`. */
export function packageRoot(): FilePath {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('Internal error: the package.json of this package was not found.');
    folder = parent;
  }
  return folder as FilePath;
}
