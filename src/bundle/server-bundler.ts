import type { LiveEntry, ModuleEntry, ServerBundle } from '../model/entry.ts';
import { type BundlerOptions, serverEntry, serverOptions } from './bundle-options.ts';
import { closureHashes } from './closure-hashes.ts';
import { importersOf } from './importers-of.ts';
import { keptContext } from './kept-context.ts';
import { offeredModules, offersFile } from './offer-packages.ts';
import { type BundleResult, bundledFiles, inputFiles, outputsByEntry } from './read-outputs.ts';

/** Makes the modules for Node. */
export interface ServerBundler {
  /** The templates and these entries, with what the demos of live entries import. Rejects with the bundler's failure. */
  bundle(
    entries: readonly ModuleEntry[],
    live: readonly LiveEntry[] | Promise<readonly LiveEntry[]>,
  ): Promise<ServerBundle>;
  dispose(): Promise<void>;
}

/** Starts it; whoever starts it disposes of it. */
export function createServerBundler(options: BundlerOptions): ServerBundler {
  // Live entries may be known later than the others; the kept context asks for them at each bundle.
  let latestLive: Promise<readonly LiveEntry[]> = Promise.resolve([]);
  const context = keptContext((entries: readonly ModuleEntry[]) =>
    serverOptions(entries, () => latestLive, options),
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
  const closures = [templates, ...entries.map(({ file }) => file)];
  const hashes = await closureHashes(inputs, closures, root, options.hashOf);
  const module = (file: string) => ({ path: outputs.get(file) ?? '', hash: hashes.get(file) ?? '' });
  return {
    files: bundledFiles(result, root),
    templates: module(templates),
    demos: new Map(entries.map(({ id, file }) => [id, module(file)])),
    offers: outputs.get(offersFile(root)) ?? '',
    offered: offeredModules(inputs),
    importers: importersOf(inputs, root),
    inputs: inputFiles(result, root),
  };
}
