import { join, resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import type { LiveEntry, ModuleEntry, ServerBundle, ServerModule } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { type BundlePlan, type BundlerOptions, serverEntry, serverOptions } from './bundle-options.ts';
import { incrementalContext } from './incremental-context.ts';
import { moduleHashes } from './output/module-hashes.ts';
import {
  bundledFiles,
  closureOf,
  inputFile,
  inputFiles,
  outputsByEntry,
  stylesOf,
} from './output/read-outputs.ts';
import { nodeSide } from './own/bundle-sides.ts';
import type { OwnCodes } from './own/compile-own-code.ts';
import type { DemoForm } from './own/link-own-code.ts';
import { withoutAll } from './own/offer-shared.ts';
import { bundleWithOwnCode, type OwnCodeBundle } from './own/with-own-code.ts';
import { offeredModules, offersFile } from './plugins/offer-packages.ts';

/** Bundles modules for Node. */
export interface ServerBundler {
  /** Bundles the templates, the entries and the packages of live entries. Rejects with esbuild's failure. */
  bundle(
    entries: readonly ModuleEntry[],
    live: readonly LiveEntry[] | Promise<readonly LiveEntry[]>,
    codes: OwnCodes | Promise<OwnCodes>,
  ): Promise<ServerBundle>;
  /** How the scripts of demos are written that are compiled apart. */
  readonly form: DemoForm;
  /** Lets the bundle in progress, if any, reject. */
  cancel(): Promise<void>;
  dispose(): Promise<void>;
}

/** Creates the bundler for Node. The caller disposes it. */
export function createServerBundler(options: BundlerOptions, isOnce: boolean): ServerBundler {
  // Live entries may be known later than the others, so the plugin asks for them while esbuild works.
  let latestLive: Promise<readonly LiveEntry[]> = Promise.resolve([]);
  const context = incrementalContext(
    (plan: BundlePlan<ModuleEntry>) => serverOptions(plan, () => latestLive, options),
    isOnce,
  );
  const side = nodeSide(options, async (plan) => withoutAll(await context.rebuild(plan), options.root));
  return {
    async bundle(entries, live, codes) {
      latestLive = Promise.resolve(live);
      return readServerBundle(await bundleWithOwnCode(entries, await codes, side), entries, options);
    },
    form: side,
    cancel: context.cancel,
    dispose: context.dispose,
  };
}

async function readServerBundle(
  { result, apart }: OwnCodeBundle,
  entries: readonly ModuleEntry[],
  options: BundlerOptions,
): Promise<ServerBundle> {
  const { root } = options;
  const { inputs } = result.metafile;
  const outputs = outputsByEntry(result, root);
  const templates = serverEntry(options);
  const files = new Map(entries.map(({ id, file }) => [id, file]));
  const hashes = await moduleHashes(new Map([['', templates], ...files]), { inputs, apart }, options);
  const module = (file: string, id = ''): ServerModule => {
    const path = outputs.get(file) ?? '';
    const styles = stylesOf(path, result);
    return { path, hash: hashes.modules.get(id) ?? '', ...(styles !== undefined && { styles }) };
  };
  return {
    files: bundledFiles(result, root),
    templates: module(templates),
    ownTemplates: hasOwnModules(closureOf(inputOf(templates, inputs, root), inputs), options),
    demos: new Map(entries.map(({ id, file }) => [id, module(file, id)])),
    offers: outputs.get(offersFile(root)) ?? '',
    offered: offeredModules(inputs),
    importers: importersOf(inputs, root),
    inputs: inputFiles(result, root),
    ...(apart && { apart: { ...apart, shared: hashes.shared } }),
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

/** The importers of each file outside packages, virtual modules among them. */
function importersOf(inputs: Inputs, root: FilePath): ReadonlyMap<FilePath, readonly FilePath[]> {
  const found = new Map<FilePath, FilePath[]>();
  for (const [importer, { imports }] of Object.entries(inputs)) {
    for (const { path, external } of imports) {
      const file = inputFile(path, root);
      if (external === true || file.includes(`${sep}node_modules${sep}`)) continue;
      const importers = found.get(file);
      if (importers) importers.push(resolve(root, importer) as FilePath);
      else found.set(file, [resolve(root, importer) as FilePath]);
    }
  }
  return found;
}
