import { posix } from 'node:path';
import type { TreeFiles } from '../tree-files.ts';
import type { Manifest, Manifests } from './read-manifests.ts';

/** What the manifests of a tree say about a package that a module imports. */
export type DeclaredPackage =
  /** A package of a registry. */
  | { readonly kind: 'registry'; readonly range: string }
  /**
   * A package of the tree, with the folder or file of its sources, and its range
   * in a registry if it is public.
   */
  | { readonly kind: 'sources'; readonly target: string; readonly range?: string }
  /** A package of the tree without sources, or one from a repository or another address. */
  | { readonly kind: 'elsewhere'; readonly reason: string };

/** Where a package is looked up. */
export interface DeclarationContext {
  readonly manifests: Manifests;
  readonly tree: Pick<TreeFiles, 'has' | 'hasFolder'>;
}

/** Finds a package that a module of the tree imports; undefined if no manifest names it. */
export function declaredPackage(
  name: string,
  importer: string,
  { manifests, tree }: DeclarationContext,
): DeclaredPackage | undefined {
  const own = manifests.workspaces.get(name);
  if (own) return ofTree(own, tree);
  const manifest = declaring(name, importer, manifests);
  const range = manifest?.ranges[name];
  if (manifest === undefined || range === undefined) return undefined;
  const [, path] = /^(?:file|link|portal):(.*)$/s.exec(range) ?? [];
  const local = path && manifests.all.find(({ folder }) => folder === posix.join(manifest.folder, path));
  if (local) return ofTree(local, tree);
  const [, catalog] = /^catalog:(.*)$/s.exec(range) ?? [];
  const written = catalog === undefined ? range : manifests.catalogs[catalog || 'default']?.[name];
  return written !== undefined && registryRange.test(written)
    ? { kind: 'registry', range: withoutLaterPrereleases(written) }
    : { kind: 'elsewhere', reason: 'that a registry does not have' };
}

/** `^1.2.0`, `1.x || 2`, `latest`, `npm:other@1`; not `workspace:*`, a path, a repository or a URL. */
const registryRange = /^(?:npm:[@\w./~-]+|[^:/]*)$/;

/**
 * `^5.0.0-beta.51` → `5.0.0-beta.51`: the range also fits `5.0.0-dev.1`, which sorts after it and may be of
 * another year. The documentation has the right version in its lock file; the new site has none.
 */
function withoutLaterPrereleases(range: string): string {
  return /^[\^~]\d+\.\d+\.\d+-[\w.-]+$/.test(range) ? range.slice(1) : range;
}

/** The nearest manifest above a module that names the package, or else any that does. */
function declaring(name: string, importer: string, { all }: Manifests): Manifest | undefined {
  const naming = all.filter(({ ranges }) => Object.hasOwn(ranges, name));
  const around = naming.filter(({ folder }) => folder === '' || importer.startsWith(`${folder}/`));
  const nearest = around.sort((a, b) => b.folder.length - a.folder.length)[0];
  return nearest ?? naming.find(({ ranges }) => registryRange.test(ranges[name] ?? ':'));
}

const indexNames = ['index.ts', 'index.tsx', 'index.js', 'index.jsx', 'index.mjs'];

/** Finds the sources of a package: the build products that its manifest names may not exist yet. */
function ofTree({ folder, entries, version }: Manifest, tree: DeclarationContext['tree']): DeclaredPackage {
  const isIndexed = (path: string) => indexNames.some((name) => tree.has(posix.join(path, name)));
  const entry = entries.map((path) => posix.join(folder, path)).find((path) => tree.has(path));
  const named = entry && (indexNames.includes(posix.basename(entry)) ? posix.dirname(entry) : entry);
  const source = posix.join(folder, 'src');
  const found = named ?? [source, folder].find(isIndexed) ?? (tree.hasFolder(source) ? source : undefined);
  const range = version === undefined ? undefined : `^${version}`;
  if (found !== undefined) return { kind: 'sources', target: found, ...(range !== undefined && { range }) };
  return range === undefined
    ? { kind: 'elsewhere', reason: 'of the tree without sources' }
    : { kind: 'registry', range };
}
