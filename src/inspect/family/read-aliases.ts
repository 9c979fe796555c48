import { posix } from 'node:path';
import { loadModules } from '../evaluate/load-modules.ts';
import { plainValue } from '../evaluate/plain-value.ts';
import { readExports } from '../evaluate/read-exports.ts';
import { unread } from '../evaluate/values.ts';
import type { MissingAlias } from '../inspected-tree.ts';
import { readConfig, type Settings, settingsOf } from '../read-config.ts';
import type { TreeFiles } from '../tree-files.ts';
import { textValue } from '../tree-pages.ts';

/** Import aliases by name, each with a folder or file that exists. */
export interface Aliases {
  readonly alias: Readonly<Record<string, string>>;
  readonly missing: readonly MissingAlias[];
}

/** Reads the aliases of demos from `tsconfig.json` and the configuration of Next.js. */
export async function readAliases(root: string, tree: TreeFiles): Promise<Aliases> {
  const alias: Record<string, string> = {};
  const missing = new Map<string, MissingAlias>();
  const add = (name: string, target: string, file: string) => {
    const found = targetIn(target, tree);
    if (found !== undefined) alias[name] ??= found;
    else if (!missing.has(name))
      missing.set(name, {
        name,
        target: posix.normalize(target),
        unplaced: {
          kind: 'alias',
          name: `${name} → ${target}`,
          reason: 'without a folder; install the packages of the tree, or correct "alias" in site.yaml',
          place: { file, line: 1 },
        },
      });
  };
  const bases: WrittenAlias[] = [];
  for (const folder of foldersUp(root)) {
    for (const { name, target, file } of await nextAliases(folder, tree)) add(name, target, file);
    const { paths, own } = await configPaths({ folder, root, tree });
    for (const { name, target, file } of paths) add(name, target, file);
    for (const named of own) bases.push(named);
  }
  // A path that leads elsewhere wins, even if its folder exists only after an installation.
  for (const { name, target, file } of bases) if (!missing.has(name)) add(name, target, file);
  return { alias, missing: [...missing.values()].filter(({ name }) => alias[name] === undefined) };
}

interface WrittenAlias {
  readonly name: string;
  readonly target: string;
  readonly file: string;
}

/** The folder and its parents, up to the inspected one. */
function foldersUp(root: string): string[] {
  const names = root === '' ? [] : root.split('/');
  return [...names.map((_, index) => names.slice(0, names.length - index).join('/')), ''];
}

/** Returns the file or folder that an alias means, without extension; undefined if there is none. */
function targetIn(target: string, tree: TreeFiles): string | undefined {
  const path = posix.normalize(target).replace(/\/$/, '');
  if (path.startsWith('..')) return undefined;
  if (tree.hasFolder(path) || tree.has(path)) return path;
  return ['.ts', '.tsx', '.js'].map((end) => path + end).find((file) => tree.has(file));
}

/** Where `tsconfig.json` is read. */
interface ConfigPlace {
  readonly folder: string;
  /** Folder of the documentation. */
  readonly root: string;
  readonly tree: TreeFiles;
}

/** What one `tsconfig.json` says about imports. */
interface ConfiguredPaths {
  readonly paths: readonly WrittenAlias[];
  /** The folder of the documentation by its name, if imports have a base. */
  readonly own: readonly WrittenAlias[];
}

/** `"docs/*": ["./docs/*"]` → `docs` and its folder. */
async function configPaths({ folder, root, tree }: ConfigPlace): Promise<ConfiguredPaths> {
  const name = ['tsconfig.json', 'jsconfig.json'].find((one) => tree.has(posix.join(folder, one)));
  if (name === undefined) return { paths: [], own: [] };
  const configs = await inheritedConfigs(posix.join(folder, name), tree);
  const based = configs.find(({ options }) => textValue(options.baseUrl) !== undefined);
  const { file, options } = configs.find(({ options }) => options.paths !== undefined) ??
    based ?? { file: posix.join(folder, name), options: {} };
  const baseUrl = textValue(based?.options.baseUrl);
  const base = posix.join(posix.dirname(based?.file ?? file), baseUrl ?? '.');
  // With `baseUrl`, modules of the documentation are imported by its folder: `docs/src/modules/Table`.
  const [own = ''] = posix.relative(base, root).split('/');
  const isBelow = baseUrl !== undefined && own !== '' && own !== '..';
  const paths = Object.entries(settingsOf(options.paths)).flatMap(([pattern, targets]) => {
    const [target] = Array.isArray(targets) ? targets : [];
    if (typeof target !== 'string' || /\*./.test(pattern)) return [];
    // Such a path gives types to modules that a build writes.
    if (/\.d\.[cm]?ts$/.test(target)) return [];
    const name = pattern.replace(/\/\*$/, '');
    return { name, target: posix.join(base, target.replace(/\/\*$/, '')), file };
  });
  return { paths, own: isBelow ? [{ name: own, target: posix.join(base, own), file }] : [] };
}

/** A `tsconfig.json` with its options. */
interface ConfigOptions {
  readonly file: string;
  readonly options: Settings;
}

/** Returns a configuration and those that it extends, the nearest first. Packages are not read. */
async function inheritedConfigs(
  file: string,
  tree: TreeFiles,
  seen: ReadonlySet<string> = new Set(),
): Promise<ConfigOptions[]> {
  if (seen.has(file) || !tree.has(file)) return [];
  const { extends: written, compilerOptions } = settingsOf(await readJson(file, tree));
  const around = new Set([...seen, file]);
  const bases: ConfigOptions[] = [];
  // The last one of a list wins.
  for (const one of [written].flat().reverse()) {
    const path = textValue(one);
    if (!path?.startsWith('.')) continue;
    const base = posix.join(posix.dirname(file), path);
    for (const found of await inheritedConfigs(tree.has(base) ? base : `${base}.json`, tree, around))
      bases.push(found);
  }
  return [{ file, options: settingsOf(compilerOptions) }, ...bases];
}

/** `tsconfig.json` has comments; as an expression of JavaScript it is valid. */
async function readJson(file: string, tree: TreeFiles): Promise<unknown> {
  return (await readConfig(file, tree)).value;
}

/** Reads `resolve.alias` from the function `webpack` of a configuration of Next.js. */
async function nextAliases(folder: string, tree: TreeFiles): Promise<WrittenAlias[]> {
  const file = ['ts', 'mjs', 'js']
    .map((end) => posix.join(folder, `next.config.${end}`))
    .find((path) => tree.has(path));
  if (file === undefined) return [];
  const { exports, call } = readExports(await loadModules(file, tree));
  const place = { file, line: 1 };
  const wrapped = settingsOf(exports.default);
  // `withPlugin({ … })` of an unknown name stands with its arguments.
  const config = Array.isArray(wrapped.args) ? settingsOf(wrapped.args[0]) : wrapped;
  const outside = unread('it is given by Next.js', place);
  const result = plainValue(call(config.webpack, [outside, outside]), place).value;
  const alias = settingsOf(settingsOf(settingsOf(result).resolve).alias);
  return Object.entries(alias).flatMap(([written, target]) => {
    const name = written.replace(/\$$/, '');
    // `kit$` is the package alone. Beside `kit`, it names a file in that folder.
    if (typeof target !== 'string' || !target.startsWith('/')) return [];
    return name !== written && Object.hasOwn(alias, name)
      ? []
      : [{ name, target: target.replace(/^\/+/, ''), file }];
  });
}
