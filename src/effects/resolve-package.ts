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
    const version = versionIn(join(modules, name, 'package.json'));
    if (version !== undefined) return { url: pathToFileURL(file).href, version };
  }
  return { url: pathToFileURL(file).href, version: '' };
}

/** Returns the version in a `package.json`, empty without one; undefined if there is no such file. */
function versionIn(file: string): string | undefined {
  try {
    const { version }: { readonly version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof version === 'string' ? version : '';
  } catch {
    // The package is in another of the folders.
    return undefined;
  }
}
