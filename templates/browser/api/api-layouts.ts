import type { ApiLayout } from '../../../src/model/api-reference.ts';

/** Storage key of the chosen layouts by kind of group, which `apiLayoutScript` reads too. */
export const layoutsKey = 'api-layout';

/** The layouts that the reader has chosen, by kind of group. */
export type ApiLayouts = Readonly<Record<string, ApiLayout>>;

// Not the storage of `lib`: the eager script has that in its only file, which importing it here would split.
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the stored choices; none if the browser denies access. Unknown layouts are left out. */
export function readLayouts(storage: GetStorage): ApiLayouts {
  try {
    const stored: unknown = JSON.parse(storage().getItem(layoutsKey) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, layout]) => isLayout(layout)));
  } catch {
    return {};
  }
}

/** Stores a choice for other pages and tabs, if the browser allows it. */
export function writeLayout(storage: GetStorage, kind: string, layout: ApiLayout): void {
  try {
    storage().setItem(layoutsKey, JSON.stringify({ ...readLayouts(storage), [kind]: layout }));
  } catch {
    // Access denied, or quota exceeded.
  }
}

/** Whether a value names a layout. */
export function isLayout(value: unknown): value is ApiLayout {
  return value === 'table' || value === 'expanded' || value === 'collapsed';
}
