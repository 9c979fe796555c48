import { posix } from 'node:path';
import type { SourcePath } from '../model/path.ts';
import { isInside } from './path.ts';

/** Returns the folder of the frozen releases of a product: `kit/api` → `kit/api/releases`. */
export function releaseFolder({ folder }: { readonly folder: SourcePath }): SourcePath {
  return posix.join(folder, 'releases') as SourcePath;
}

/** True for a frozen release of a product. */
export function isRelease(path: string, api: { readonly folder: SourcePath }): boolean {
  return path.endsWith('.json') && isInside(releaseFolder(api), path);
}
