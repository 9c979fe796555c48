import { relative, sep } from 'node:path';
import type { Message } from 'esbuild';
import type { Entry, ModuleEntry } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { type BundlerOptions, demoOptions, serverOptions } from './bundle-options.ts';
import { liveNamespace } from './plugins/offer-imports.ts';
import { wrapperNamespace } from './plugins/wrap-demos.ts';
import { closureOf } from './read-outputs.ts';
import { brokenFile, inputFile, traceErrors } from './trace-errors.ts';

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
      : [await traceErrors(demoOptions({ entries: inBrowser, lists: [] }, options), options)]),
    ...(inNode.length === 0
      ? []
      : [
          await traceErrors(
            serverOptions({ entries: inNode, lists: [] }, async () => [], options),
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

/** The module that stands for an entry in esbuild's graph. */
function moduleOf({ kind, file }: Entry, { root }: BundlerOptions): string {
  if (kind === 'static' || kind === 'script') return file;
  const namespace = kind === 'live' ? liveNamespace : wrapperNamespace;
  return inputFile(`${namespace}:${relative(root, file).split(sep).join('/')}`, { root });
}
