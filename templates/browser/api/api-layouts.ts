import type { ApiLayout } from '../../../src/model/api-reference.ts';
import type { PageStorage } from '../lib/page-storage.ts';

/** Storage key of the chosen layouts by kind of group, which `apiLayoutScript` reads too. */
export const layoutsKey = 'api-layout';

/** The layouts that the reader has chosen, by kind of group. */
export type ApiLayouts = Readonly<Record<string, ApiLayout>>;

/** Reads the stored choices. Unknown layouts are left out. */
export function readLayouts(storage: PageStorage): ApiLayouts {
  try {
    const stored: unknown = JSON.parse(storage.read(layoutsKey) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, layout]) => isLayout(layout)));
  } catch {
    return {};
  }
}

/** Stores a choice for other pages and tabs. */
export function writeLayout(storage: PageStorage, kind: string, layout: ApiLayout): void {
  storage.write(layoutsKey, JSON.stringify({ ...readLayouts(storage), [kind]: layout }));
}

/** Whether a value names a layout. */
export function isLayout(value: unknown): value is ApiLayout {
  return value === 'table' || value === 'expanded' || value === 'collapsed';
}
