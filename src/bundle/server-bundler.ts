import { hashData } from '../lib/hash.ts';
import type { LiveEntry, ModuleEntry, ServerBundle } from '../model/entry.ts';
import { type BundlerOptions, serverEntry, serverOptions } from './bundle-options.ts';
import { closureHashes } from './closure-hashes.ts';
import { importersOf } from './importers-of.ts';
import { keptContext } from './kept-context.ts';
import { offeredModules, offersFile } from './offer-packages.ts';
import { type BundleResult, bundledFiles, inputFiles, outputsByEntry } from './read-outputs.ts';

/** Makes the modules for Node. */
export interface ServerBundler {
  /** Begins before it is asked: the next who asks for the same entries gets what comes of it. */
  begin(entries: readonly ModuleEntry[], live: Promise<readonly LiveEntry[]>): void;
  /** The templates and these entries, with what the demos of live entries import. Rejects with the bundler's failure. */
  bundle(entries: readonly ModuleEntry[], live: readonly LiveEntry[]): Promise<ServerBundle>;
  dispose(): Promise<void>;
}

/** Starts it; whoever starts it disposes of it. */
export function createServerBundler(options: BundlerOptions): ServerBundler {
  // Known later than the entries: the context is kept, and asks for it at each bundle.
  let latestLive: Promise<readonly LiveEntry[]> = Promise.resolve([]);
  const context = keptContext((entries: readonly ModuleEntry[]) =>
    serverOptions(entries, () => latestLive, options),
  );
  let begun: { readonly key: string; readonly made: Promise<ServerBundle> } | undefined;
  const make = async (entries: readonly ModuleEntry[], live: Promise<readonly LiveEntry[]>) => {
    latestLive = live;
    return readServerBundle(await context.rebuild(entries), entries, options);
  };
  return {
    begin(entries, live) {
      const made = make(entries, live);
      // Told to whoever asks for it.
      made.catch(() => {});
      begun = { key: hashData(entries), made };
    },
    bundle(entries, live) {
      const ahead = begun;
      begun = undefined;
      return ahead?.key === hashData(entries) ? ahead.made : make(entries, Promise.resolve(live));
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
