import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Message } from 'esbuild';
import { packageRoot } from '../../../effects/package-root.ts';
import { upwards } from '../../../lib/upwards.ts';
import type { FilePath } from '../../../model/path.ts';

/** The folders in which the package of an import may be installed. */
interface ImportPlaces {
  readonly root: FilePath;
  readonly file: FilePath | undefined;
  /** The folder of this program. */
  readonly program?: string;
}

/**
 * Returns the package of an import that could not be resolved, with its folder if it is installed. Undefined
 * for imports such as `@/utils`, which name no package.
 */
export function importedPackage(
  specifier: string,
  { root, file, program = packageRoot() }: ImportPlaces,
): { readonly name: string; readonly folder: string | undefined } | undefined {
  const name = packageName(specifier);
  if (name === undefined) return undefined;
  // Not above the program: in the store of pnpm, its own packages are there, hidden from the site.
  const folders = [...[file ? dirname(file) : root, root].flatMap(upwards), program];
  const packages = folders.map((folder) => join(folder, 'node_modules', name));
  return { name, folder: packages.find((folder) => existsSync(folder)) };
}

/** The package that a module belongs to; undefined for modules of a site. */
export function packageOf(file: FilePath | undefined): string | undefined {
  const inside = file?.split(`${sep}node_modules${sep}`).at(-1);
  return inside === undefined || inside === file ? undefined : packageName(inside);
}

/**
 * Returns the error of Node for a package that one of our templates imports and that is not installed;
 * undefined if the errors have another cause. No site can be built without it, and none is to blame.
 */
export function missingOwnPackage(errors: readonly Message[], root: FilePath): Error | undefined {
  const templates = join(packageRoot(), 'templates', sep);
  for (const { text, location } of errors) {
    const file = resolve(root, location?.file ?? '') as FilePath;
    const specifier = unresolvedImport(text);
    if (specifier === undefined || !file.startsWith(templates)) continue;
    const found = importedPackage(specifier, { root, file });
    if (found && found.folder === undefined)
      return new Error(`Cannot find package '${found.name}' imported from ${file}`);
  }
  return undefined;
}

/** The import in what esbuild says about one that leads nowhere; undefined for its other messages. */
export function unresolvedImport(text: string): string | undefined {
  return /^Could not resolve "(.+)"$/s.exec(text)?.[1];
}

/** `@mui/material/Button` → `@mui/material`; undefined for `@/utils`, `~/utils` and `/utils`. */
function packageName(specifier: string): string | undefined {
  return /^(?:@[\w.-]+\/)?[a-z0-9_][\w.-]*(?=\/|$)/i.exec(specifier)?.[0];
}
