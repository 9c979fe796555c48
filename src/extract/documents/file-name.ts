/**
 * The name of the file of a document without its end: `Button` → `button`, `Dialog.Root` → `dialog-root`,
 * `useSVGIcon` → `use-svg-icon`
 */
export function documentName(name: string): string {
  return name
    .replaceAll('.', '-')
    .replaceAll('_', '-')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
