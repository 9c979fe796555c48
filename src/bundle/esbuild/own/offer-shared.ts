import type { Plugin } from 'esbuild';
import { hash } from '../../../lib/hash.ts';
import type { SharedImport } from '../../../model/apart-demos.ts';
import type { FilePath } from '../../../model/path.ts';
import { type BundleResult, outputKey } from '../output/read-outputs.ts';
import { runtimeSpecifier } from '../plugins/wrap-demos.ts';
import { entryModule, sharedModule, specifierOf } from './shared-imports.ts';

/** The namespace of the virtual modules that stand for what demos import. */
export const sharedNamespace = 'colophon-shared';

/** The namespace of the entries of these. */
const entryNamespace = 'colophon-import';

/**
 * An entry that contains all shared imports. esbuild writes a module that two entries contain into a chunk:
 * no entry of a shared import has code then. Its own script is dropped.
 */
const allPath = `${entryNamespace}:all`;

/** Names the virtual module that stands for a shared import. */
export function sharedPath(key: string): string {
  return `${sharedNamespace}:${key}`;
}

/** Returns the entry points of shared imports, with scripts in a folder of the output. */
export function sharedPoints(shared: readonly SharedImport[], folder: string): { in: string; out: string }[] {
  if (shared.length === 0) return [];
  return [
    ...shared.map(({ key }) => ({ in: `${entryNamespace}:${key}`, out: `${folder}import-${nameOf(key)}` })),
    { in: allPath, out: `${folder}import-all` },
  ];
}

/** A key may contain anything; names of files do not. */
function nameOf(key: string): string {
  return hash(key).replace(/\W|_/g, '').slice(0, 12).toLowerCase();
}

/** Returns the package that a virtual module stands for; undefined for other modules. */
export function sharedPackage(input: string): string | undefined {
  if (!input.startsWith(sharedPath(''))) return undefined;
  return /^(?:@[^/]+\/)?[^./@][^/#]*/.exec(specifierOf(input.slice(sharedPath('').length)))?.[0];
}

/** True for the name of one of these modules in esbuild's metafile. */
export function isOfShared(input: string): boolean {
  return input.startsWith(`${entryNamespace}:`) || input.startsWith(`${sharedNamespace}:`);
}

/** True for the entries of what nearly all demos import: the runtime that mounts them, and that of JSX. */
export function isCommonEntry(entryPoint: string): boolean {
  return isSharedEntry(entryPoint) && common.has(specifierOf(entryPoint.slice(entryNamespace.length + 1)));
}

const common = new Set([runtimeSpecifier, 'react/jsx-runtime']);

/** True for the entry of a shared import. */
export function isSharedEntry(entryPoint: string): boolean {
  return entryPoint.startsWith(`${entryNamespace}:`);
}

/** Creates a plugin for the virtual modules of shared imports. */
export function offerShared(shared: readonly SharedImport[], root: FilePath): Plugin {
  const byKey = new Map(shared.map((one) => [one.key, one]));
  const all = shared.map((one, index) => entryModule(one, sharedPath(one.key), `m${index}`)).join('');
  return {
    name: 'offer-shared',
    setup({ onResolve, onLoad }) {
      for (const namespace of [entryNamespace, sharedNamespace])
        onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
          path: path.slice(namespace.length + 1),
          namespace,
        }));
      onLoad({ filter: /.*/, namespace: entryNamespace }, ({ path, namespace }) => {
        if (`${namespace}:${path}` === allPath) return { contents: all, loader: 'js', resolveDir: root };
        const one = byKey.get(path);
        return one && { contents: entryModule(one, sharedPath(path)), loader: 'js', resolveDir: one.folder };
      });
      onLoad({ filter: /.*/, namespace: sharedNamespace }, ({ path }) => {
        const one = byKey.get(path);
        return one && { contents: sharedModule(one, root), loader: 'js', resolveDir: one.folder };
      });
    },
  };
}

/** Removes what the entry with all shared imports has become. */
export function withoutAll(result: BundleResult, root: FilePath): BundleResult {
  const outputs = Object.entries(result.metafile.outputs);
  const dropped = new Set(
    outputs.flatMap(([path, { entryPoint, cssBundle = path }]) =>
      entryPoint === allPath ? [path, cssBundle] : [],
    ),
  );
  if (dropped.size === 0) return result;
  return {
    ...result,
    outputFiles: result.outputFiles.filter(({ path }) => !dropped.has(outputKey(path, root))),
    metafile: {
      ...result.metafile,
      outputs: Object.fromEntries(outputs.filter(([path]) => !dropped.has(path))),
    },
  };
}

/** Returns the scripts of shared imports, by key. */
export function sharedOutputs({ metafile: { outputs } }: BundleResult): ReadonlyMap<string, string> {
  const prefix = `${entryNamespace}:`;
  return new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint?.startsWith(prefix) && path.endsWith('.js') ? [[entryPoint.slice(prefix.length), path]] : [],
    ),
  );
}
