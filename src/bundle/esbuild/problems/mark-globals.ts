import { SourceMap } from 'node:module';
import { extname } from 'node:path';
import type { Loader } from 'esbuild';
import { relativePath } from '../../../lib/relative-path.ts';
import type { Place } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/path.ts';

/** A module of the site, as it was read. */
export interface ModuleFile {
  readonly file: FilePath;
  readonly text: string;
}

/** A module after compiling, in which marks stand for some of its globals. */
export interface MarkedModule {
  readonly code: string;
  /** Returns the place in the source of an offset in the code; undefined if nothing was written there. */
  placeOf(offset: number): Place | undefined;
}

const loaders: Readonly<Record<string, Loader>> = { '.tsx': 'tsx', '.ts': 'ts', '.mts': 'ts', '.cts': 'ts' };

/**
 * Compiles a module with marks in place of globals. esbuild replaces a name only where it is no variable of
 * the module, and drops comments, so that the places are exact.
 */
export async function markGlobals(
  { file, text }: ModuleFile,
  marks: Readonly<Record<string, string>>,
  root: FilePath,
): Promise<MarkedModule> {
  const { transform } = await import('esbuild');
  const { code, map } = await transform(text, {
    loader: loaders[extname(file)] ?? 'jsx',
    jsx: 'preserve',
    define: { ...marks },
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const origins = new SourceMap(JSON.parse(map));
  return {
    code,
    placeOf(offset) {
      const before = code.slice(0, offset).split('\n');
      const origin = origins.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
      if (!('originalLine' in origin)) return undefined;
      return {
        file: relativePath(root, file),
        line: origin.originalLine + 1,
        column: origin.originalColumn + 1,
      };
    },
  };
}
