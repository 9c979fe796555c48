import type { OriginLine } from '../page/author-lines.ts';
import { isShownImport } from './imported-elements.ts';
import { isSupported } from './jsx-elements.ts';
import { type Reading, report } from './mdx-reading.ts';

const importEnd = /(?:\bfrom\s*)?["'][^"']*["']\s*(?:with\s*\{[^}]*\}\s*)?;?\s*$/;

/** Drops `import … from '…';` or `export …`, with its further lines. */
export function readModuleLines({ text, origin }: OriginLine, reading: Reading): void {
  const isImport = text.startsWith('import');
  const block: string[] = [];
  let depth = 0;
  for (; reading.at < reading.lines.length; reading.at += 1) {
    const line = reading.lines[reading.at]?.text ?? '';
    if (line.trim() === '' && (depth <= 0 || isImport)) break;
    block.push(line);
    depth += (line.match(/[{[(]/g)?.length ?? 0) - (line.match(/[}\])]/g)?.length ?? 0);
    if (isImport ? importEnd.test(line) : depth <= 0 && /[;}]\s*$/.test(line)) {
      reading.at += 1;
      break;
    }
  }
  const written = block.join('\n');
  const names = importedNames(written);
  const from = /["']([^"']*)["']/.exec(written)?.[1] ?? '';
  for (const name of names) reading.imports.set(name, from);
  const isShown = (name: string) => isSupported(name) || isShownImport(name, reading);
  if (isImport && names.length > 0 && names.every(isShown)) return;
  if (!isImport && isKeywords(written)) return;
  report(origin, 1, reading, {
    code: 'foreign-import',
    message: isImport
      ? `The import of "${from}" has no effect; pages are not modules.`
      : 'This export has no effect; pages are not modules.',
    hint: isImport
      ? 'Show a component of the site with {{"component": "name"}}.'
      : 'Write the values where they are used.',
  });
}

/** `import A, { B, C as D } from 'x'` → A, B, D */
function importedNames(written: string): string[] {
  const clause = /^import\s+([\s\S]*?)\s+from\b/.exec(written)?.[1] ?? '';
  return clause
    .replace(/[{}]/g, ',')
    .split(',')
    .map((name) => name.trim().replace(/^.*\s+as\s+/, ''))
    .filter((name) => name !== '');
}

/** `export const metadata = { keywords: [ … ] }`: search engines ignore keywords, and so does a reader. */
function isKeywords(written: string): boolean {
  return /^export\s+const\s+metadata\s*=\s*\{\s*keywords:\s*\[[^\]]*\],?\s*\};?\s*$/.test(written);
}
