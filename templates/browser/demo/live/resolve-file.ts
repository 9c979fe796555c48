/**
 * The file of a demo that a relative import means, as the bundler finds it: by its whole name, or with an end that may be left out. A name
 * that ends in `.js` finds TypeScript too.
 *
 * @param from name of the importing file; names are paths from the demo: `Demo.tsx`, `data/rows.json`, `../shared.ts`
 */
export function resolveFile(from: string, specifier: string, names: readonly string[]): string | undefined {
  const base = normal(`${from.replace(/[^/]*$/, '')}${specifier}`);
  const stem = base.replace(/\.[cm]?jsx?$/, '');
  const ends = ['.tsx', '.ts', '.jsx', '.js'];
  const wanted = [base, ...[base, stem].flatMap((path) => ends.map((end) => path + end))];
  return wanted.find((name) => names.includes(name));
}

/** `data/../rows` → `rows`, `./rows` → `rows`; leading `..` stay. */
function normal(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
