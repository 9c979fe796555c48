import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { packageOfImport } from '../../parse/demo/read-imports.ts';
import { resolveModule } from '../evaluate/load-modules.ts';
import type { InspectedPackages, MissingAlias, Unplaced } from '../inspected-tree.ts';
import { type NeededTheme, usesExtendedTheme } from '../theme-module.ts';
import type { TreeFiles } from '../tree-files.ts';
import { isAbsentPackage } from './absent-package.ts';
import { declaredPackage } from './declared-package.ts';
import { moduleImports } from './module-imports.ts';
import { type Manifests, readManifests } from './read-manifests.ts';
import { type PackagePeers, readPeers } from './read-peers.ts';
import { type DemoTree, shownModules } from './shown-modules.ts';

/** What the demos of a tree import: packages of a registry, and sources of the tree. */
export interface ReadPackages {
  readonly packages: InspectedPackages;
  readonly alias: Readonly<Record<string, string>>;
  readonly unplaced: readonly Unplaced[];
}

/**
 * Follows the imports of all demos and components that pages show, through aliases and the packages of the
 * tree, and returns the packages that they need.
 */
export async function readPackages(
  inspected: DemoTree,
  missing: readonly MissingAlias[],
  tree: TreeFiles,
): Promise<ReadPackages> {
  const demos = await shownModules(inspected, tree);
  if (demos.length === 0) return { packages: { hasDemos: false, ranges: {} }, alias: {}, unplaced: [] };
  const walk: Walk = {
    tree,
    missing,
    manifests: await readManifests(tree),
    aliases: { ...inspected.alias },
    ranges: new Map(),
    found: {},
    unplaced: new Map(),
  };
  const seen = new Set(demos);
  const themes = new Set<NeededTheme>();
  for (const file of seen) {
    if (seen.size > mostModules) break;
    const text = (await tree.textOf(file)) ?? '';
    if (usesExtendedTheme(text)) themes.add('extended');
    for (const specifier of moduleImports(text, file)) {
      if (packageOfImport(specifier) === '@mui/joy' && demos.includes(file)) themes.add('joy');
      const target = followImport(specifier, file, walk);
      if (target !== undefined) seen.add(target);
    }
  }
  const peers = await readPeers(tree);
  // Peers of peers, too: a map visits the entries that are added on the way.
  for (const name of walk.ranges.keys()) followPeers(peers.get(name), demos[0] ?? '', walk);
  const ranges = Object.fromEntries([...walk.ranges].sort(byName));
  return {
    packages: {
      hasDemos: true,
      ranges,
      ...(themes.size > 0 && { themes: [...themes].sort() }),
      // Yarn before version 2 neither installs peers nor compares their versions.
      ...((peers.size > 0 || tree.has('yarn.lock')) && { peers: 'listed' as const }),
    },
    alias: walk.found,
    unplaced: [...walk.unplaced.values()],
  };
}

/** Far more than the demos of a documentation import. */
const mostModules = 20_000;

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}

interface Walk {
  readonly tree: TreeFiles;
  readonly missing: readonly MissingAlias[];
  readonly manifests: Manifests;
  /** Known aliases, and those of packages of the tree that were found. */
  readonly aliases: Record<string, string>;
  readonly ranges: Map<string, string>;
  /** The aliases that were found. */
  readonly found: Record<string, string>;
  readonly unplaced: Map<string, Unplaced>;
}

/** Returns the module of the tree that an import leads to; notes a package or an alias otherwise. */
function followImport(specifier: string, from: string, walk: Walk): string | undefined {
  // A macro of Babel, which is no module: a build knows what it stands for.
  if (/\.macro(?:\.js)?$/.test(specifier)) return undefined;
  const target = resolveModule(specifier, from, walk) ?? besideSources(specifier, walk);
  if (target !== undefined) return target;
  const name = packageOfImport(specifier);
  if (name === undefined || isBuiltin(specifier) || Object.hasOwn(walk.aliases, name)) return undefined;
  const declared = declaredPackage(name, from, walk);
  const alias = walk.missing.find((one) => specifier === one.name || specifier.startsWith(`${one.name}/`));
  if (declared?.kind === 'registry') walk.ranges.set(name, declared.range);
  else if (alias && isAbsentPackage(alias, name, walk.tree)) {
    // An alias would hide the package where it is installed.
    const reason = 'from outside the tree, to install or to name under "alias" in site.yaml';
    walk.unplaced.set(name, { ...alias.unplaced, kind: 'package', reason });
  } else if (alias) {
    // It works as soon as the packages of the tree are installed or built.
    walk.found[alias.name] = alias.target;
    walk.unplaced.set(alias.name, alias.unplaced);
  } else if (declared?.kind === 'sources') {
    const aliases = { ...walk.aliases, [name]: declared.target };
    const module = resolveModule(specifier, from, { tree: walk.tree, aliases });
    // A build writes the modules of some packages, which have no sources of the same names.
    if (module === undefined && declared.range !== undefined) walk.ranges.set(name, declared.range);
    else walk.found[name] = walk.aliases[name] = declared.target;
    return module;
  } else {
    const reason = declared?.reason ?? 'that no package.json names';
    walk.unplaced.set(name, { kind: 'package', name, reason });
  }
  return undefined;
}

/**
 * A module of a package of the tree that is beside its sources: `docs/data/rows` of the package `docs`, whose
 * alias leads to `docs/src`. It gets an alias of its own.
 */
function besideSources(specifier: string, walk: Walk): string | undefined {
  const name = packageOfImport(specifier);
  const own = name === undefined ? undefined : walk.manifests.workspaces.get(name);
  const [first = ''] = specifier.slice((name?.length ?? 0) + 1).split('/');
  if (name === undefined || own === undefined || first === '') return undefined;
  const [alias, target] = [`${name}/${first}`, posix.join(own.folder, first)];
  const aliases = { ...walk.aliases, [alias]: target };
  const module = walk.tree.hasFolder(target)
    ? resolveModule(specifier, '', { tree: walk.tree, aliases })
    : undefined;
  if (module !== undefined) walk.found[alias] = walk.aliases[alias] = target;
  return module;
}

/**
 * Notes the packages that another works with: those that it needs, and the others
 * if the tree needs them to run.
 */
function followPeers(peers: PackagePeers | undefined, from: string, walk: Walk): void {
  const { all = new Map<string, string>(), optional = new Set<string>() } = peers ?? {};
  for (const name of new Set([...all.keys(), ...optional])) {
    if (name.startsWith('@types/') || walk.ranges.has(name) || Object.hasOwn(walk.aliases, name)) continue;
    // Many are for tests or types.
    if (optional.has(name) && !walk.manifests.all.some(({ needed }) => needed.has(name))) continue;
    const declared = declaredPackage(name, from, walk);
    const range = declared?.kind === 'registry' ? declared.range : declared === undefined && all.get(name);
    if (typeof range === 'string' && range !== '') walk.ranges.set(name, range);
  }
}
