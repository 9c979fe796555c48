import type { ts } from '../typescript.ts';
import type { ExportClass } from './classify-export.ts';
import type { ExportedItem } from './list-exports.ts';

/** What is known about an export without a look at its type. */
export interface RememberedExport {
  readonly kind: ExportClass['kind'];
  /** Names of its properties that are components. */
  readonly parts: readonly string[];
}

/**
 * Remembers what exports are from one program to the next, because finding it out for all exports of a library
 * takes longer than describing the one that has changed.
 */
export interface ExportMemory {
  /** Undefined for an export that is new, or whose declarations may have changed. */
  get(item: ExportedItem): RememberedExport | undefined;
  set(item: ExportedItem, is: RememberedExport): void;
  /** Forgets everything: an export has turned out to be something else. */
  clear(): void;
}

/** Creates a memory. `hasChanged` compares a file with the last program. */
export function createExportMemory(hasChanged: (file: string) => boolean): ExportMemory {
  const known = new Map<string, RememberedExport>();
  const keyOf = ({ packageName, name }: ExportedItem) => `${packageName} ${name}`;
  const isSame = ({ declarations = [] }: ts.Symbol) =>
    declarations.every((node) => !hasChanged(node.getSourceFile().fileName));
  return {
    get: (item) => (isSame(item.symbol) ? known.get(keyOf(item)) : undefined),
    set: (item, is) => void known.set(keyOf(item), is),
    clear: () => known.clear(),
  };
}
