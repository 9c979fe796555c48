import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { FilePath } from '../../model/path.ts';
import { exportedNames } from './exported-names.ts';

/** Returns the line that gives a module of a demo its default export. */
export function defaultExportHint(file: FilePath): string {
  const name = exportedNames(file).find((exported) => /^[A-Z]/.test(exported));
  if (name === undefined) return `export default function ${componentName(file)}() {`;
  const text = readFileSync(file, 'utf8');
  const isFunction = new RegExp(`^export\\s+(async\\s+)?function\\s+${name}\\b`, 'm').test(text);
  if (isFunction) return `export default function ${name}() {`;
  const [, factory = '', passed = ''] =
    new RegExp(`^export\\s+const\\s+${name}\\b[^=]*=\\s*([\\w$.]+)\\(([^)]*)`, 'm').exec(text) ?? [];
  const component = passed.split(/[,{]/).find((argument) => /^\s*[A-Z][\w$]*\s*$/.test(argument));
  const line = component && exportOfImported(component.trim(), text);
  return line === undefined || line === ''
    ? `export default ${name};`
    : `Export the component instead of what ${factory}() makes of it: ${line}`;
}

/** `import { Basic } from './Basic';` → `export { Basic as default } from './Basic';` */
function exportOfImported(component: string, text: string): string | undefined {
  const statement = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*['"](\.[^'"]*)['"]/gm;
  for (const [, whole, named = '', path] of text.matchAll(statement)) {
    if (whole === component) return `export { default } from '${path}';`;
    if (named.split(',').some((one) => one.trim() === component))
      return `export { ${component} as default } from '${path}';`;
  }
  return undefined;
}

/** `basic-button.tsx` → `BasicButton` */
function componentName(file: FilePath): string {
  const words = basename(file, extname(file)).split(/[^A-Za-z0-9]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
