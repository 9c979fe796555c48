import { join, resolve, sep } from 'node:path';
import type { BuildOptions, Message, Metafile, Plugin } from 'esbuild';
import type { FilePath } from '../../../model/path.ts';
import type { BundlerOptions } from '../bundle-options.ts';
import { liveNamespace } from '../plugins/offer-imports.ts';
import { fileOfMessage, isBuildFailure } from './bundle-diagnostics.ts';

/** The errors of a bundle, and its graph with an empty module in place of each broken one. */
export interface Trace {
  readonly errors: readonly Message[];
  readonly inputs: Metafile['inputs'];
  /** The broken files. */
  readonly files: ReadonlySet<string>;
}

/**
 * Reads the modules of a bundle until only empty ones are left in place of the broken ones: esbuild has no
 * graph of a failed build. Runs only after a build has failed.
 */
export async function traceErrors(given: BuildOptions, options: BundlerOptions): Promise<Trace> {
  const { build } = await import('esbuild');
  const files = new Set<string>();
  const errors: Message[] = [];
  for (;;) {
    const plugins = [emptyModules(files, options), ...(given.plugins ?? [])];
    const result = await build(withoutCode({ ...given, plugins })).catch((error: unknown) => {
      if (isBuildFailure(error)) return error;
      throw error;
    });
    if (!(result instanceof Error)) return { errors, files, inputs: result.metafile?.inputs ?? {} };
    const before = files.size;
    for (const message of result.errors) {
      const file = brokenFile(message, options);
      if (file === undefined) continue;
      errors.push(message);
      files.add(file);
    }
    // An error without a place belongs to no entry.
    if (files.size === before) return { errors, files, inputs: {} };
  }
}

/** The specifiers by which the module for standard input imports the entry points. */
const entryPrefix = 'colophon-entry:';

/**
 * Returns options that read the same modules, and generate no code: one module imports all entry points, and
 * uses nothing of them. To write 2,800 bundles that nobody reads takes five times as long and 1.3 GB.
 */
function withoutCode({ entryPoints, ...given }: BuildOptions): BuildOptions {
  const entries = Array.isArray(entryPoints) ? entryPoints : Object.values(entryPoints ?? {});
  const imports = entries.map(
    (entry) => `import ${JSON.stringify(entryPrefix + (typeof entry === 'string' ? entry : entry.in))};`,
  );
  return {
    ...given,
    stdin: { contents: imports.join('\n'), resolveDir: given.absWorkingDir ?? '' },
    plugins: [unusedEntries, ...(given.plugins ?? [])],
    splitting: false,
    minify: false,
    logOverride: { 'ignored-bare-import': 'silent' },
  };
}

const unusedEntries: Plugin = {
  name: 'unused-entries',
  setup({ onResolve, resolve: resolveAgain }) {
    onResolve({ filter: new RegExp(`^${entryPrefix}`) }, async ({ path, resolveDir }) => {
      const resolved = await resolveAgain(path.slice(entryPrefix.length), {
        kind: 'entry-point',
        resolveDir,
      });
      return { ...resolved, sideEffects: false };
    });
  },
};

/** Returns the file to correct: the one with the error, or the one that lacks what our templates import. */
export function brokenFile(message: Message, options: BundlerOptions): string | undefined {
  const { root, templates } = options;
  const { location } = message;
  // An entry point that does not exist is no module that could be corrected.
  if (!location || location.file === '<stdin>') return undefined;
  if (location.file.startsWith(`${liveNamespace}:`)) return inputFile(location.file, { root });
  const file = fileOfMessage(message, root);
  const isOurs = (path: string) => path.startsWith(join(templates, sep));
  const module = moduleWithoutExport(message, root);
  return module !== undefined && file !== undefined && isOurs(file) && !isOurs(module) ? module : file;
}

/** Returns the module that does not export what another one imports. */
function moduleWithoutExport({ text }: Message, root: FilePath): string | undefined {
  const [, module] = /^No matching export in "(.+)" for import ".+"$/.exec(text) ?? [];
  return module === undefined ? undefined : resolve(root, module);
}

/** The specifier of a CommonJS module, whose exports esbuild does not know. */
const anyExports = 'colophon-any-exports';

/** Any name can be imported from this module, whatever its extension: `.mjs` cannot be CommonJS itself. */
const emptyModule = `export * from '${anyExports}'; export { default } from '${anyExports}';`;

/** Creates a plugin that loads broken files as empty modules, from which any name can be imported. */
function emptyModules(files: ReadonlySet<string>, { root }: BundlerOptions): Plugin {
  return {
    name: 'empty-modules',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${anyExports}$`) }, ({ path }) => ({
        path,
        namespace: anyExports,
      }));
      build.onLoad({ filter: /.*/, namespace: anyExports }, () => ({ contents: 'module.exports = {};' }));
      build.onLoad({ filter: /.*/ }, ({ path, namespace }) => {
        const file = namespace === 'file' ? path : inputFile(`${namespace}:${path}`, { root });
        if (!files.has(file)) return undefined;
        return path.endsWith('.css')
          ? { contents: '', loader: 'css' }
          : { contents: emptyModule, loader: 'js' };
      });
    },
  };
}

/**
 * The path of an input of esbuild. The namespace of a virtual module stays apart from its path,
 * which may begin with `..`: otherwise that would remove the namespace, and all modules made
 * from one demo would be the same.
 */
export function inputFile(input: string, { root }: Pick<BundlerOptions, 'root'>): string {
  const [, namespace, path = input] = /^([a-z][\w-]+):(.*)$/s.exec(input) ?? [];
  return namespace === undefined ? resolve(root, input) : `${namespace}:${resolve(root, path)}`;
}
