import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import type { Place } from '../model/diagnostic.ts';
import type { ExtensionLocation } from '../model/extension-location.ts';
import type { FileSystem } from './file-system.ts';

/** Finds the line of the site's code at which an error was thrown; undefined for an error of other code. */
export type ErrorPlace = (error: unknown) => Promise<Place | undefined>;

/** Creates the function for a bundled site module, whose source map is read when an error needs it. */
export function createErrorPlace(
  { url, map }: ExtensionLocation,
  { readText }: Pick<FileSystem, 'readText'>,
): ErrorPlace {
  return async (error) => {
    const [, line, column] = frameIn(url, error) ?? [];
    const text = line === undefined ? undefined : await readText(map);
    if (text === undefined) return undefined;
    const found = new SourceMap(JSON.parse(text)).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) return undefined;
    // The map names files from the site's root, as reports do.
    return { file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 };
  };
}

/** Line and column of the first frame in a module, whose name contains a hash. */
function frameIn(url: string, error: unknown): RegExpExecArray | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const name = `${posix.basename(url)}:`;
  const start = stack.indexOf(name);
  return start < 0 ? undefined : (/^(\d+):(\d+)/.exec(stack.slice(start + name.length)) ?? undefined);
}
