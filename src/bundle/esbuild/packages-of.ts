import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FilePath } from '../../model/path.ts';

/** Creates a function that returns the folder from which a module of a folder resolves its imports. */
export function createPackagesOf(root: FilePath): (folder: string) => string {
  const known = new Map<string, string>([[root, root]]);
  const packagesOf = (folder: string): string => {
    const decides = ['node_modules', 'package.json'].some((name) => existsSync(join(folder, name)));
    const above = dirname(folder);
    const found = known.get(folder) ?? (decides || above === folder ? folder : packagesOf(above));
    known.set(folder, found);
    return found;
  };
  return packagesOf;
}
