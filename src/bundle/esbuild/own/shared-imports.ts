import { resolve } from 'node:path';
import { relativePath } from '../../../lib/relative-path.ts';
import type { ImportList, ImportPlace, ListedImport, SharedImport } from '../../../model/apart-demos.ts';
import type { FilePath } from '../../../model/path.ts';
import { isRelative } from './import-list.ts';

/** Returns what any of these lists imports, by key. Equal for two sets of lists with the same imports. */
export function sharedImports(
  lists: Iterable<ImportList>,
  root: FilePath,
): ReadonlyMap<string, SharedImport> {
  const names = new Map<string, Set<string>>();
  const found = new Map<string, ListedImport & ImportPlace>();
  for (const { folder, type, imports } of lists)
    for (const one of imports) {
      const key = importKey(one.specifier, { folder, type }, root);
      const all = names.get(key) ?? new Set();
      for (const name of one.names) all.add(name);
      names.set(key, all);
      if (!found.has(key)) found.set(key, { ...one, folder, type });
    }
  const keys = [...found.keys()].sort();
  return new Map(
    keys.flatMap((key) => {
      const one = found.get(key);
      return one ? [[key, { ...one, key, names: [...(names.get(key) ?? [])].sort() }]] : [];
    }),
  );
}

/**
 * Returns the key of a specifier, which may mean another package in another folder. esbuild knows the type of
 * a virtual module by the end of its name.
 */
export function importKey(specifier: string, { folder, type }: ImportPlace, root: FilePath): string {
  const place = relativePath(root, folder);
  return `${place}:${specifier}${type === 'module' ? '#.mts' : ''}`;
}

/** Returns the specifier in a key. */
export function specifierOf(key: string): string {
  return key.slice(key.indexOf(':') + 1).replace(/#\.mts$/, '');
}

/** Returns the name under which the entry of a shared import exports a name of its module. */
export function exportedName({ names, key }: SharedImport, name: string): string {
  const at = names.indexOf(name);
  if (at === -1) throw new Error(`Internal error: ${name} of ${key} is not listed.`);
  return `e${at}`;
}

/** Returns the entry of a shared import. It has no code, so that a demo can do what its script does. */
export function entryModule(shared: SharedImport, from: string, prefix = ''): string {
  const exported = shared.names.map(
    (name) => `${JSON.stringify(name)} as ${prefix}${exportedName(shared, name)}`,
  );
  const module = JSON.stringify(from);
  return exported.length === 0
    ? `import ${module};\n`
    : `export { ${exported.join(', ')} } from ${module};\n`;
}

/** Returns the module that stands for a specifier, and has the code that makes CommonJS importable. */
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
