import { isContext } from '../component/component-shape.ts';
import type { ts } from '../typescript.ts';
import { classifyExport, type ExportClass, isComponentName } from './classify-export.ts';
import type { ExportCache } from './export-cache.ts';
import { type ExportedItem, listExports } from './list-exports.ts';

/** An export with what it is. */
export interface ClassifiedExport {
  readonly item: ExportedItem;
  readonly kind: ExportClass['kind'];
  /** Its type in the present program. Its kind differs from `kind` if that was outdated in the cache. */
  readonly classify: () => ExportClass;
  /** The type of its value in the present program, without a look at what the type has. */
  readonly typeOf: () => ts.Type;
}

/** What listing exports needs. */
export interface ListOptions {
  readonly packageName: string;
  readonly checker: ts.TypeChecker;
  readonly cache: ExportCache;
}

/** Lists what a module exports, and the components that are properties of an export: `Dialog.Root`. */
export function listAll(module: ts.Symbol, options: ListOptions): ClassifiedExport[] {
  const { checker, cache } = options;
  return listExports(module, options).flatMap((item) => {
    const known = cache.get(item);
    if (known) {
      const members = known.parts.length > 0 ? partsOfValue(item, checker) : [];
      const parts = members.filter((part) => known.parts.includes(part.name));
      return [
        classified(item, known.kind, checker),
        ...parts.map((part) => classified(part, 'component', checker)),
      ];
    }
    const { kind } = classifyExport(item, checker);
    const parts = partsOfValue(item, checker)
      .map((part) => classified(part, classifyExport(part, checker).kind, checker))
      // Other properties of a component are no exports.
      .filter((part) => part.kind === 'component');
    cache.set(item, { kind, parts: parts.map((part) => part.item.name) });
    return [classified(item, kind, checker), ...parts];
  });
}

function classified(
  item: ExportedItem,
  kind: ExportClass['kind'],
  checker: ts.TypeChecker,
): ClassifiedExport {
  return {
    item,
    kind,
    classify: () => classifyExport(item, checker),
    typeOf: () => checker.getTypeOfSymbol(item.symbol),
  };
}

/** Returns the properties of an exported function or object that have the name of a component. */
function partsOfValue(item: ExportedItem, checker: ts.TypeChecker): ExportedItem[] {
  if (!item.isValue || !isComponentName(item.name) || item.name.includes('.')) return [];
  const type = checker.getTypeOfSymbol(item.symbol);
  if (isContext(type)) return [];
  return type.getProperties().flatMap((symbol): ExportedItem[] => {
    if (!isComponentName(symbol.name)) return [];
    const [name, path] = [item.name, item.path].map((start) => `${start}.${symbol.name}`);
    return name === undefined || path === undefined ? [] : [{ ...item, name, path, symbol }];
  });
}
