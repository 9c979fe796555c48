import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { FileSystem } from '../../effects/file-system.ts';
import { upwards } from '../../lib/upwards.ts';
import type { ImportPaths } from '../../model/config.ts';
import type { FilePath } from '../../model/path.ts';

/** The part of a `tsconfig.json` that concerns imports. */
interface Tsconfig {
  readonly extends?: unknown;
  readonly compilerOptions?: { readonly baseUrl?: unknown; readonly paths?: unknown };
}

/** The longest chain of `extends`, in case it is circular. */
const maxChain = 8;

/**
 * Reads `compilerOptions.paths` of the site's `tsconfig.json`, also from a file that it extends, so that
 * demos may import as the site's own code does. Everything else in the file has no effect on demos: a
 * website needs other emit options than an application. An unreadable file has no paths; TypeScript itself
 * reports it.
 */
export async function readTsconfigPaths(
  root: FilePath,
  files: Pick<FileSystem, 'readText'>,
): Promise<ImportPaths> {
  const chain = await readChain(root, files);
  const all = chain.map(({ file, config }) => ({ folder: dirname(file), ...config?.compilerOptions }));
  const own = all.find(({ paths }) => isRecord(paths));
  const based = all.find(({ baseUrl }) => typeof baseUrl === 'string');
  const withRoot = (path: string) => path.replace(/^\$\{configDir\}/i, () => root);
  // A base that another file of the chain sets counts, too.
  const base = based ? resolve(based.folder, withRoot(String(based.baseUrl))) : (own?.folder ?? root);
  const paths = Object.entries(Object(own?.paths)).map(([pattern, targets]): [string, string[]] => [
    pattern,
    (Array.isArray(targets) ? targets : [])
      .filter((target) => typeof target === 'string')
      .map((target) => resolve(base, withRoot(target))),
  ]);
  return { files: chain.map(({ file }) => file), paths: Object.fromEntries(paths) };
}

interface ReadTsconfig {
  readonly file: FilePath;
  /** Undefined for a file that is missing or cannot be read. */
  readonly config: Tsconfig | undefined;
}

/** Reads the `tsconfig.json` of a site and the files that it extends, each before those that it wins over. */
async function readChain(
  root: FilePath,
  files: Pick<FileSystem, 'readText'>,
): Promise<readonly ReadTsconfig[]> {
  const chain: ReadTsconfig[] = [];
  let waiting = [[join(root, 'tsconfig.json') as FilePath]];
  for (let [places] = waiting; places && chain.length < maxChain; [places] = waiting) {
    const { file, text } = await firstFile(places, files);
    const config = text === undefined ? undefined : parseTsconfig(text);
    chain.push({ file, config });
    const extended = [config?.extends].flat().filter((one) => typeof one === 'string');
    const before = extended.reverse().map((one) => extendedPlaces(one, file));
    waiting = [...before, ...waiting.slice(1)];
  }
  return chain;
}

/** Returns the first of some files that exists, or else the first one without a text. */
async function firstFile(
  [first, ...others]: readonly FilePath[],
  files: Pick<FileSystem, 'readText'>,
): Promise<{ readonly file: FilePath; readonly text: string | undefined }> {
  const file = first ?? ('' as FilePath);
  const text = await files.readText(file);
  if (text !== undefined || others.length === 0) return { file, text };
  const other = await firstFile(others, files);
  return other.text === undefined ? { file, text } : other;
}

/** The places of a file that another one extends: a path, or a package in a folder around the other file. */
function extendedPlaces(extended: string, from: FilePath): FilePath[] {
  const folder = dirname(from);
  const named = extended.endsWith('.json') ? extended : `${extended}.json`;
  if (extended.startsWith('.') || isAbsolute(extended)) return [resolve(folder, named) as FilePath];
  return upwards(folder).flatMap((above) =>
    [named, join(extended, 'tsconfig.json')].map((path) => join(above, 'node_modules', path) as FilePath),
  );
}

/** Comments, or a string, which may contain what looks like one; then commas before a closing bracket. */
const comments = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const trailingCommas = /("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g;

function parseTsconfig(text: string): Tsconfig | undefined {
  const keepStrings = (_: string, written: string | undefined) => written ?? '';
  const json = text
    .replace(/^\ufeff/, '')
    .replace(comments, keepStrings)
    .replace(trailingCommas, keepStrings);
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : undefined;
  } catch {
    // The editor and the type check of the site report it.
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
