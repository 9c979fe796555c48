import { posix } from 'node:path';
import type { Plugin } from 'esbuild';
import type { FilePath } from '../../../model/path.ts';
import { type MergedNames, withMergedImports } from './merged-imports.ts';
import { type BundleResult, outputKey } from './read-outputs.ts';

type Outputs = BundleResult['metafile']['outputs'];

/** Chunks that become one. */
export interface Merge {
  /** Path of the new chunk in the metafile: `dist/assets/chunk-1A2B3C4D.js`. */
  readonly path: string;
  readonly members: readonly string[];
  /** The name under which the new chunk exports what a member exports. */
  readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** How scripts are written. */
export interface JoinOptions {
  readonly root: FilePath;
  /** The browsers that scripts are written for. */
  readonly target: readonly string[];
}

/** A merged chunk, or a script that imports one. */
export interface JoinedScript {
  readonly contents: Uint8Array;
  readonly imports: Outputs[string]['imports'];
}

/**
 * Joins the members of each merge, and lets other scripts import the new chunks. Returns them by path in the
 * metafile.
 */
export async function joinChunks(
  result: BundleResult,
  merges: readonly Merge[],
  options: JoinOptions,
): Promise<ReadonlyMap<string, JoinedScript>> {
  const { outputs } = result.metafile;
  const names: MergedNames = new Map(
    merges.flatMap(({ path, names }) =>
      [...names].map(([member, exported]) => [posix.basename(member), { path, exported }] as const),
    ),
  );
  const files = new Map(result.outputFiles.map((file) => [outputKey(file.path, options.root), file]));
  const isMember = new Set(merges.flatMap(({ members }) => members));
  const textOf = (path: string, inside?: string) =>
    withMergedImports(files.get(path)?.text ?? '', names, inside);
  const importers = Object.entries(outputs).flatMap(([path, { imports }]): [string, JoinedScript][] => {
    if (isMember.has(path) || !imports.some((one) => isMember.has(one.path))) return [];
    const folder = posix.dirname(path);
    const renamed = imports.map((one) => {
      const merged = names.get(posix.basename(one.path))?.path;
      return merged !== undefined && posix.dirname(one.path) === folder ? { ...one, path: merged } : one;
    });
    const text = textOf(path);
    const left = imports.find(
      (one) => isMember.has(one.path) && text.includes(`"./${posix.basename(one.path)}"`),
    );
    if (left) throw new Error(`Internal error: ${path} still imports ${left.path}.`);
    return [[path, { contents: new TextEncoder().encode(text), imports: withoutRepeats(renamed) }]];
  });
  return new Map([...(await bundleMerges(merges, textOf, options)), ...importers]);
}

function withoutRepeats(imports: Outputs[string]['imports']): Outputs[string]['imports'] {
  return [...new Map(imports.map((one) => [`${one.kind} ${one.path}`, one])).values()];
}

/** Bundles the members of each merge; they import everything else. */
async function bundleMerges(
  merges: readonly Merge[],
  textOf: (member: string, inside: string) => string,
  { root, target }: JoinOptions,
): Promise<[string, JoinedScript][]> {
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    entryPoints: merges.map(({ path }) => ({ in: path, out: path.replace(/\.js$/, '') })),
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    target: [...target],
    write: false,
    metafile: true,
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: [mergedScripts(merges, textOf)],
  });
  const texts = new Map(outputFiles.map(({ path, contents }) => [outputKey(path, root), contents]));
  return Object.entries(metafile.outputs).map(([path, { imports }]) => [
    path,
    {
      contents: texts.get(path) ?? new Uint8Array(),
      imports: imports.map(({ kind, path: imported }) => ({
        kind,
        path: imported.startsWith('./') ? posix.join(posix.dirname(path), imported) : imported,
      })),
    },
  ]);
}

/** Provides each new chunk, which exports all that its members export, and the texts of these. */
function mergedScripts(merges: readonly Merge[], textOf: (member: string, inside: string) => string): Plugin {
  const byPath = new Map(merges.map((merge) => [merge.path, merge]));
  const mergeOf = new Map(merges.flatMap((merge) => merge.members.map((member) => [member, merge])));
  return {
    name: 'merged-scripts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ kind, path, importer, namespace }) => {
        if (kind === 'entry-point') return { path, namespace: 'merge' };
        const member = posix.join(posix.dirname(importer), path);
        const merge = namespace === 'merge' ? byPath.get(importer) : mergeOf.get(importer);
        const isInside = kind !== 'dynamic-import' && mergeOf.get(member) === merge;
        return isInside ? { path: member, namespace: 'member' } : { path, external: true };
      });
      onLoad({ filter: /.*/, namespace: 'merge' }, ({ path }) => ({
        contents: [...(byPath.get(path)?.names ?? [])]
          .map(([member, names]) => exportsFrom(member, names))
          .join(''),
      }));
      onLoad({ filter: /.*/, namespace: 'member' }, ({ path }) => ({
        contents: textOf(path, mergeOf.get(path)?.path ?? ''),
      }));
    },
  };
}

/** `export{a as e0,b as e1}from"./chunk-1A2B3C4D.js";` */
function exportsFrom(member: string, names: ReadonlyMap<string, string>): string {
  const listed = [...names].map(([from, to]) => `${from} as ${to}`).join(',');
  return `export{${listed}}from"./${posix.basename(member)}";\n`;
}
