import { posix } from 'node:path';
import { packageFolder, packageOf } from '../project/package-of.ts';
import { ts } from '../typescript.ts';
import { behindAliases, type ExportedItem } from './list-exports.ts';

/** Returns the statements that import an export: the deep one first, if its package has it. */
export type ImportLines = (item: ExportedItem) => string[];

/** Creates import lines for the packages of a program. */
export function importLines(program: ts.Program, from: string): ImportLines {
  const checker = program.getTypeChecker();
  const options = program.getCompilerOptions();
  const cache = ts.createModuleResolutionCache(program.getCurrentDirectory(), (name) => name, options);
  const modules = new Map<string, ts.Symbol | undefined>();
  const moduleOf = (specifier: string) => {
    if (!modules.has(specifier)) {
      const { resolvedModule } = ts.resolveModuleName(
        specifier,
        from,
        options,
        ts.sys,
        cache,
        undefined,
        ts.ModuleKind.ESNext,
      );
      const source = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName);
      modules.set(specifier, source && checker.getSymbolAtLocation(source));
    }
    return modules.get(specifier);
  };
  return (item) => {
    const [name = item.name] = item.name.split('.');
    // A class is described as an interface, and imported to make objects of it.
    const keyword = item.isValue ? 'import' : 'import type';
    const isDefault = item.path.split('.')[0] === 'default';
    const root = `${keyword} ${isDefault ? name : `{ ${name} }`} from '${item.packageName}';`;
    const index = moduleOf(item.packageName)?.valueDeclaration?.getSourceFile().fileName;
    const subpaths = deepPaths(item, index).map((path) => `${item.packageName}/${path}`);
    for (const specifier of subpaths) {
      const module = moduleOf(specifier);
      const exported = module && exportNamed(module, { item, name }, checker);
      if (exported === 'default') return [`${keyword} ${name} from '${specifier}';`, root];
      if (exported === 'named') return [`${keyword} { ${name} } from '${specifier}';`, root];
    }
    return [root];
  };
}

/** How a module exports an item, or the namespace that contains it. */
function exportNamed(
  module: ts.Symbol,
  { item, name }: { readonly item: ExportedItem; readonly name: string },
  checker: ts.TypeChecker,
): 'default' | 'named' | undefined {
  const exports = checker.getExportsOfModule(module);
  const isItem = (one: ts.Symbol) => behindAliases(one, checker) === item.symbol;
  if (exports.some((one) => one.name === 'default' && isItem(one))) return 'default';
  const isNamed = exports.some((one) => one.name === name && (item.name !== name || isItem(one)));
  return isNamed ? 'named' : undefined;
}

/**
 * Paths in the package under which a declaration may be imported, the shortest first: `Button`,
 * `Button/Button`. The folder that a package is compiled into is no part of them: nobody imports from
 * `antd/es`. `index` is the module of the package.
 */
function deepPaths({ symbol, packageName }: ExportedItem, index: string | undefined): string[] {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const folder = file && packageFolder(file);
  if (file === undefined || folder === undefined || packageOf(file) !== packageName) return [];
  const compiled = index === undefined ? folder : posix.dirname(index);
  const start = compiled.startsWith(`${folder}/`) && file.startsWith(`${compiled}/`) ? compiled : folder;
  const bare = file
    .slice(start.length + 1)
    .replace(/(?:\.d)?\.[cm]?tsx?$/, '')
    .replace(/\/index$/, '');
  const segments = bare.split('/');
  return segments
    .map((_, position) => segments.slice(0, position + 1).join('/'))
    .filter((path) => path !== 'index');
}
