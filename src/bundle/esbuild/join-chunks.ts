import { posix } from 'node:path';
import type { Plugin } from 'esbuild';
import type { FilePath } from '../../model/path.ts';
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

/** Bundles the members of each merge, and the scripts that import them. Returns them by path in the metafile. */
export async function joinChunks(
  result: BundleResult,
  merges: readonly Merge[],
  { root, target }: JoinOptions,
): Promise<ReadonlyMap<string, JoinedScript>> {
  const { build } = await import('esbuild');
  const { outputs } = result.metafile;
  const mergeOfMember = new Map(merges.flatMap((merge) => merge.members.map((member) => [member, merge])));
  const importers = Object.entries(outputs).flatMap(([path, { imports }]) =>
    !mergeOfMember.has(path) && imports.some((one) => mergeOfMember.has(one.path)) ? path : [],
  );
  const entries = [...merges.map(({ path }) => path), ...importers];
  const { metafile, outputFiles } = await build({
    entryPoints: entries.map((path) => ({ in: path, out: path.replace(/\.js$/, '') })),
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
    plugins: [mergedScripts(result, root, mergeOfMember)],
  });
  const texts = new Map(outputFiles.map(({ path, contents }) => [outputKey(path, root), contents]));
  const scripts = Object.entries(metafile.outputs).map(([path, { imports }]): [string, JoinedScript] => [
    path,
    {
      contents: texts.get(path) ?? new Uint8Array(),
      imports: imports.map(({ kind, path: imported }) => ({
        kind,
        path: imported.startsWith('./') ? posix.join(posix.dirname(path), imported) : imported,
      })),
    },
  ]);
  return new Map(scripts);
}

/** Provides the texts of the first bundle, and modules that lead from the members of a merge to the new chunk. */
function mergedScripts(
  result: BundleResult,
  root: FilePath,
  mergeOfMember: ReadonlyMap<string, Merge>,
): Plugin {
  const texts = new Map(result.outputFiles.map(({ path, contents }) => [outputKey(path, root), contents]));
  const merges = new Map([...mergeOfMember.values()].map((merge) => [merge.path, merge]));
  return {
    name: 'merged-scripts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ kind, path, importer, namespace }) => {
        if (kind === 'entry-point') return { path, namespace: merges.has(path) ? 'merge' : 'script' };
        const target = posix.join(posix.dirname(importer), path);
        const merge = mergeOfMember.get(target);
        if (namespace === 'member' || kind === 'dynamic-import' || !merge) return { path, external: true };
        const isInside = namespace === 'merge' || mergeOfMember.get(importer) === merge;
        return { path: target, namespace: isInside ? 'script' : 'member' };
      });
      onLoad({ filter: /.*/, namespace: 'script' }, ({ path }) => ({ contents: texts.get(path) ?? '' }));
      onLoad({ filter: /.*/, namespace: 'merge' }, ({ path }) => ({
        contents: [...(merges.get(path)?.names ?? [])]
          .map(([member, names]) => exportsFrom(member, [...names]))
          .join(''),
      }));
      onLoad({ filter: /.*/, namespace: 'member' }, ({ path }) => {
        const merge = mergeOfMember.get(path);
        const names = [...(merge?.names.get(path) ?? [])];
        return {
          contents: exportsFrom(
            merge?.path ?? '',
            names.map(([from, to]) => [to, from]),
          ),
        };
      });
    },
  };
}

/** `export{a as e0,b as e1}from"./chunk-1A2B3C4D.js";` */
function exportsFrom(path: string, names: readonly (readonly [from: string, to: string])[]): string {
  const listed = names.map(([from, to]) => `${from} as ${to}`).join(',');
  return `export{${listed}}from"./${posix.basename(path)}";\n`;
}
