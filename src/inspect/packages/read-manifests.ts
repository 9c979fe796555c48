import { posix } from 'node:path';
import picomatch from 'picomatch';
import { parseYaml } from '../../data/parse-yaml.ts';
import { isRecord } from '../evaluate/values.ts';
import { listOf, settingsOf } from '../read-config.ts';
import type { TreeFiles } from '../tree-files.ts';
import { textValue } from '../tree-pages.ts';

/** A `package.json` of the tree. */
export interface Manifest {
  /** Its folder; empty for that of the tree itself. */
  readonly folder: string;
  readonly name?: string;
  /** The version that a registry may have; absent for a private package. */
  readonly version?: string;
  /** The ranges of its dependencies of every kind, by name. */
  readonly ranges: Readonly<Record<string, string>>;
  /** The dependencies that it needs to run, and not only for its development. */
  readonly needed: ReadonlySet<string>;
  /** Paths of its modules, as far as it names any. */
  readonly entries: readonly string[];
}

/** The packages of a tree. */
export interface Manifests {
  readonly all: readonly Manifest[];
  /** The packages of its workspaces, by name. */
  readonly workspaces: ReadonlyMap<string, Manifest>;
  /** Ranges that are written once for all packages, by the name of their list: `catalog:react19`. */
  readonly catalogs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const fileName = /(?:^|\/)package\.json$/;

/** Reads the manifests of a tree, and which of them belong to workspaces of npm, pnpm, yarn or lerna. */
export async function readManifests(tree: TreeFiles): Promise<Manifests> {
  const texts = tree.paths
    .filter((path) => fileName.test(path))
    .map(async (path) => [posix.dirname(path), settingsOf(await readJson(path, tree))] as const);
  const read = await Promise.all(texts);
  const all = read.map(([folder, written]) => manifestOf(folder === '.' ? '' : folder, written));
  const pnpm = settingsOf(await readYaml('pnpm-workspace.yaml', tree));
  const lerna = settingsOf(await readJson('lerna.json', tree));
  const roots = read.flatMap(([folder, { workspaces }]) => {
    const patterns = Array.isArray(workspaces) ? workspaces : settingsOf(workspaces).packages;
    return textsOf(patterns).map((pattern) => joined(folder, pattern));
  });
  const patterns = [...textsOf(pnpm.packages), ...textsOf(lerna.packages), ...roots];
  const isOut = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const isIn = picomatch(
    patterns.filter((pattern) => !pattern.startsWith('!')).map((pattern) => pattern.replace(/\/$/, '')),
    { ignore: isOut },
  );
  // A repository of one package imports itself by its name.
  const workspaces = all.filter(({ folder }) => folder === '' || (patterns.length > 0 && isIn(folder)));
  return {
    all,
    workspaces: new Map(workspaces.flatMap((one) => (one.name === undefined ? [] : [[one.name, one]]))),
    catalogs: { ...recordsOf(pnpm.catalogs), default: rangesOf(pnpm.catalog) },
  };
}

function joined(folder: string, pattern: string): string {
  const [, sign = '', path = ''] = /^(!?)(.*)$/s.exec(pattern) ?? [];
  return sign + posix.join(folder, path);
}

function manifestOf(folder: string, written: Readonly<Record<string, unknown>>): Manifest {
  const [name, version] = [textValue(written.name), textValue(written.version)];
  const kinds = ['optionalDependencies', 'peerDependencies', 'devDependencies', 'dependencies'];
  const own = settingsOf(written.exports);
  const main = isRecord(own['.']) || typeof own['.'] === 'string' ? own['.'] : written.exports;
  return {
    folder,
    ...(name !== undefined && { name }),
    ...(version !== undefined && written.private !== true && { version }),
    needed: new Set(Object.keys(rangesOf(written.dependencies))),
    ranges: Object.assign({}, ...kinds.map((kind) => rangesOf(written[kind]))),
    entries: [written.source, ...textsIn(main), written.module, written.main].flatMap(
      (entry) => textValue(entry) ?? [],
    ),
  };
}

/** The texts of a value of `exports`, without the paths of other modules: `{ import: { default: … } }`. */
function textsIn(value: unknown): readonly unknown[] {
  if (!isRecord(value) || Array.isArray(value)) return [value];
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('.') ? [] : textsIn(inner)));
}

function textsOf(value: unknown): string[] {
  return listOf(value).filter((one) => typeof one === 'string');
}

function rangesOf(value: unknown): Record<string, string> {
  const entries = Object.entries(settingsOf(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

function recordsOf(value: unknown): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(settingsOf(value)).map(([name, one]) => [name, rangesOf(one)]));
}

async function readJson(path: string, tree: TreeFiles): Promise<unknown> {
  const text = await tree.textOf(path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The package manager of the tree reports it.
    return undefined;
  }
}

async function readYaml(path: string, tree: TreeFiles): Promise<unknown> {
  const text = await tree.textOf(path);
  return text === undefined ? undefined : parseYaml(text, path).value;
}
