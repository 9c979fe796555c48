import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { readTarball } from './read-tarball.ts';

/** A version of a package that is not installed. */
export interface ReadPackage {
  /** `@acme/kit` */
  readonly name: string;
  /** `1.1.0`; absent if its package.json states none. */
  readonly version?: string;
  /** The module that exports everything, relative to the package: `dist/index.d.ts`. */
  readonly entry: string;
  /** Names of the packages that it imports. */
  readonly dependencies: readonly string[];
  /** Its types and sources by posix path, and its package.json. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Reads a package: a tarball of `npm pack`, or a folder. Throws a `UserError` for anything else. */
export async function readPackage(
  path: FilePath,
  files: Pick<FileSystem, 'readBytes' | 'list' | 'exists'>,
): Promise<ReadPackage> {
  if (!(await files.exists(path)))
    throw new UserError(
      `There is no file or folder "${path}". Pass a tarball of npm pack, or a folder with a package.json.`,
    );
  const found = /\.t(?:ar\.)?gz$/.test(path)
    ? readTarball((await files.readBytes(path)) ?? new Uint8Array())
    : await filesIn(path, files);
  const manifest = manifestIn(found);
  if (found === undefined || manifest === undefined)
    throw new UserError(
      `"${path}" is not a package. Pass a tarball of npm pack, or a folder with a package.json.`,
    );
  const { name, version } = manifest;
  if (typeof name !== 'string') throw new UserError(`The package.json in "${path}" has no name.`);
  const entry = entries(manifest).find((file) => found.has(file));
  if (entry === undefined)
    throw new UserError(
      `Package "${name}" in "${path}" has no types: "types" of its package.json names none.`,
    );
  const dependencies = dependenciesOf(manifest);
  return { name, ...(typeof version === 'string' && { version }), entry, dependencies, files: found };
}

/** Declarations, sources, and what they import as JSON. */
const typed = /\.(?:[cm]?tsx?|json)$/;

async function filesIn(
  folder: FilePath,
  files: Pick<FileSystem, 'readBytes' | 'list'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const listed = await files.list(folder, (path) => !/(?:^|\/)(?:node_modules|\.git)$/.test(path));
  const found = new Map<string, Uint8Array>();
  for (const { path, file } of listed.filter(({ path }) => typed.test(path))) {
    const bytes = await files.readBytes(file);
    if (bytes) found.set(path, bytes);
  }
  return found;
}

function manifestIn(
  files: ReadonlyMap<string, Uint8Array> | undefined,
): Readonly<Record<string, unknown>> | undefined {
  const bytes = files?.get('package.json');
  if (bytes === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function dependenciesOf(manifest: Readonly<Record<string, unknown>>): string[] {
  const lists = [manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies];
  return [...new Set(lists.flatMap((list) => Object.keys(Object(list))))].sort();
}

/** Lists the files that may declare what a package exports, the best first. */
function entries({ exports, types, typings, module, main }: Readonly<Record<string, unknown>>): string[] {
  const named = [
    ...exportTargets(
      typeof exports === 'object' && exports !== null && '.' in exports ? exports['.'] : exports,
    ),
    types,
    typings,
    module,
    main,
  ].filter((target) => typeof target === 'string');
  return [...named, 'index', 'src/index'].flatMap(declarationsOf);
}

/** The targets of an export, those of types first. */
function exportTargets(target: unknown): unknown[] {
  if (typeof target !== 'object' || target === null) return [target];
  const conditions = Object.entries(target).sort(([a], [b]) => Number(b === 'types') - Number(a === 'types'));
  return conditions.flatMap(([, inner]) => exportTargets(inner));
}

/** `./dist/index.mjs` → `dist/index.mjs` if it is typed, `dist/index.d.mts`, `dist/index.mts` … */
function declarationsOf(target: string): string[] {
  const file = join('.', target).replaceAll('\\', '/');
  const stem = file.replace(/(?:\.d)?\.([cm]?)[jt]sx?$/, '');
  const own = typed.test(file) ? [file] : [];
  return [...own, ...['.d.ts', '.d.mts', '.d.cts', '.ts', '.tsx', '.mts'].map((end) => `${stem}${end}`)];
}
