import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { relativePath } from '../../../lib/relative-path.ts';
import type { Place } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/path.ts';

/** A position in the text of a bundle, both numbers from 1. */
export interface BundlePosition {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Names the module whose code is at a line of a bundle: esbuild writes it above the code of each module.
 * Undefined above the first one, where its own helpers are.
 */
export function moduleAt({ text, line }: BundlePosition, root: FilePath): FilePath | undefined {
  const above = text.split('\n', line).toReversed();
  const name = above.map((one) => /^\/\/ (\S.*\.\w+)$/.exec(one)?.[1]).find((found) => found !== undefined);
  return name === undefined ? undefined : (resolve(root, name) as FilePath);
}

/**
 * Finds where a position in a bundle comes from: bundles its module alone, with a source map, and looks for
 * the same line. Undefined if there is none or more than one, since a place must not be guessed.
 *
 * @param options the options of the bundle
 */
export async function locateByText(
  module: FilePath,
  { text, line, column }: BundlePosition,
  options: BuildOptions,
): Promise<Place | undefined> {
  const { build } = await import('esbuild');
  const { outputFiles = [] } = await build({
    ...options,
    entryPoints: [module],
    plugins: [externalImports, ...(options.plugins ?? [])],
    alias: {},
    splitting: false,
    sourcemap: 'external',
  });
  const [map, script] = ['.js.map', '.js'].map((end) => outputFiles.find(({ path }) => path.endsWith(end)));
  const given = text.split('\n')[line - 1] ?? '';
  const lines = script?.text.split('\n') ?? [];
  const [found, ...others] = [...lines.entries()].filter(([, one]) => named(one) === named(given));
  if (!map || !found || others.length > 0) return undefined;
  const before = named(given.slice(0, column - 1));
  const start = Array.from(found[1], (_, index) => index).find(
    (index) => named(found[1].slice(0, index)) === before,
  );
  const entry = new SourceMap(JSON.parse(map.text)).findEntry(found[0], start ?? 0);
  if (!('originalLine' in entry)) return undefined;
  const root = options.absWorkingDir ?? '';
  return {
    file: relativePath(root, module),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

/** Two names of a bundle differ in their numbers, and a name of CommonJS is called by way of its module. */
function named(code: string): string {
  return code.replace(/\(0, \w+\.(\w+)\)/g, '$1').replace(/\b([A-Za-z_$][\w$]*?)\d+\b/g, '$1');
}

const externalImports: Plugin = {
  name: 'external-imports',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};
