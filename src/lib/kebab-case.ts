/**
 * Writes the name of an export as anchors of API pages have it: `DataGrid2` → `data-grid-2`; `useSVGIcon` →
 * `use-svg-icon`; `Dialog.Root` → `dialog-root`
 */
export function kebabCase(name: string): string {
  return wordsOf(name).replace(/([a-z])(\d)/g, '$1-$2');
}

/**
 * Returns the last segment of the address of a page about an export, in each way it is written: `DataGrid2` →
 * `data-grid2` and `data-grid-2`
 */
export function kebabCases(name: string): string[] {
  return [...new Set([wordsOf(name), kebabCase(name)])];
}

function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}
