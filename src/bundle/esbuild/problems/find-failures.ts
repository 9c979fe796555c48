import type { Message } from 'esbuild';
import { relativePath } from '../../../lib/relative-path.ts';
import type { Entry, ModuleEntry } from '../../../model/entry.ts';
import type { FilePath } from '../../../model/path.ts';
import { type BundlerOptions, demoOptions, serverOptions } from '../bundle-options.ts';
import { liveNamespace } from '../plugins/offer-imports.ts';
import { wrapperNamespace } from '../plugins/wrap-demos.ts';
import { brokenFile, inputFile, type Trace, traceErrors } from './trace-errors.ts';

/** Why some entries cannot be bundled. */
export interface EntryFailures {
  readonly errors: readonly Message[];
  /** The broken files in the closure of each broken entry, by its id. */
  readonly broken: ReadonlyMap<string, ReadonlySet<FilePath>>;
}

/**
 * Finds the entries that contain a broken module, however they reach it: by a relative path, an alias or a
 * package. Runs only after a build has failed.
 */
export async function findFailures(
  entries: readonly Entry[],
  options: BundlerOptions,
): Promise<EntryFailures> {
  const inBrowser = entries.filter(({ kind }) => kind !== 'static');
  const inNode = entries.filter((entry): entry is ModuleEntry => entry.kind === 'static');
  const rounds = [
    ...(inBrowser.length === 0
      ? []
      : [await traceErrors(demoOptions({ entries: inBrowser, shared: [] }, options), options)]),
    ...(inNode.length === 0
      ? []
      : [
          await traceErrors(
            serverOptions({ entries: inNode, shared: [] }, async () => [], options),
            options,
          ),
        ]),
  ];
  const broken = new Map<string, ReadonlySet<FilePath>>();
  for (const trace of rounds) {
    const byFile = brokenByFile(trace, options);
    for (const entry of entries) {
      const files = byFile.get(moduleOf(entry, options));
      if (files) broken.set(entry.id, files);
    }
  }
  const reached = new Set([...broken.values()].flatMap((files) => [...files]));
  const isReached = (message: Message) => reached.has(brokenFile(message, options) as FilePath);
  return { broken, errors: rounds.flatMap(({ errors }) => errors).filter(isReached) };
}

/**
 * Returns the broken files in the closure of each file that has any. Walks from the broken files to their
 * importers: there are few, and the closures of 2,800 entries have thousands of files each.
 */
function brokenByFile(
  { inputs, files }: Trace,
  options: BundlerOptions,
): ReadonlyMap<string, ReadonlySet<FilePath>> {
  const importers = new Map<string, string[]>();
  for (const [input, { imports }] of Object.entries(inputs))
    for (const { path, external } of imports) {
      if (external === true) continue;
      const known = importers.get(path);
      if (known) known.push(input);
      else importers.set(path, [input]);
    }
  const found = new Map<string, Set<FilePath>>();
  for (const input of Object.keys(inputs)) {
    const broken = inputFile(input, options) as FilePath;
    if (!files.has(broken)) continue;
    const above = new Set([input]);
    // A set also yields what is added while it is read.
    for (const one of above) {
      for (const importer of importers.get(one) ?? []) above.add(importer);
      const file = inputFile(one, options);
      found.set(file, (found.get(file) ?? new Set()).add(broken));
    }
  }
  return found;
}

/** The module that stands for an entry in esbuild's graph. */
function moduleOf({ kind, file }: Entry, { root }: BundlerOptions): string {
  if (kind === 'static' || kind === 'script') return file;
  const namespace = kind === 'live' ? liveNamespace : wrapperNamespace;
  return inputFile(`${namespace}:${relativePath(root, file)}`, { root });
}
