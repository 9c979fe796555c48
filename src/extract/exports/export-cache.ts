import type { ts } from '../typescript.ts';
import type { ExportClass } from './classify-export.ts';
import type { ExportedItem } from './list-exports.ts';

/** What is known about an export without a look at its type. */
export interface CachedExport {
  readonly kind: ExportClass['kind'];
  /** Names of its properties that are components. */
  readonly parts: readonly string[];
}

/**
 * Keeps what exports are from one program to the next, because finding it out for all exports of a
 * library takes longer than describing the one that has changed.
 */
export interface ExportCache {
  /** Undefined for an export that is new, or whose declarations may have changed. */
  get(item: ExportedItem): CachedExport | undefined;
  set(item: ExportedItem, is: CachedExport): void;
  /** Empties the cache: an export has turned out to be something else. */
  clear(): void;
}

/** Creates an empty cache. `hasChanged` compares a file with the last program. */
export function createExportCache(hasChanged: (file: string) => boolean): ExportCache {
  const known = new Map<string, CachedExport>();
  const keyOf = ({ packageName, name }: ExportedItem) => `${packageName} ${name}`;
  const isSame = ({ declarations = [] }: ts.Symbol) =>
    declarations.every((node) => !hasChanged(node.getSourceFile().fileName));
  return {
    get: (item) => (isSame(item.symbol) ? known.get(keyOf(item)) : undefined),
    set: (item, is) => void known.set(keyOf(item), is),
    clear: () => known.clear(),
  };
}
