import { existsSync, readFileSync } from 'node:fs';
import { componentName } from '../../../lib/component-name.ts';
import type { FilePath } from '../../../model/path.ts';
import { exportedNames } from './exported-names.ts';

/** How a module of a demo gets its default export. */
export interface MissingDefault {
  readonly hint: string;
  /** The line of the component that the hint exports; the first one if there is none. */
  readonly line: number;
}

/** Finds the component that a module of a demo has to export as default. */
export function missingDefault(file: FilePath): MissingDefault {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const exported = exportedNames(file).find((one) => /^[A-Z]/.test(one));
  const name = exported ?? /^(?:async\s+)?(?:function|class|const)\s+([A-Z][\w$]*)/m.exec(text)?.[1];
  if (name === undefined) return { hint: `export default function ${componentName(file)}() {`, line: 1 };
  return { hint: hintFor(name, text), line: lineOf(name, text) };
}

function hintFor(name: string, text: string): string {
  const isFunction = new RegExp(`^(?:export\\s+)?(async\\s+)?function\\s+${name}\\b`, 'm').test(text);
  if (isFunction) return `export default function ${name}() {`;
  const elsewhere = exportOfAnother(name, text);
  if (elsewhere !== undefined) return elsewhere;
  const [, factory = '', passed = ''] =
    new RegExp(`^export\\s+const\\s+${name}\\b[^=]*=\\s*([\\w$.]+)\\(([^)]*)`, 'm').exec(text) ?? [];
  const component = passed.split(/[,{]/).find((argument) => /^\s*[A-Z][\w$]*\s*$/.test(argument));
  const line = component && exportOfImported(component.trim(), text);
  return line === undefined || line === ''
    ? `export default ${name};`
    : `Export the component instead of what ${factory}() makes of it: ${line}`;
}

/** The line that declares or lists a name; the first one if another module declares it. */
function lineOf(name: string, text: string): number {
  const declared = `(?:export\\s+)?(?:async\\s+)?(?:const|let|var|class|function\\*?)\\s+${name}\\b`;
  const found = new RegExp(`^(?:${declared}|export\\s*\\{[^}]*\\b${name}\\b)`, 'm').exec(text);
  return text.slice(0, found?.index ?? 0).split('\n').length;
}

/** `export { Inner as Card } from './Card';` → `export { Inner as default } from './Card';` */
function exportOfAnother(name: string, text: string): string | undefined {
  for (const [, listed = '', path] of text.matchAll(/^export\s*\{([^}]*)\}\s*from\s*['"]([^'"]*)['"]/gm)) {
    const items = listed.split(',').map((item) => item.trim().split(/\s+/));
    const [inside] = items.find((words) => words.at(-1) === name) ?? [];
    if (inside !== undefined)
      return `export { ${inside === 'default' ? inside : `${inside} as default`} } from '${path}';`;
  }
  return undefined;
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
