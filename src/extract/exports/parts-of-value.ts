import type { ts } from '../typescript.ts';
import { isComponentName } from './classify-export.ts';
import type { ExportedItem } from './list-exports.ts';

/**
 * Returns the properties of an exported function or object that may be components: `Dialog.Root` of
 * `Object.assign(Dialog, { Root })`.
 */
export function partsOfValue(item: ExportedItem, checker: ts.TypeChecker): ExportedItem[] {
  if (!item.isValue || !isComponentName(item.name) || item.name.includes('.')) return [];
  const members = checker.getTypeOfSymbol(item.symbol).getProperties();
  if (members.some(({ name }) => name === 'Provider')) return [];
  return members.flatMap((symbol): ExportedItem[] => {
    if (!isComponentName(symbol.name)) return [];
    const [name, path] = [item.name, item.path].map((start) => `${start}.${symbol.name}`);
    return name === undefined || path === undefined ? [] : [{ ...item, name, path, symbol }];
  });
}
