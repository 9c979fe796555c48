import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilePath } from '../model/path.ts';

/** The folder of this package: it holds `templates/`, and `lib/` once prepared. The same from the sources and from `lib/cli.js`. */
export function packageRoot(): FilePath {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The files of this package are not where they were installed.');
    folder = parent;
  }
  return folder as FilePath;
}
