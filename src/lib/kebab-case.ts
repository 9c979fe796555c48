/**
 * Writes the name of an export as anchors of API pages have it: `DataGrid2` → `data-grid-2`; `useSVGIcon` →
 * `use-svg-icon`; `Dialog.Root` → `dialog-root`; `ÜberGröße` → `über-größe`
 */
export function kebabCase(name: string): string {
  return wordsOf(name).replace(/(\p{Ll})(\d)/gu, '$1-$2');
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
    .replace(/([\p{Ll}\d]\p{M}*)(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .toLowerCase();
}
