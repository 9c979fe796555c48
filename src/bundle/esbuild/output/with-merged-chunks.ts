import { join, posix } from 'node:path';
import { hash, hashParts } from '../../../lib/hash.ts';
import type { FilePath } from '../../../model/path.ts';
import type { Chunk } from '../../chunks/chunk-loads.ts';
import { type MergePrices, planMerges } from '../../chunks/plan-merges.ts';
import { isCommonEntry, isSharedEntry } from '../own/offer-shared.ts';
import { type JoinedScript, type JoinOptions, joinChunks, type Merge } from './join-chunks.ts';
import { createPurity } from './module-purity.ts';
import { type BundleResult, outputKey } from './read-outputs.ts';
import { hashedName, modulePath, type NameRoots } from './with-stable-names.ts';

type Outputs = BundleResult['metafile']['outputs'];
type Output = Outputs[string];

/**
 * With these, a page with a demo in view loads at most twelve scripts: that of every page, the demo, and
 * chunks. tests/bench/README.md has the figures.
 */
const prices: MergePrices = { request: 4000, from: 5, rise: 8, waste: 0.18, few: 4 };

/** A demo that is compiled apart loads the chunks of several entries. */
const sharedPrices: MergePrices = { request: 8000, from: 0, rise: 8, waste: 0.3, few: 0 };

/** How scripts are written, and where the code in them comes from. */
export type MergeOptions = JoinOptions & NameRoots;

/**
 * Merges chunks that demos share, so that a page loads a few files and not fifty. A second bundle joins the
 * texts of the first one: every other script then imports the merged chunk. Without this line the same code
 * is in more files.
 */
export async function withMergedChunks(result: BundleResult, options: MergeOptions): Promise<BundleResult> {
  const { outputs } = result.metafile;
  const areShared = Object.values(outputs).some(({ entryPoint }) => isSharedEntry(entryPoint ?? ''));
  const groups = planMerges(chunksOf(outputs, options), areShared ? sharedPrices : prices);
  if (groups.length === 0) return result;
  const merges = groups.map((members) => mergeOf(members, outputs));
  const scripts = await joinChunks(result, merges, options);
  return withoutMembers(result, merges, { root: options.root, scripts });
}

function mergeOf(members: readonly string[], outputs: Outputs): Merge {
  let count = 0;
  const names = members.map((member): [string, ReadonlyMap<string, string>] => [
    member,
    new Map(outputs[member]?.exports.map((name) => [name, `e${(count++).toString(36)}`])),
  ]);
  const sum = hashParts(members)
    .replace(/[^A-Z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 8);
  const folder = posix.dirname(members[0] ?? '');
  return { path: posix.join(folder, `chunk-${sum.padEnd(8, '0')}.js`), members, names: new Map(names) };
}

/** Describes the scripts of a bundle for the plan. */
function chunksOf(outputs: Outputs, roots: NameRoots): Chunk[] {
  const isPure = createPurity(roots);
  const scripts = Object.entries(outputs).filter(([path]) => path.endsWith('.js'));
  const lazy = new Set(scripts.flatMap(([, output]) => importsOf(output, 'dynamic-import')));
  // esbuild's names and their order depend on the folder of the site.
  const nameOf = (path: string, { inputs }: Output) =>
    [path.replace(hashedName, ''), ...Object.keys(inputs).map((input) => modulePath(input, roots))].join(
      '\n',
    );
  const named = scripts.map(([path, output]) => ({ path, output, name: nameOf(path, output) }));
  const sorted = named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const kindOf = (path: string, { entryPoint, cssBundle, inputs }: Output): Chunk['kind'] => {
    // esbuild calls these entries, too.
    if (lazy.has(path)) return 'lazy';
    if (entryPoint !== undefined || cssBundle !== undefined) return 'root';
    const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    return used.every(([input]) => isPure(input)) ? 'pure' : 'effectful';
  };
  const common = scripts.flatMap(([, output]) =>
    isCommonEntry(output.entryPoint ?? '') ? importsOf(output, 'import-statement') : [],
  );
  return sorted.map(({ path, output }) => ({
    name: path,
    bytes: output.bytes,
    imports: [
      ...importsOf(output, 'import-statement'),
      ...(isSharedEntry(output.entryPoint ?? '') ? common : []),
    ],
    lazyImports: importsOf(output, 'dynamic-import'),
    kind: kindOf(path, output),
  }));
}

function importsOf({ imports }: Output, kind: 'import-statement' | 'dynamic-import'): string[] {
  return imports.flatMap((one) => (one.kind === kind && one.external !== true ? one.path : []));
}

/** Returns the bundle with the new scripts instead of those that were joined. */
function withoutMembers(
  result: BundleResult,
  merges: readonly Merge[],
  { root, scripts }: { readonly root: FilePath; readonly scripts: ReadonlyMap<string, JoinedScript> },
): BundleResult {
  const { outputs } = result.metafile;
  const members = new Set(merges.flatMap((merge) => merge.members));
  const kept = Object.entries(outputs).filter(([path]) => !members.has(path));
  const changed = kept.map(([path, output]): [string, Output] => {
    const script = scripts.get(path);
    return [path, script ? { ...output, bytes: script.contents.length, imports: script.imports } : output];
  });
  const added = merges.map(({ path, members, names }): [string, Output] => {
    const script = scripts.get(path);
    return [
      path,
      {
        bytes: script?.contents.length ?? 0,
        inputs: Object.assign({}, ...members.map((member) => outputs[member]?.inputs)),
        imports: script?.imports ?? [],
        exports: [...names.values()].flatMap((own) => [...own.values()]),
      },
    ];
  });
  const byPath = new Map(result.outputFiles.map((file) => [outputKey(file.path, root), file]));
  for (const member of members) byPath.delete(member);
  for (const [path, { contents }] of scripts)
    byPath.set(path, { path: join(root, path), hash: hash(contents), contents, text: '' });
  return {
    ...result,
    outputFiles: [...byPath.values()],
    metafile: { ...result.metafile, outputs: Object.fromEntries([...changed, ...added]) },
  };
}
