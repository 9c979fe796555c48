import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { isFolder } from '../../../effects/file-operations.ts';
import { nearestName } from '../../../lib/nearest-name.ts';
import { relativePath } from '../../../lib/relative-path.ts';

/** A package that is installed without a module that is imported from it. */
export interface IncompletePackage {
  readonly name: string;
  /** Its folder in `node_modules`. */
  readonly folder: string;
  /** The import: `@acme/ui/button`. */
  readonly specifier: string;
  /** The folder of the site. */
  readonly root: string;
}

/** Describes why a package that is installed lacks an imported module, and what to do. */
export function missingModule({ name, folder, specifier, root }: IncompletePackage): {
  readonly message: string;
  readonly hint: string;
} {
  const inside = specifier.slice(name.length + 1);
  const unbuilt = unbuiltModule(folder, inside);
  if (unbuilt !== undefined)
    return {
      message: `The package "${name}" names "${unbuilt}" as ${inside === '' ? 'its module' : `"${inside}"`}, which does not exist.`,
      hint: `Build the package${sourcesHint(name, folder, root)}.`,
    };
  if (inside === '')
    return {
      message: `The package "${name}" has no main module.`,
      hint: 'Import a module of it by its path, or correct its package.json.',
    };
  const wanted = posix.basename(inside);
  const near = nearestName(wanted, namesIn(join(folder, posix.dirname(inside))));
  return {
    message: `The package "${name}" has no module "${inside}".`,
    hint:
      near === undefined || near === wanted
        ? `Import from "${name}".`
        : `Did you mean "${posix.join(name, posix.dirname(inside), near)}"?`,
  };
}

/** The path that `package.json` gives a module, if there is no such file. */
function unbuiltModule(folder: string, inside: string): string | undefined {
  const { exports, module, main } = manifestIn(folder);
  const named = inside === '' ? `.` : `./${inside}`;
  const own = isRecord(exports)
    ? (exports[named] ?? (named === '.' && !('.' in exports) && exports))
    : exports;
  const written = inside === '' ? [own, module, main] : isRecord(exports) ? [own] : [];
  const paths = written.flatMap(pathsIn).filter((path) => !/\.d\.[cm]?ts$/.test(path));
  return paths.some((path) => existsSync(join(folder, path))) ? undefined : paths[0];
}

function manifestIn(folder: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The paths of a value of `exports`: `{ import: { default: './dist/index.js' } }`. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.values(value).flatMap(pathsIn) : [];
}

/** A package of a workspace is a link to its folder, which has sources. */
function sourcesHint(name: string, folder: string, root: string): string {
  const real = realpathSync(folder);
  if (real.includes(`${sep}node_modules${sep}`)) return '';
  const isIndexed = (path: string) =>
    ['index.ts', 'index.tsx', 'index.js'].some((file) => existsSync(join(path, file)));
  const sources = [join(real, 'src'), real].find(isIndexed);
  if (sources === undefined) return '';
  const shown = relativePath(join(root, 'content'), sources);
  return `, or name its sources under "alias" in site.yaml: "${name}": ${shown}`;
}

/** The names in a folder as imports write them: modules without their extension; none if it is a file. */
export function namesIn(folder: string): string[] {
  return filesIn(folder).map((name) => name.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, ''));
}

/** The names in a folder; none if it is a file or does not exist. */
export function filesIn(folder: string): string[] {
  return isFolder(folder) ? readdirSync(folder) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
