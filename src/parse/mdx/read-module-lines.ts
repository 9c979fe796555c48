import { importedPath } from '../includes/include-line.ts';
import type { LineOrigin, OriginLine } from '../page/author-lines.ts';
import { isShownImport } from './imported-elements.ts';
import { isSupported } from './jsx-elements.ts';
import { stringLiteral } from './jsx-tag.ts';
import { type Reading, reportMdx } from './mdx-reading.ts';

const importEnd = /(?:\bfrom\s*)?["'][^"']*["']\s*(?:with\s*\{[^}]*\}\s*)?;?\s*$/;

/** Drops `import … from '…';` or `export …`, with its further lines. Keeps what the page can show of it. */
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
  if (!isImport) {
    if (!isKeywords(written) && !readText(written, reading)) reportExport(written, origin, reading);
    return;
  }
  // Formatters of Markdown fill lines: `import A from 'a'; import B from 'b';`
  for (const each of written.split(/;\s*(?=import\s)/)) readImport(each, origin, reading);
}

function readImport(written: string, origin: LineOrigin, reading: Reading): void {
  const names = importedNames(written);
  const from = importedPath(/["']([^"']*)["']/.exec(written)?.[1] ?? '');
  for (const name of names) reading.imports.set(name, from);
  if (names.length > 0 && names.every((name) => isSupported(name) || isShownImport(name, reading))) return;
  const problem = reportMdx(origin, 1, reading, {
    code: 'foreign-import',
    message: `The import of "${from}" has no effect; pages are not modules.`,
    hint: 'Show a component of the site with {{"component": "name"}}.',
  });
  // The name of a missing file is more useful than that of the element which shows it.
  if (!/\.mdx?$/.test(from)) reading.bound.set(problem, names);
}

/** Keeps a constant that is a text, to write it where the page uses it; false for other exports. */
function readText(written: string, { texts }: Reading): boolean {
  const [, name, value = ''] = /^export\s+const\s+([\w$]+)\s*=([\s\S]*?);?\s*$/.exec(written) ?? [];
  const text = stringLiteral(value);
  if (name === undefined || text === undefined) return false;
  texts.set(name, text);
  return true;
}

function reportExport(written: string, origin: LineOrigin, reading: Reading): void {
  const problem = reportMdx(origin, 1, reading, {
    code: 'foreign-import',
    message: 'This export has no effect; pages are not modules.',
    hint: 'Write the values where they are used.',
  });
  const [, name] =
    /^export\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\w$]+)/.exec(written) ?? [];
  reading.bound.set(problem, name === undefined ? [] : [name]);
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
