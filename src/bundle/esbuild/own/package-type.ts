import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upwards } from '../../../lib/upwards.ts';
import type { PackageType } from '../../../model/apart-demos.ts';
import type { FilePath } from '../../../model/path.ts';

/** Creates a function that returns what the nearest package.json says of the modules in a folder. */
export function createPackageType(): (folder: FilePath) => PackageType {
  const known = new Map<string, PackageType>();
  return (folder) => {
    const found = known.get(folder) ?? readType(folder);
    known.set(folder, found);
    return found;
  };
}

function readType(folder: FilePath): PackageType {
  const file = upwards(folder)
    .map((above) => join(above, 'package.json'))
    .find((path) => existsSync(path));
  if (file === undefined) return 'commonjs';
  try {
    const { type }: { readonly type?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return type === 'module' ? 'module' : 'commonjs';
  } catch {
    // Of a file that it cannot read esbuild takes nothing either.
    return 'commonjs';
  }
}
