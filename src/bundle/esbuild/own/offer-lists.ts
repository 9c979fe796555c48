import { relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { ImportList, ListedImport } from '../../../model/apart-demos.ts';
import type { FilePath } from '../../../model/path.ts';
import type { BundleResult } from '../read-outputs.ts';
import { listModule, sharedModule } from './import-list.ts';

/** The namespace of the virtual modules that export what is on a list. */
const listNamespace = 'colophon-list';

/** The namespace of the virtual modules that stand for one specifier on lists. */
export const sharedNamespace = 'colophon-shared';

/** Names the virtual module of a list. */
export function listPath({ key }: Pick<ImportList, 'key'>): string {
  return `${listNamespace}:${key}`;
}

type ImportPlace = Pick<ImportList, 'folder' | 'type'>;

/**
 * Names the virtual module of a specifier, which may mean another package in another folder. esbuild knows
 * the type of a virtual module by the end of its name.
 */
export function sharedPath(specifier: string, { folder, type }: ImportPlace, root: FilePath): string {
  const place = relative(root, folder).split(sep).join('/');
  return `${sharedNamespace}:${place}:${specifier}${type === 'module' ? '#.mts' : ''}`;
}

/** Returns the package that a virtual module of lists stands for; undefined for other modules. */
export function sharedPackage(input: string): string | undefined {
  const [, specifier = ''] = new RegExp(`^${sharedNamespace}:[^:]*:(.*)$`).exec(input) ?? [];
  return /^(?:@[^/]+\/)?[^./@][^/#]*/.exec(specifier)?.[0];
}

/** True for the name of one of these modules in esbuild's metafile. */
export function isOfLists(input: string): boolean {
  return input.startsWith(`${listNamespace}:`) || input.startsWith(`${sharedNamespace}:`);
}

/**
 * Creates a plugin for the virtual modules of lists.
 *
 * @param more a statement that the module of each list also has
 */
export function offerLists(lists: readonly ImportList[], root: FilePath, more = ''): Plugin {
  const byPath = new Map(lists.map((list) => [listPath(list), list]));
  const shared = sharedImports(lists, root);
  return {
    name: 'offer-lists',
    setup({ onResolve, onLoad }) {
      const resolved = (namespace: string) =>
        onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
          path: path.slice(namespace.length + 1),
          namespace,
        }));
      for (const namespace of [listNamespace, sharedNamespace]) resolved(namespace);
      onLoad({ filter: /.*/, namespace: listNamespace }, ({ path, namespace }) => {
        const list = byPath.get(`${namespace}:${path}`);
        const contents = list && listModule(list, (specifier) => sharedPath(specifier, list, root)) + more;
        return list && { contents: contents ?? '', loader: 'js', resolveDir: list.folder };
      });
      onLoad({ filter: /.*/, namespace: sharedNamespace }, ({ path, namespace }) => {
        const found = shared.get(`${namespace}:${path}`);
        return found && { contents: sharedModule(found, root), loader: 'js', resolveDir: found.folder };
      });
    },
  };
}

type SharedImport = ListedImport & ImportPlace;

/** What any list imports, by name of the virtual module. */
function sharedImports(lists: readonly ImportList[], root: FilePath): ReadonlyMap<string, SharedImport> {
  const found = new Map<string, SharedImport>();
  for (const { folder, type, imports } of lists)
    for (const { specifier, names } of imports) {
      const path = sharedPath(specifier, { folder, type }, root);
      const all = new Set([...(found.get(path)?.names ?? []), ...names]);
      found.set(path, { specifier, folder, type, names: [...all].sort() });
    }
  return found;
}

/** Returns the scripts of lists, by the keys of these. */
export function listOutputs({ metafile: { outputs } }: BundleResult): ReadonlyMap<string, string> {
  const prefix = listPath({ key: '' });
  return new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint?.startsWith(prefix) && path.endsWith('.js') ? [[entryPoint.slice(prefix.length), path]] : [],
    ),
  );
}
