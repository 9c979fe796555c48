import type { ts } from '../typescript.ts';
import { type ExportedItem, listExports } from './list-exports.ts';
import { partsOfValue } from './parts-of-value.ts';

/** Lists exports and their parts, before anything is known about their types. */
export function listAll(
  module: ts.Symbol,
  packageName: string,
  checker: ts.TypeChecker,
): { readonly item: ExportedItem; readonly isPart: boolean }[] {
  return listExports(module, { checker, packageName }).flatMap((item) => [
    { item, isPart: false },
    ...partsOfValue(item, checker).map((part) => ({ item: part, isPart: true })),
  ]);
}
