import { dirname, join, resolve } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { ImportPaths } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';

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
  const read: FilePath[] = [];
  const waiting = [join(root, 'tsconfig.json')];
  for (let count = 0; waiting.length > 0 && count < maxChain; count += 1) {
    const file = (waiting.shift() ?? '') as FilePath;
    read.push(file);
    const text = await files.readText(file);
    const config = text === undefined ? undefined : parseTsconfig(text);
    const { paths, baseUrl } = config?.compilerOptions ?? {};
    if (isRecord(paths)) {
      const base = resolve(dirname(file), typeof baseUrl === 'string' ? baseUrl : '.');
      return { files: read, paths: absolutePaths(paths, base) };
    }
    for (const extended of [config?.extends].flat().reverse())
      if (typeof extended === 'string') waiting.push(extendedFile(extended, file));
  }
  return { files: read, paths: {} };
}

function absolutePaths(paths: Readonly<Record<string, unknown>>, base: string): ImportPaths['paths'] {
  const entries = Object.entries(paths).map(([pattern, targets]): [string, string[]] => [
    pattern,
    (Array.isArray(targets) ? targets : [])
      .filter((target) => typeof target === 'string')
      .map((target) => resolve(base, target)),
  ]);
  return Object.fromEntries(entries);
}

/** The file that another one extends: by a path, or in a package beside it. */
function extendedFile(extended: string, from: string): string {
  const file = /^(?:\.|\/)/.test(extended)
    ? resolve(dirname(from), extended)
    : join(dirname(from), 'node_modules', extended);
  return /\.json$/.test(file) ? file : `${file}.json`;
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
