import { relative, resolve, sep } from 'node:path';
import type { BuildOptions, Message, Metafile, Plugin } from 'esbuild';
import type { Entry, ModuleEntry } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { fileOfMessage, isBuildFailure } from './bundle-diagnostics.ts';
import { type BundlerOptions, demoOptions, serverOptions } from './bundle-options.ts';
import { liveNamespace } from './plugins/offer-imports.ts';
import { wrapperNamespace } from './plugins/wrap-demos.ts';
import { closureOf } from './read-outputs.ts';

/** Why some entries cannot be bundled. */
export interface EntryFailures {
  readonly errors: readonly Message[];
  /** The broken files in the closure of each broken entry, by its id. */
  readonly broken: ReadonlyMap<string, ReadonlySet<FilePath>>;
}

/**
 * Finds the entries that contain a broken module, however they reach it: by a relative path, an alias or a
 * package. esbuild has no graph of a failed build, so it bundles again with an empty module in place of each
 * broken one. Runs only after a build has failed.
 */
export async function findFailures(
  entries: readonly Entry[],
  options: BundlerOptions,
): Promise<EntryFailures> {
  const inBrowser = entries.filter(({ kind }) => kind !== 'static');
  const inNode = entries.filter((entry): entry is ModuleEntry => entry.kind === 'static');
  const rounds = [
    ...(inBrowser.length === 0 ? [] : [await traceErrors(demoOptions(inBrowser, options), options)]),
    ...(inNode.length === 0
      ? []
      : [
          await traceErrors(
            serverOptions(inNode, async () => [], options),
            options,
          ),
        ]),
  ];
  const broken = new Map<string, ReadonlySet<FilePath>>();
  for (const { inputs, files } of rounds) {
    const byFile = new Map(Object.keys(inputs).map((input) => [inputFile(input, options), input]));
    for (const entry of entries) {
      const found = closureOf(byFile.get(moduleOf(entry, options)), inputs);
      const own = [...found].map((input) => inputFile(input, options)).filter((file) => files.has(file));
      if (own.length > 0) broken.set(entry.id, new Set(own as FilePath[]));
    }
  }
  const reached = new Set([...broken.values()].flatMap((files) => [...files]));
  const isReached = (message: Message) => reached.has(brokenFile(message, options) as FilePath);
  return { broken, errors: rounds.flatMap(({ errors }) => errors).filter(isReached) };
}

interface Trace {
  readonly errors: readonly Message[];
  readonly inputs: Metafile['inputs'];
  /** The broken files. */
  readonly files: ReadonlySet<string>;
}

/** Bundles until only empty modules are left in place of the broken ones. */
async function traceErrors(given: BuildOptions, options: BundlerOptions): Promise<Trace> {
  const { build } = await import('esbuild');
  const files = new Set<string>();
  const errors: Message[] = [];
  for (;;) {
    const plugins = [emptyModules(files, options), ...(given.plugins ?? [])];
    const result = await build({ ...given, plugins, minify: false }).catch((error: unknown) => {
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

function brokenFile(message: Message, { root }: BundlerOptions): string | undefined {
  const { location } = message;
  if (!location) return undefined;
  return location.file.startsWith(`${liveNamespace}:`)
    ? inputFile(location.file, { root })
    : fileOfMessage(message, root);
}

/** Creates a plugin that loads broken files as empty modules, from which any name can be imported. */
function emptyModules(files: ReadonlySet<string>, { root }: BundlerOptions): Plugin {
  return {
    name: 'empty-modules',
    setup(build) {
      build.onLoad({ filter: /.*/ }, ({ path, namespace }) => {
        const file = namespace === 'file' ? path : inputFile(`${namespace}:${path}`, { root });
        if (!files.has(file)) return undefined;
        return path.endsWith('.css')
          ? { contents: '', loader: 'css' }
          : { contents: 'module.exports = {};', loader: 'js' };
      });
    },
  };
}

/** The module that stands for an entry in esbuild's graph. */
function moduleOf({ kind, file }: Entry, { root }: BundlerOptions): string {
  if (kind === 'static' || kind === 'script') return file;
  const namespace = kind === 'live' ? liveNamespace : wrapperNamespace;
  return inputFile(`${namespace}:${relative(root, file).split(sep).join('/')}`, { root });
}

/**
 * The path of an input of esbuild. The namespace of a virtual module stays apart from its path,
 * which may begin with `..`: otherwise that would remove the namespace, and all modules made
 * from one demo would be the same.
 */
function inputFile(input: string, { root }: Pick<BundlerOptions, 'root'>): string {
  const [, namespace, path = input] = /^([a-z][\w-]+):(.*)$/s.exec(input) ?? [];
  return namespace === undefined ? resolve(root, input) : `${namespace}:${resolve(root, path)}`;
}
