const importStatement = /\bimport\s+(?:([\w$]+)|\{([^}]*)\})\s+from\s+['"]([^'"]+)['"]/g;

/**
 * Returns the names under which import statements make a document's subject known: module and export.
 *
 * `import Button from '@mui/material/Button'` → `@mui/material/Button#default`;
 * `import { Dialog } from '@base-ui/react/dialog'`, for `Dialog.Root` → `@base-ui/react/dialog#Dialog.Root`
 */
export function importKeys(imports: readonly string[], name: string): string[] {
  const part = name.includes('.') ? name.slice(name.indexOf('.')) : '';
  return [...imports.join('\n').matchAll(importStatement)].flatMap(([, whole, names = '', specifier]) => {
    if (whole !== undefined) return `${specifier}#default${part}`;
    const exported = names.split(',').map((written) => written.trim().split(/\s+as\s+/)[0]);
    return exported.filter((own) => own === name.split('.')[0]).map((own) => `${specifier}#${own}${part}`);
  });
}
