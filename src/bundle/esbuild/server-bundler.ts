import { join, resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import { hash, hashData } from '../../lib/hash.ts';
import type { LiveEntry, ModuleEntry, ServerBundle, ServerModule } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { type BundlerOptions, serverEntry, serverOptions } from './bundle-options.ts';
import { incrementalContext } from './incremental-context.ts';
import { offeredModules, offersFile } from './plugins/offer-packages.ts';
import {
  type BundleResult,
  bundledFiles,
  closureOf,
  inputFile,
  inputFiles,
  outputsByEntry,
  stylesOf,
} from './read-outputs.ts';

/** Bundles modules for Node. */
export interface ServerBundler {
  /** Bundles the templates, the entries and the packages of live entries. Rejects with esbuild's failure. */
  bundle(
    entries: readonly ModuleEntry[],
    live: readonly LiveEntry[] | Promise<readonly LiveEntry[]>,
  ): Promise<ServerBundle>;
  dispose(): Promise<void>;
}

/** Creates the bundler for Node. The caller disposes it. */
export function createServerBundler(options: BundlerOptions, isOnce: boolean): ServerBundler {
  // Live entries may be known later than the others, so the plugin asks for them while esbuild works.
  let latestLive: Promise<readonly LiveEntry[]> = Promise.resolve([]);
  const context = incrementalContext(
    (entries: readonly ModuleEntry[]) => serverOptions(entries, () => latestLive, options),
    isOnce,
  );
  return {
    async bundle(entries, live) {
      latestLive = Promise.resolve(live);
      return readServerBundle(await context.rebuild(entries), entries, options);
    },
    dispose: context.dispose,
  };
}

async function readServerBundle(
  result: BundleResult,
  entries: readonly ModuleEntry[],
  options: BundlerOptions,
): Promise<ServerBundle> {
  const { root } = options;
  const { inputs } = result.metafile;
  const outputs = outputsByEntry(result, root);
  const templates = serverEntry(options);
  const hashes = await closureHashes(inputs, [templates, ...entries.map(({ file }) => file)], options);
  const module = (file: string): ServerModule => {
    const path = outputs.get(file) ?? '';
    const styles = stylesOf(path, result);
    return { path, hash: hashes.get(file) ?? '', ...(styles !== undefined && { styles }) };
  };
  return {
    files: bundledFiles(result, root),
    templates: module(templates),
    ownTemplates: hasOwnModules(closureOf(inputOf(templates, inputs, root), inputs), options),
    demos: new Map(entries.map(({ id, file }) => [id, module(file)])),
    offers: outputs.get(offersFile(root)) ?? '',
    offered: offeredModules(inputs),
    importers: importersOf(inputs, root),
    inputs: inputFiles(result, root),
  };
}

type Inputs = Metafile['inputs'];

/** True if any of these inputs is a module of the site, and neither in a package nor one of our templates. */
function hasOwnModules(
  closure: ReadonlySet<string>,
  { root, templates }: Pick<BundlerOptions, 'root' | 'templates'>,
): boolean {
  return [...closure].some((input) => {
    // A virtual module, such as `colophon-offers:react`, has no file.
    if (/^[\w-]{2,}:/.test(input)) return false;
    const file = resolve(root, input);
    return !file.startsWith(join(templates, sep)) && !file.includes(`${sep}node_modules${sep}`);
  });
}

/** Returns the name of a file in the metafile. */
function inputOf(file: string, inputs: Inputs, root: FilePath): string | undefined {
  return Object.keys(inputs).find((input) => resolve(root, input) === file);
}

/**
 * Hashes all files in the closure of each entry. The hashes in chunk names are of no use here: one more demo
 * changes what entries share, and with it the chunks of all entries.
 */
async function closureHashes(
  inputs: Inputs,
  entries: readonly string[],
  { root, hashOf, env }: Pick<BundlerOptions, 'root' | 'hashOf' | 'env'>,
): Promise<ReadonlyMap<string, string>> {
  const byFile = new Map(Object.keys(inputs).map((input) => [resolve(root, input), input]));
  const contents = await Promise.all(
    Object.keys(inputs).map(async (input) => {
      // A virtual module has no file; its name identifies its content.
      return [input, (await hashOf(inputFile(input, root))) ?? 'none'] as const;
    }),
  );
  // Any module may read the environment.
  const environment = Object.keys(env).length === 0 ? '' : `${hashData(env)}\n`;
  // Sorted once, because entries share most of their modules.
  const lines = contents
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([input, sum]) => ({ input, line: `${input}\n${sum}\n` }));
  return new Map(
    entries.map((entry) => {
      const closure = closureOf(byFile.get(entry), inputs);
      const own = lines.filter(({ input }) => closure.has(input));
      return [entry, hash(environment + own.map(({ line }) => line).join(''))];
    }),
  );
}

/** The importers of each file outside packages, virtual modules among them. */
function importersOf(inputs: Inputs, root: FilePath): ReadonlyMap<FilePath, readonly FilePath[]> {
  const found = new Map<FilePath, FilePath[]>();
  for (const [importer, { imports }] of Object.entries(inputs)) {
    for (const { path, external } of imports) {
      const file = inputFile(path, root);
      if (external === true || file.includes(`${sep}node_modules${sep}`)) continue;
      found.set(file, [...(found.get(file) ?? []), resolve(root, importer) as FilePath]);
    }
  }
  return found;
}
