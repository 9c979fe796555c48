import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InstalledPackage } from '../model/config.ts';

/** Finds a package as a module in a folder would. Undefined if it is not installed there. */
export function resolvePackage(name: string, folder: string): InstalledPackage | undefined {
  const require = createRequire(join(folder, 'package.json'));
  let file: string;
  try {
    file = require.resolve(name);
  } catch {
    // Not installed here.
    return undefined;
  }
  const folders = require.resolve.paths(name) ?? [];
  for (const modules of folders) {
    const manifest = readManifest(join(modules, name, 'package.json'));
    if (manifest !== undefined) return { url: pathToFileURL(file).href, version: manifest };
  }
  return { url: pathToFileURL(file).href, version: '' };
}

function readManifest(file: string): string | undefined {
  try {
    const { version }: { readonly version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof version === 'string' ? version : '';
  } catch {
    // The package is in another of the folders.
    return undefined;
  }
}
