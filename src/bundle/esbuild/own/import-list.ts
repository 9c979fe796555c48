import { relative, resolve, sep } from 'node:path';
import { hashData } from '../../../lib/hash.ts';
import type { ImportList, ListedImport, ScriptImport } from '../../../model/apart-demos.ts';
import type { FilePath } from '../../../model/path.ts';

/** Creates the list of what a script imports. */
export function importList(
  imports: readonly ScriptImport[],
  { folder, type }: Pick<ImportList, 'folder' | 'type'>,
  root: FilePath,
): ImportList {
  const merged = new Map<string, Set<string>>();
  for (const { specifier, names } of imports) {
    const known = merged.get(specifier) ?? new Set();
    merged.set(specifier, new Set([...known, ...names.map(([imported]) => imported)]));
  }
  const sorted = [...merged].map(([specifier, names]) => ({ specifier, names: [...names].sort() }));
  // The key is part of names of files, which must not depend on the machine.
  const place = relative(root, folder).split(sep).join('/');
  const key = hashData([place, type, sorted]).replace(/\W|_/g, '').slice(0, 12).toLowerCase();
  return { key, folder, type, imports: sorted };
}

/** Returns the name under which the module of a list exports a name of a module. */
export function listedName(list: ImportList, specifier: string, name: string): string {
  let index = 0;
  for (const listed of list.imports) {
    const at = listed.specifier === specifier ? listed.names.indexOf(name) : -1;
    if (at !== -1) return `e${index + at}`;
    index += listed.names.length;
  }
  throw new Error(`Internal error: ${name} of ${specifier} is not listed.`);
}

/**
 * Returns the module of a list, which exports all that is on it.
 *
 * @param nameOf names the module that stands for one specifier
 */
export function listModule(list: ImportList, nameOf: (specifier: string) => string): string {
  const statements = list.imports.map(({ specifier, names }) => {
    const from = JSON.stringify(nameOf(specifier));
    const exported = names.map((name) => `${JSON.stringify(name)} as ${listedName(list, specifier, name)}`);
    return names.length === 0 ? `import ${from};\n` : `export { ${exported.join(', ')} } from ${from};\n`;
  });
  return statements.join('');
}

/**
 * Returns the module that stands for one specifier, with all names on any list. One copy of the code that
 * makes CommonJS importable is enough, and the modules of lists need none.
 */
export function sharedModule({ specifier, names }: ListedImport, root: FilePath): string {
  const from = JSON.stringify(specifierIn(specifier, root));
  const named = names.filter((name) => name !== '*').map((name) => JSON.stringify(name));
  return [
    `import ${from};\n`,
    ...(named.length === 0 ? [] : [`export { ${named.join(', ')} } from ${from};\n`]),
    ...(names.includes('*') ? [`import * as all from ${from};\nexport { all as "*" };\n`] : []),
  ].join('');
}

/** Returns how a module outside the folder of the site names a module. */
function specifierIn(specifier: string, root: FilePath): string {
  return isRelative(specifier) ? resolve(root, specifier) : specifier;
}

/** True for `./content/data.ts` and `../shared/data.ts`. */
export function isRelative(specifier: string): boolean {
  return /^\.\.?\//.test(specifier);
}
