import { ts } from '../typescript.ts';
import { defaultName } from './default-name.ts';

/** Something that a package exports, under the name that importers write. */
export interface ExportedItem {
  /** `Button`, or `Dialog.Root` for a member of a namespace or object. */
  readonly name: string;
  /** Its place in the module: `Dialog.Root`, or `default`. */
  readonly path: string;
  readonly packageName: string;
  /** The declaration behind all re-exports. */
  readonly symbol: ts.Symbol;
  /** Whether it exists at run time; `export type` makes a type of a component. */
  readonly isValue: boolean;
}

/** Number of namespaces within each other that are listed. */
const maxDepth = 3;

/** Lists what a module exports, with the members of its namespaces; sorted by name. */
export function listExports(
  module: ts.Symbol,
  { checker, packageName }: { readonly checker: ts.TypeChecker; readonly packageName: string },
): ExportedItem[] {
  const found: ExportedItem[] = [];
  const entry = module.valueDeclaration?.getSourceFile().fileName;
  const nameOfDefault = (symbol: ts.Symbol) =>
    declaredName(symbol) ?? defaultName(symbol, { checker, packageName, entry });
  const visit = (scope: ts.Symbol, inside: Pick<ExportedItem, 'name' | 'path'>, depth: number) => {
    const type = checker.getTypeOfSymbol(scope);
    for (const exported of checker.getExportsOfModule(scope)) {
      const symbol = behindAliases(exported, checker);
      const written = exported.name === 'default' ? nameOfDefault(symbol) : exported.name;
      if (written === undefined) continue;
      const name = `${inside.name}${written}`;
      const path = `${inside.path}${exported.name}`;
      if (isNamespace(symbol)) {
        if (depth < maxDepth) visit(symbol, { name: `${name}.`, path: `${path}.` }, depth + 1);
        continue;
      }
      // The module's own type lacks what is exported as a type alone.
      const isValue = checker.getPropertyOfType(type, exported.name) !== undefined;
      found.push({ name, path, packageName, symbol, isValue });
    }
  };
  visit(module, { name: '', path: '' }, 0);
  const isDefault = ({ path }: ExportedItem) => /(?:^|\.)default$/.test(path);
  // Of a thing that is the default and has a name as well, the name counts.
  const ordered = [...found.filter((item) => !isDefault(item)), ...found.filter(isDefault)];
  const byName = new Map(ordered.reverse().map((item) => [item.name, item]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Follows re-exports and imports to the declaration. */
export function behindAliases(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the name of a declaration, which TypeScript calls `default` if its module exports it so. */
export function declaredName({ name, declarations = [], flags }: ts.Symbol): string | undefined {
  // That of a module is a path, and compilers call an expression so.
  if ((flags & ts.SymbolFlags.ValueModule && /^["']/.test(name)) || name === '_default') return undefined;
  if (name !== 'default') return name.startsWith('__') ? undefined : name;
  const declared = declarations.map(ts.getNameOfDeclaration).find((node) => node && ts.isIdentifier(node));
  return declared && ts.isIdentifier(declared) ? declared.text : undefined;
}

/** A module or namespace that is nothing else: a function may have a namespace of its types. */
function isNamespace({ flags }: ts.Symbol): boolean {
  const { ValueModule, NamespaceModule, Value, Type } = ts.SymbolFlags;
  const modules = ValueModule | NamespaceModule;
  return (flags & modules) !== 0 && (flags & (Value | Type) & ~modules) === 0;
}
