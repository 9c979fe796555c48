import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { hash, hashData, hashParts } from '../../../lib/hash.ts';
import type { ApartDemos, LinkedImport } from '../../../model/apart-demos.ts';
import type { BundlerOptions } from '../bundle-options.ts';
import { linkedImports } from '../own/link-own-code.ts';
import { closureOf, inputFile } from './read-outputs.ts';

type Inputs = Metafile['inputs'];

/** What hashing modules needs. */
export type HashOptions = Pick<BundlerOptions, 'root' | 'hashOf' | 'env'>;

/** The modules of a bundle. */
export interface HashedBundle {
  readonly inputs: Inputs;
  readonly apart: ApartDemos | undefined;
}

/** The hashes of the modules of a bundle. */
export interface ModuleHashes {
  /** By id of the entry. */
  readonly modules: ReadonlyMap<string, string>;
  /** What demos import that were compiled apart, with hashes. */
  readonly shared: ReadonlyMap<string, LinkedImport>;
}

/**
 * Hashes all files in the closure of each entry. The hashes in chunk names are of no use here: one more demo
 * changes what entries share, and with it the chunks of all entries.
 *
 * @param entries files by id
 */
export async function moduleHashes(
  entries: ReadonlyMap<string, string>,
  { inputs, apart }: HashedBundle,
  options: HashOptions,
): Promise<ModuleHashes> {
  const byFile = new Map(Object.keys(inputs).map((input) => [resolve(options.root, input), input]));
  const hashOf = await createInputsHash(Object.keys(inputs), options);
  const shared = new Map(
    [...(apart?.shared ?? [])].map(([key, linked]) => {
      const closures = linked.modules.map((name) => closureOf(name, inputs));
      return [key, { ...linked, hash: hashOf(new Set(closures.flatMap((closure) => [...closure]))) }];
    }),
  );
  const modules = new Map<string, string>();
  for (const [id, file] of entries) {
    const demo = apart?.demos.get(id);
    const sum = demo
      ? demoHash(hashOf(new Set(demo.inputs)), linkedImports(demo.list, { root: options.root, shared }))
      : hashOf(closureOf(byFile.get(file), inputs));
    modules.set(id, sum);
  }
  return { modules, shared };
}

/** Returns the hash of a demo that was compiled apart. */
export function demoHash(own: string, imported: readonly LinkedImport[]): string {
  return hashParts([own, ...imported.map((one) => one.hash ?? '')]);
}

/** Creates a function that hashes some of these inputs, as esbuild names them. */
export async function createInputsHash(
  inputs: readonly string[],
  { root, hashOf, env }: HashOptions,
): Promise<(some: ReadonlySet<string>) => string> {
  const contents = await Promise.all(
    inputs.map(async (input) => {
      // A virtual module has no file; its name identifies its content.
      return [input, (await hashOf(inputFile(input, root))) ?? 'none'] as const;
    }),
  );
  // Any module may read the environment.
  const environment = Object.keys(env).length === 0 ? '' : `${hashData(env)}\n`;
  const sorted = contents.sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = new Map(sorted.map(([input, sum], at) => [input, { at, line: `${input}\n${sum}\n` }]));
  return (some) => {
    // Sorted by place, since most demos have a few modules of their own among thousands of a site.
    const own = [...some].flatMap((input) => lines.get(input) ?? []).sort((a, b) => a.at - b.at);
    return hash(environment + own.map(({ line }) => line).join(''));
  };
}
