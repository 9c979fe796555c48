import { isComponentName, lastName } from '../exports/classify-export.ts';
import type { ExportCache } from '../exports/export-cache.ts';
import { listAll } from '../exports/list-all.ts';
import { type ExportedItem, listExports } from '../exports/list-exports.ts';
import type { ts } from '../typescript.ts';
import { apiModule, apiModuleName, type ReadApiModule, readApiModule } from './api-module.ts';
import type { Project } from './create-project.ts';

/** Paths of components by specifier. */
export type Elements = ReadonlyMap<string, readonly string[]>;

/** What the last program has shown about exports. */
export interface KnownExports {
  readonly elements: Elements;
  readonly cache: ExportCache;
}

/** A program with an element of each component of the packages. */
export interface LoadedModule {
  readonly program: ts.Program;
  readonly module: ReadApiModule;
}

/**
 * Loads packages, by specifier with their names. The names of their components follow from a program, and the
 * elements of these are in the next one; a third one has those of parts such as `Dialog.Root`, which only
 * types show. Known elements make all but the first unnecessary, unless they have changed.
 */
export function loadModule(
  project: Project,
  specifiers: ReadonlyMap<string, string>,
  { elements: known, cache }: KnownExports,
): LoadedModule & { readonly elements: Elements } {
  let elements: Elements = new Map([...specifiers.keys()].map((one) => [one, known.get(one) ?? []]));
  let loaded = load(project, elements);
  for (const pathsOf of [exportPaths(known), allPaths(cache)]) {
    const found = new Map([...specifiers].map(([one, name]) => [one, pathsOf(loaded, one, name)]));
    if (JSON.stringify([...found]) === JSON.stringify([...elements])) continue;
    elements = found;
    loaded = load(project, elements);
  }
  return { ...loaded, elements };
}

function load(project: Project, elements: Elements): LoadedModule {
  const file = project.setModule(apiModuleName, apiModule(elements).text);
  const program = project.program();
  return { program, module: readApiModule(program, file) };
}

type PathsOf = (loaded: LoadedModule, specifier: string, packageName: string) => readonly string[];

/** Without a look at types: exports with the names of components, and the parts that they had before. */
function exportPaths(known: Elements): PathsOf {
  return ({ program, module }, specifier, packageName) => {
    const symbol = module.moduleOf(specifier);
    const checker = program.getTypeChecker();
    const paths = symbol ? listExports(symbol, { checker, packageName }).filter(isUsable).map(pathOf) : [];
    const present = new Set(paths);
    const isPart = (path: string) => !present.has(path) && present.has(path.replace(/\.[^.]*$/, ''));
    return [...paths, ...(known.get(specifier) ?? []).filter(isPart)].sort();
  };
}

function allPaths(cache: ExportCache): PathsOf {
  return ({ program, module }, specifier, packageName) => {
    const symbol = module.moduleOf(specifier);
    const options = { packageName, checker: program.getTypeChecker(), cache };
    const listed = symbol ? listAll(symbol, options) : [];
    return listed.flatMap(({ item }) => (isUsable(item) ? [pathOf(item)] : [])).sort();
  };
}

const isUsable = ({ isValue, name }: ExportedItem) => isValue && isComponentName(lastName(name));

const pathOf = ({ path }: ExportedItem) => path;
